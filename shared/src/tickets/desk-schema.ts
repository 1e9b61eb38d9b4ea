import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Moment, Uuid } from '../wire/schema'
import { TICKET_KIND_FORM } from './form'

export const TicketKindInput = inputOf(TICKET_KIND_FORM)
export const TicketKindRow = rowOf(TICKET_KIND_FORM, {
  event: t.Object({ id: Uuid, title: t.String() }),
  session: t.Object({ id: Uuid, starts_at: Moment, venue: t.String() }),
  sold: Integer({ description: 'Tickets that somebody holds.' }),
  held: Integer({ description: 'Seats kept for who pays just now.' }),
  created_at: Moment,
})
export type TicketKindRowWire = typeof TicketKindRow.static
