import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { EventSession } from '../events/event-session'
import { TicketKind } from './ticket-kind'
import { TicketPurchase } from './ticket-purchase'

/**
 * The stock: a row an admission or a seat of a plan, so that who buys takes rows that nobody else has locked and no one waits for the whole event.
 * Free where it is not sold and nobody holds it now.
 */
const TicketSeatSchema = defineEntity({
  name: 'TicketSeat',
  tableName: 'ticket_seat',
  checks: [
    {
      name: 'ticket_seat_placed_check',
      expression: 'num_nulls(session_id, sector, row_name, number) in (0, 4)',
    },
    { name: 'ticket_seat_sold_check', expression: 'not is_sold or purchase_id is not null' },
    { name: 'ticket_seat_held_check', expression: '(purchase_id is null) = (held_until is null)' },
  ],
  properties: {
    id: id(),
    kind_id: () => p.manyToOne(TicketKind).mapToPk().joinColumn('kind_id').deleteRule('cascade'),
    /** These four of a seat on a plan alone: the session, and what the seat is called. */
    session_id: () => p.manyToOne(EventSession).mapToPk().joinColumn('session_id').deleteRule('cascade').nullable(),
    sector: p.text().nullable(),
    row_name: p.text().nullable(),
    number: p.integer().nullable(),
    purchase_id: () =>
      p.manyToOne(TicketPurchase).mapToPk().joinColumn('purchase_id').deleteRule('no action').nullable(),
    held_until: p.datetime().nullable(),
    is_sold: p.boolean().default(false),
  },
  indexes: [
    {
      name: 'ticket_seat_unsold',
      expression: 'create index "ticket_seat_unsold" on "ticket_seat" ("kind_id", "id") where not is_sold',
    },
    {
      name: 'ticket_seat_placed',
      expression:
        'create unique index "ticket_seat_placed" on "ticket_seat" ("session_id", "sector", "row_name", "number") where session_id is not null',
    },
    { name: 'ticket_seat_kind', properties: ['kind_id'] },
    {
      name: 'ticket_seat_purchase',
      expression: 'create index "ticket_seat_purchase" on "ticket_seat" ("purchase_id") where purchase_id is not null',
    },
  ],
})
export class TicketSeat extends TicketSeatSchema.class {}
TicketSeatSchema.setClass(TicketSeat)
