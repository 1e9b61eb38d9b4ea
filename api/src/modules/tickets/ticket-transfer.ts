import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Ticket } from './ticket'

/**
 * A ticket goes from one person to another: at once to somebody of the portal, or by a link to whoever opens it. Of a ticket one
 * link is open at most; a row is only ever claimed or withdrawn.
 */
const TicketTransferSchema = defineEntity({
  name: 'TicketTransfer',
  tableName: 'ticket_transfer',
  checks: [
    { name: 'ticket_transfer_ended_check', expression: 'claimed_at is null or withdrawn_at is null' },
    { name: 'ticket_transfer_claimed_check', expression: 'to_user_id is null or claimed_at is not null' },
  ],
  properties: {
    id: id(),
    ticket_id: () => p.manyToOne(Ticket).mapToPk().joinColumn('ticket_id'),
    from_user_id: () => p.manyToOne(User).mapToPk().joinColumn('from_user_id').deleteRule('set null').nullable(),
    to_user_id: () => p.manyToOne(User).mapToPk().joinColumn('to_user_id').deleteRule('set null').nullable(),
    /** Whom it went to, as who gave it calls them. */
    name: p.text(),
    created_at: createdAt(),
    claimed_at: p.datetime().nullable(),
    withdrawn_at: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'ticket_transfer_open',
      expression:
        'create unique index "ticket_transfer_open" on "ticket_transfer" ("ticket_id") where claimed_at is null and withdrawn_at is null',
    },
    { name: 'ticket_transfer_of', properties: ['ticket_id', 'created_at'] },
    {
      name: 'ticket_transfer_from',
      expression:
        'create index "ticket_transfer_from" on "ticket_transfer" ("from_user_id") where from_user_id is not null',
    },
    {
      name: 'ticket_transfer_to',
      expression:
        'create index "ticket_transfer_to" on "ticket_transfer" ("to_user_id", "created_at" desc, "id" desc) where to_user_id is not null',
    },
  ],
})
export class TicketTransfer extends TicketTransferSchema.class {}
TicketTransferSchema.setClass(TicketTransfer)
