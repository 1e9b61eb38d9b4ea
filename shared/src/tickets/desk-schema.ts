import { t } from 'elysia'
import { PaymentMethodSchema } from '../payments/schema'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Rubles, Uuid } from '../wire/schema'
import { TICKET_GATE_FORM, TICKET_KIND_FORM } from './form'
import { PASS_VERDICTS } from './passes'

export const TicketKindInput = inputOf(TICKET_KIND_FORM)
/** What of a kind was sold. */
export const TicketKindFigures = t.Object({
  stock: Integer({ description: 'Seats in all, whether they stand on a plan or not.' }),
  sold: Integer({ description: 'Tickets that somebody holds.' }),
  held: Integer({ description: 'Seats kept for who pays just now.' }),
  refunded: Integer({ description: 'Tickets that came back.' }),
  passed: Integer({ description: 'Tickets that somebody has come in by.' }),
  revenue: Integer({ description: 'Rubles paid for those that stay sold.' }),
})
export const TicketKindRow = rowOf(TICKET_KIND_FORM, {
  ...TicketKindFigures.properties,
  event: t.Object({ id: Uuid, title: t.String() }),
  session: t.Object({ id: Uuid, starts_at: Moment, venue: t.String() }),
  created_at: Moment,
})
export type TicketKindRowWire = typeof TicketKindRow.static

export const TicketGateInput = inputOf(TICKET_GATE_FORM)
export const TicketGateRow = rowOf(TICKET_GATE_FORM, {
  event: t.Object({ id: Uuid, title: t.String() }),
  session: t.Object({ id: Uuid, starts_at: Moment, venue: t.String() }),
  key: t.String({ format: 'uuid', description: 'What the link of its scanner says.' }),
  passes: Integer({ description: 'How many came in there.' }),
  created_at: Moment,
})
export type TicketGateRowWire = typeof TicketGateRow.static

/** Somebody came in. */
export const TicketPassRow = t.Object({
  id: Uuid,
  ticket_id: Uuid,
  kind: t.String(),
  number: Integer({ description: 'Of the purchase.' }),
  gate: t.String(),
  device: t.String(),
  passed_at: Moment,
  verdict: t.UnionEnum(namesOf(PASS_VERDICTS), { default: undefined }),
})
export type TicketPassRowWire = typeof TicketPassRow.static

/** Who comes by a ticket: who was handed it, else who bought it. */
export const TicketGuestRow = t.Object({
  id: Uuid,
  starts_at: Moment,
  kind: t.String(),
  seat: Nullable(t.String({ description: 'Where it is on the plan of the hall.' })),
  price: Rubles,
  number: Integer({ description: 'Of the purchase.' }),
  /** How it was paid; null where nothing was. */
  payment_method: Nullable(PaymentMethodSchema),
  name: Nullable(t.String({ description: 'Null of who has left.' })),
  phone: Nullable(t.String({ description: 'Only for who may see customers.' })),
  used_at: Nullable(Moment),
  refunded_at: Nullable(Moment),
})
export type TicketGuestRowWire = typeof TicketGuestRow.static

/** How many came in within each hour. */
export const PassHours = t.Object({
  items: t.Array(t.Object({ at: Moment, count: Integer() }), { description: 'Two hundred at most.' }),
})
export type PassHoursWire = typeof PassHours.static
