import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { RECEIPT_KINDS } from '../payments/receipts'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, RUBLES_MAX, Rubles, Uuid } from '../wire/schema'
import { PER_PERSON_MAX, TICKET_MAIL_FORM } from './form'
import { PURCHASE_STATES, SALE_STATES } from './rules'

const EventInShort = t.Object({ number: Integer(), slug: t.String(), title: t.String() })
const Session = {
  id: Uuid,
  starts_at: Moment,
  ends_at: Nullable(Moment),
  state: t.String(),
  venue: t.String(),
  city: t.String(),
  address: t.String(),
  hall: Nullable(t.String()),
}

/** A kind of tickets as who buys sees it. */
const KindOnSale = t.Object({
  id: Uuid,
  name: t.String(),
  price: Rubles,
  state: t.UnionEnum(namesOf(SALE_STATES), { default: undefined }),
  sale_from: Nullable(Moment),
  most: Integer({ description: 'So many can be taken by one person now: never more than the seats that are free.' }),
})
export type KindOnSaleWire = typeof KindOnSale.static

/** What is sold for a session. */
export const SaleSchema = t.Object({
  ...Session,
  event: EventInShort,
  refund_hours: Nullable(Integer()),
  kinds: t.Array(KindOnSale, { description: 'Fifty at most.' }),
})
export type SaleWire = typeof SaleSchema.static

const Sum = Integer({
  minimum: 0,
  maximum: RUBLES_MAX,
  description: 'Rubles as they were shown: another sum is refused.',
})
const Count = Integer({ minimum: 1, maximum: PER_PERSON_MAX })
export const PurchaseInput = t.Object({
  session_id: Uuid,
  items: t.Array(t.Object({ kind_id: Uuid, count: Count }), { minItems: 1, maxItems: 10 }),
  mail: fieldText(TICKET_MAIL_FORM.mail),
  total: Sum,
})
export type PurchaseInputWire = typeof PurchaseInput.static
export const PurchaseBegun = t.Object({
  id: Uuid,
  payment_url: t.Optional(
    t.String({ description: 'Where to pay; absent where nothing is owed or the bank is silent.' }),
  ),
})

export const TicketSchema = t.Object({
  id: Uuid,
  kind: t.String(),
  price: Rubles,
  code: Nullable(t.String({ description: 'What its QR says; null of a ticket that was given back.' })),
  used_at: Nullable(Moment),
  refunded_at: Nullable(Moment),
})
export type TicketWire = typeof TicketSchema.static

const PurchaseHead = {
  id: Uuid,
  number: Integer(),
  state: t.UnionEnum(namesOf(PURCHASE_STATES), { default: undefined }),
  created_at: Moment,
  held_until: Moment,
  total: Rubles,
  event: EventInShort,
  session: t.Object(Session),
  count: Integer({ description: 'Tickets asked for.' }),
}
export const PurchaseRow = t.Object(PurchaseHead)
export type PurchaseRowWire = typeof PurchaseRow.static
export const PurchaseSchema = t.Object({
  ...PurchaseHead,
  mail: t.String(),
  lines: t.Array(t.Object({ kind_id: Uuid, name: t.String(), price: Rubles, count: Integer() })),
  tickets: t.Array(TicketSchema),
  refund_hours: Nullable(Integer()),
  receipts: t.Array(t.Object({ kind: t.UnionEnum([...RECEIPT_KINDS], { default: undefined }), url: t.String() }), {
    description: 'Those that the till has printed, with their pages.',
  }),
  can_refund: t.Boolean({ description: 'Tickets that were not used can be given back now, for all that was paid.' }),
  returned: t.Object(
    { asked: Rubles, done: Rubles },
    { description: 'Rubles that come back, and those that the bank has sent already.' },
  ),
})
export type PurchaseWire = typeof PurchaseSchema.static

export const RefundInput = t.Object({
  ticket_ids: t.Array(Uuid, { minItems: 1, maxItems: PER_PERSON_MAX * 10 }),
  total: Sum,
})
