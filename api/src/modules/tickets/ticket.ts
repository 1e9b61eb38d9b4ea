import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money } from '../../db/columns'
import { User } from '../customers/user'
import { TicketKind } from './ticket-kind'
import { TicketPurchase } from './ticket-purchase'
import { TicketSeat } from './ticket-seat'

/** One admission that was sold; given back it stays, and its seat is free. */
const TicketSchema = defineEntity({
  name: 'Ticket',
  tableName: 'ticket',
  checks: [{ name: 'ticket_price_check', expression: 'price >= 0' }],
  properties: {
    id: id(),
    purchase_id: () => p.manyToOne(TicketPurchase).mapToPk().joinColumn('purchase_id'),
    kind_id: () => p.manyToOne(TicketKind).mapToPk().joinColumn('kind_id'),
    /** Null of one given back whose seat was taken out of the stock since. */
    seat_id: () => p.manyToOne(TicketSeat).mapToPk().joinColumn('seat_id').deleteRule('set null').nullable(),
    /** Who comes in by it where it was handed over; null: who bought it. */
    holder_id: () => p.manyToOne(User).mapToPk().joinColumn('holder_id').deleteRule('set null').nullable(),
    /** Rubles that were paid for it. */
    price: money(),
    /** Stands in its code: with the next one the former code says nothing. */
    version: p.integer().default(1),
    used_at: p.datetime().nullable(),
    /** Who let it in, in words. */
    used_by: p.text().nullable(),
    refunded_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'ticket_once',
      expression: 'create unique index "ticket_once" on "ticket" ("seat_id") where refunded_at is null',
    },
    { name: 'ticket_seat_of', properties: ['seat_id'] },
    { name: 'ticket_purchase_of', properties: ['purchase_id', 'id'] },
    { name: 'ticket_kind_of', properties: ['kind_id'] },
    {
      name: 'ticket_holder',
      expression: 'create index "ticket_holder" on "ticket" ("holder_id") where holder_id is not null',
    },
  ],
})
export class Ticket extends TicketSchema.class {}
TicketSchema.setClass(Ticket)
