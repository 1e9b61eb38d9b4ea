import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { EventSession } from '../events/event-session'

/** What is sold for a session: a price, how many, how many to one person, and when. */
const TicketKindSchema = defineEntity({
  name: 'TicketKind',
  tableName: 'ticket_kind',
  checks: [
    { name: 'ticket_kind_price_check', expression: 'price >= 0' },
    { name: 'ticket_kind_seats_check', expression: 'seats >= 0' },
    { name: 'ticket_kind_code_uses_check', expression: 'code_uses is null or code_uses >= 1' },
    { name: 'ticket_kind_per_person_check', expression: 'per_person >= 1' },
    {
      name: 'ticket_kind_sale_check',
      expression: 'sale_from is null or sale_to is null or sale_to > sale_from',
    },
  ],
  triggers: [showing({ tags: ['events'] })],
  properties: {
    id: id(),
    session_id: () => p.manyToOne(EventSession).mapToPk().joinColumn('session_id'),
    name: p.text(),
    /** Rubles; 0 is free. */
    price: money(),
    /** Which part of the hall's plan it is laid over, as `rowsAt` reads it; empty: admission without seats. */
    places: p.text().default(''),
    /** As many rows of `ticket_seat` there are of it. */
    seats: p.integer(),
    per_person: p.integer(),
    /** Sold only to whom it is known, however it is spelled; null: to anybody. */
    access_code: p.text().nullable(),
    /** Purchases by the code; null: any number. */
    code_uses: p.integer().nullable(),
    sale_from: p.datetime().nullable(),
    /** Null: until the session begins. */
    sale_to: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'ticket_kind_session', properties: ['session_id', 'created_at'] },
    {
      name: 'ticket_kind_newest',
      expression: 'create index "ticket_kind_newest" on "ticket_kind" ("created_at" desc, "id" desc)',
    },
    { name: 'ticket_kind_name', properties: ['name', 'id'] },
  ],
})
export class TicketKind extends TicketKindSchema.class {}
TicketKindSchema.setClass(TicketKind)
