import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money } from '../../db/columns'
import { User } from '../customers/user'
import { EventSession } from '../events/event-session'

/** What was asked for, as it was called and what it cost then. */
export type PurchaseLine = { kind_id: string; name: string; price: number; count: number }

/** Tickets of a session that somebody buys together. How far it is, `purchaseState` tells by its moments. */
const TicketPurchaseSchema = defineEntity({
  name: 'TicketPurchase',
  tableName: 'ticket_purchase',
  checks: [
    { name: 'ticket_purchase_total_check', expression: 'total >= 0' },
    { name: 'ticket_purchase_ended_check', expression: 'paid_at is null or failed_at is null' },
  ],
  properties: {
    id: id(),
    /** What a person and the bank call it. */
    number: p.integer().autoincrement().unique(),
    /** Null of who has left. */
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('set null').nullable(),
    session_id: () => p.manyToOne(EventSession).mapToPk().joinColumn('session_id'),
    mail: p.text(),
    lines: p.json<PurchaseLine[]>(),
    /** Rubles. */
    total: money(),
    /** Until then its seats are nobody else's: read by condition, no job has to end it. */
    held_until: p.datetime(),
    /** When its tickets were made; of a free one at once. */
    paid_at: p.datetime().nullable(),
    /** When money came for seats that were gone. */
    failed_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'ticket_purchase_user',
      expression: 'create index "ticket_purchase_user" on "ticket_purchase" ("user_id", "created_at" desc, "id" desc)',
    },
    {
      name: 'ticket_purchase_mail',
      expression: 'create index "ticket_purchase_mail" on "ticket_purchase" using gin ("mail" gin_trgm_ops)',
    },
    { name: 'ticket_purchase_session', properties: ['session_id', 'created_at'] },
    { name: 'ticket_purchase_newest', properties: ['created_at', 'id'] },
  ],
})
export class TicketPurchase extends TicketPurchaseSchema.class {}
TicketPurchaseSchema.setClass(TicketPurchase)
