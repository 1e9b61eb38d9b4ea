import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { TicketKind } from './ticket-kind'
import { TicketPurchase } from './ticket-purchase'

/** Somebody waits for tickets that are sold out, several together or none. Who left is no row any more. */
const TicketWaitSchema = defineEntity({
  name: 'TicketWait',
  tableName: 'ticket_wait',
  checks: [{ name: 'ticket_wait_count_check', expression: 'count >= 1' }],
  properties: {
    id: id(),
    kind_id: () => p.manyToOne(TicketKind).mapToPk().joinColumn('kind_id').deleteRule('cascade'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    count: p.integer(),
    mail: p.text(),
    created_at: createdAt(),
    /** The purchase that holds what was offered; null while they wait. */
    purchase_id: () =>
      p.manyToOne(TicketPurchase).mapToPk().joinColumn('purchase_id').deleteRule('set null').nullable(),
  },
  indexes: [
    {
      name: 'ticket_wait_open',
      expression:
        'create unique index "ticket_wait_open" on "ticket_wait" ("kind_id", "user_id") where purchase_id is null',
    },
    {
      name: 'ticket_wait_next',
      expression:
        'create index "ticket_wait_next" on "ticket_wait" ("kind_id", "created_at", "id") where purchase_id is null',
    },
    { name: 'ticket_wait_user', properties: ['user_id'] },
    { name: 'ticket_wait_purchase', properties: ['purchase_id'] },
  ],
})
export class TicketWait extends TicketWaitSchema.class {}
TicketWaitSchema.setClass(TicketWait)
