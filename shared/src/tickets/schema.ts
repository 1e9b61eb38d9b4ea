import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { RECEIPT_KINDS } from '../payments/receipts'
import { AttemptInShort, OnlineWay } from '../payments/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, RUBLES_MAX, Rubles, Uuid } from '../wire/schema'
import { PER_PERSON_MAX, TICKET_HAND_FORM, TICKET_LINK_FORM, TICKET_MAIL_FORM } from './form'
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
  is_seated: t.Boolean({ description: 'Its seats are chosen on the plan of the hall.' }),
  price: Rubles,
  state: t.UnionEnum(namesOf(SALE_STATES), { default: undefined }),
  sale_from: Nullable(Moment),
  most: Integer({ description: 'So many can be taken by one person now: never more than the seats that are free.' }),
  can_wait: Integer({ description: 'So many can be waited for by one person, where they are sold out; else 0.' }),
})
export type KindOnSaleWire = typeof KindOnSale.static

/** What is sold for a session. */
export const SaleSchema = t.Object({
  ...Session,
  event: EventInShort,
  refund_hours: Nullable(Integer()),
  has_codes: t.Boolean({ description: 'Some kinds are sold only to whom a code is known.' }),
  is_code_right: Nullable(t.Boolean({ description: 'Null where none was said.' })),
  kinds: t.Array(KindOnSale, { description: 'Fifty at most; those behind a code only where it is said.' }),
})
export const SaleQuery = t.Object({ code: t.Optional(fieldText(TICKET_MAIL_FORM.code)) })
export type SaleWire = typeof SaleSchema.static

const Sum = Integer({
  minimum: 0,
  maximum: RUBLES_MAX,
  description: 'Rubles as they were shown: another sum is refused.',
})
const Count = Integer({ minimum: 1, maximum: PER_PERSON_MAX })
export const PurchaseInput = t.Object({
  session_id: Uuid,
  items: t.Array(t.Object({ kind_id: Uuid, count: Count }), { maxItems: 10, description: 'Kinds without a plan.' }),
  seat_ids: t.Optional(
    t.Array(Uuid, { maxItems: PER_PERSON_MAX * 10, uniqueItems: true, description: 'Seats of a plan.' }),
  ),
  mail: fieldText(TICKET_MAIL_FORM.mail),
  code: t.Optional(fieldText(TICKET_MAIL_FORM.code)),
  ...OnlineWay,
  total: Sum,
})
export type PurchaseInputWire = typeof PurchaseInput.static
export const PurchaseBegun = t.Object({
  id: Uuid,
  payment_url: t.Optional(
    t.String({ description: 'Where to pay; absent where nothing is owed or the bank is silent.' }),
  ),
})

const Seat = Nullable(t.String({ description: 'Where it is on the plan of the hall.' }))
const Handed = t.Object(
  {
    name: t.String({ description: 'As who gave it calls them.' }),
    at: Moment,
    link: Nullable(t.String({ description: 'Where it waits for whoever opens it; null once it is taken.' })),
  },
  { description: 'Whom the reader has handed it to.' },
)
export const TicketSchema = t.Object({
  id: Uuid,
  kind: t.String(),
  seat: Seat,
  price: Rubles,
  code: Nullable(t.String({ description: 'What its QR says; null of one that is not the reader’s, or no longer.' })),
  short: Nullable(t.String({ description: 'What is typed where the code cannot be read.' })),
  handed: Nullable(Handed),
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
  kept: Nullable(
    t.Object(
      { count: Integer(), total: Rubles },
      { description: 'What is left of it, where tickets were given back.' },
    ),
  ),
}
export const PurchaseRow = t.Object(PurchaseHead)
export type PurchaseRowWire = typeof PurchaseRow.static
export const PurchaseSchema = t.Object({
  ...PurchaseHead,
  mail: t.String(),
  lines: t.Array(t.Object({ kind_id: Uuid, name: t.String(), price: Rubles, count: Integer() })),
  seats: t.Array(t.String(), { description: 'Those of a plan that it holds unsold.' }),
  tickets: t.Array(TicketSchema),
  refund_hours: Nullable(Integer()),
  payment: Nullable(
    t.Object({ bank_payment_info: t.Object(AttemptInShort) }, { description: 'The newest attempt to pay it.' }),
  ),
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

/** A ticket that somebody has handed to the reader; they may have handed it on. */
export const ReceivedTicket = t.Object({
  id: Uuid,
  kind: t.String(),
  seat: Seat,
  received_at: Moment,
  is_mine: t.Boolean({ description: 'The reader comes in by it.' }),
  used_at: Nullable(Moment),
  refunded_at: Nullable(Moment),
  event: EventInShort,
  session: t.Object(Session),
})
export type ReceivedTicketWire = typeof ReceivedTicket.static
export const HeldTicket = t.Object({
  ...t.Omit(ReceivedTicket, ['received_at']).properties,
  purchase_id: Nullable(t.String({ format: 'uuid', description: 'Of who has bought it.' })),
  code: TicketSchema.properties.code,
  short: TicketSchema.properties.short,
  handed: Nullable(Handed),
})
export type HeldTicketWire = typeof HeldTicket.static

export const HandInput = t.Object({ phone: fieldText(TICKET_HAND_FORM.phone) })
export const LinkInput = t.Object({ name: fieldText(TICKET_LINK_FORM.name) })
/** Of a link: 16 bytes of its row and 16 that prove it ours, base64url; any other is not found. */
export const TransferToken = t.String({ maxLength: 100 })
/** What a link offers. */
export const OfferSchema = t.Object({
  name: t.String(),
  from: Nullable(t.String({ description: 'The first name of who gives it.' })),
  kind: t.String(),
  seat: Seat,
  is_open: t.Boolean({ description: 'It can be taken; otherwise somebody has, or it was withdrawn.' }),
  event: EventInShort,
  session: t.Object(Session),
})
export type OfferWire = typeof OfferSchema.static
export const Claimed = t.Object({ ticket_id: Uuid })

/** Standing in the queue for tickets that are sold out. */
export const WaitInput = t.Object({
  session_id: Uuid,
  kind_id: Uuid,
  count: Count,
  mail: fieldText(TICKET_MAIL_FORM.mail),
})
export type WaitInputWire = typeof WaitInput.static
export const WaitSchema = t.Object({
  id: Uuid,
  kind_id: Uuid,
  count: Integer(),
  created_at: Moment,
  before: Integer({ description: 'How many people stand before.' }),
})
export type WaitWire = typeof WaitSchema.static
