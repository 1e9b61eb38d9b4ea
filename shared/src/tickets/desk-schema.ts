import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { PaymentMethodSchema } from '../payments/schema'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, RUBLES_MAX, Rubles, Uuid } from '../wire/schema'
import { PURCHASE_REFUND_FORM, PURCHASE_SEND_FORM, TICKET_GATE_FORM, TICKET_KIND_FORM } from './form'
import { PASS_VERDICTS } from './passes'
import { PURCHASE_STATES } from './rules'

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

const Buyer = t.Object({ id: Uuid, name: Nullable(t.String()), phone: Nullable(t.String()) })
/** A purchase as support finds it. */
export const PurchaseDeskRow = t.Object({
  id: Uuid,
  number: Integer(),
  state: t.UnionEnum(namesOf(PURCHASE_STATES), { default: undefined }),
  created_at: Moment,
  total: Rubles,
  mail: t.String(),
  /** Null of who has left. */
  buyer: Nullable(Buyer),
  event: t.Object({ id: Uuid, title: t.String() }),
  session: t.Object({ id: Uuid, starts_at: Moment, state: t.String(), venue: t.String() }),
  count: Integer({ description: 'Tickets asked for.' }),
  used: Integer({ description: 'Tickets that somebody has come in by.' }),
  refunded: Integer({ description: 'Tickets that came back.' }),
})
export type PurchaseDeskRowWire = typeof PurchaseDeskRow.static

/** The same with its tickets: who came in by which, and what of its money went back. */
export const PurchaseDeskCard = t.Object({
  ...PurchaseDeskRow.properties,
  paid_at: Nullable(Moment),
  can_send: t.Boolean({ description: 'Some tickets still let the buyer in: they can be sent again.' }),
  returned: t.Object({ asked: Rubles, done: Rubles }, { description: 'Rubles that go back, and those that are back.' }),
  tickets: t.Array(
    t.Object({
      id: Uuid,
      name: t.String({ description: 'Its kind, and its seat where it has one.' }),
      price: Rubles,
      /** Whom it was handed to. */
      holder: Nullable(Buyer),
      used_at: Nullable(Moment),
      used_by: Nullable(t.String({ description: 'Who let it in.' })),
      refunded_at: Nullable(Moment),
    }),
  ),
})
export type PurchaseDeskCardWire = typeof PurchaseDeskCard.static

export const PurchaseRefundInput = t.Object({
  ticket_ids: t.Array(Uuid, { maxItems: 200, uniqueItems: true }),
  total: Integer({
    minimum: 0,
    maximum: RUBLES_MAX,
    description: 'Rubles as they were shown: another sum is refused.',
  }),
  reason: fieldText(PURCHASE_REFUND_FORM.reason),
})
export const PurchaseSendInput = t.Object({ mail: fieldText(PURCHASE_SEND_FORM.mail) })
