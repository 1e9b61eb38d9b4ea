import { t } from 'elysia'
import { TableFormatSchema } from '../formats/tables-schema'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { PAYERS } from '../payments/payers'
import { RECEIPT_KINDS, RECEIPT_STATES } from '../payments/receipts'
import { PaymentMethodSchema } from '../payments/schema'
import { PAYMENT_STATUSES } from '../payments/statuses'
import { namesOf } from '../wire/names'
import { Day, Integer, Moment, Nullable, RUBLES_MAX, Uuid } from '../wire/schema'
import { REFUND_FORM, REFUND_KINDS, STOP_FORM, STOPS } from './form'
import { MESSAGE_CHANNELS } from './messages-kept'
import { ORDER_NEEDS } from './needs'
import { CourierEventsSchema, DeliveryTypeSchema, OrderSchema, OrderStatusSchema, PaymentTypeSchema } from './schema'
import { ORDER_ACTORS } from './statuses'

/** An order in the card of who placed it. */
export const OrderOfCustomer = t.Object({
  id: Integer(),
  status: OrderStatusSchema,
  restaurant: t.Object({ id: Uuid, name: t.String() }),
  delivery_type: DeliveryTypeSchema,
  total: Integer(),
  discount: Integer({ description: 'What the promo code took off.' }),
  promo_code: Nullable(t.String()),
  created_at: Moment,
})
export type OrderOfCustomerWire = typeof OrderOfCustomer.static

const Needs = t.Array(t.UnionEnum(namesOf(ORDER_NEEDS), { default: undefined }), {
  description: 'Why somebody has to look at it.',
})

/** An order in an administrator's list. */
export const AdminOrderRow = t.Object({
  id: Integer(),
  uuid: Uuid,
  status: OrderStatusSchema,
  created_at: Moment,
  wanted_at: Nullable(Moment),
  total: Integer(),
  payment_type: PaymentTypeSchema,
  is_paid: t.Boolean(),
  delivery_type: DeliveryTypeSchema,
  address: Nullable(t.String()),
  user_id: Uuid,
  user_name: t.String(),
  user_phone: t.String(),
  restaurant: t.Object({ id: Uuid, name: t.String() }),
  needs: Needs,
})

const TimelineEntry = t.Object({
  id: Integer(),
  from: Nullable(OrderStatusSchema),
  to: OrderStatusSchema,
  created_at: Moment,
  comment: Nullable(t.String()),
  undone_at: Nullable(Moment),
  actor: t.UnionEnum([...ORDER_ACTORS], { default: undefined }),
  name: Nullable(t.String({ description: 'In whose name; null where nobody’s.' })),
  admin_name: Nullable(t.String({ description: 'The administrator who acted for them.' })),
  ip: Nullable(t.String({ description: 'From where, of what the staff did.' })),
})

const Message = t.Object({
  id: t.String({ description: 'Of the kept job.' }),
  channel: t.UnionEnum(namesOf(MESSAGE_CHANNELS), { default: undefined }),
  to: t.UnionEnum(['customer', 'restaurant'], { default: undefined }),
  state: t.UnionEnum(['waiting', 'failed'], { default: undefined }),
  tries: Integer(),
  error: Nullable(t.String()),
  created_at: Moment,
  next_at: Nullable(Moment),
})

const Payment = t.Object({
  id: Uuid,
  created_at: Moment,
  payment_id: Nullable(t.String({ description: 'The bank’s number.' })),
  method: PaymentMethodSchema,
  amount: Integer(),
  status: t.UnionEnum([...PAYMENT_STATUSES], { default: undefined }),
  error_code: Nullable(t.String()),
  refunded_amount: Integer(),
  refund_failed_at: Nullable(Moment),
  receipt_url: Nullable(t.String()),
  told: Nullable(t.Number({ description: 'Another sum of which the bank spoke, rubles.' })),
  receipts: t.Array(
    t.Object({
      id: Uuid,
      kind: t.UnionEnum([...RECEIPT_KINDS], { default: undefined }),
      status: t.UnionEnum([...RECEIPT_STATES], { default: undefined }),
      amount: Integer(),
      fn_number: Nullable(t.String()),
      document_number: Nullable(t.String()),
      document_sign: Nullable(t.String()),
      url: Nullable(t.String()),
      error: Nullable(t.String()),
      created_at: Moment,
    }),
    { description: 'Of money that was taken; none where receipts are not set up.' },
  ),
})

const Refund = t.Object({
  id: Uuid,
  created_at: Moment,
  amount: Integer(),
  reason: t.String(),
  name: t.String({ description: 'The administrator.' }),
  items: t.Array(t.Object({ item_id: Uuid, amount: Integer() })),
})

const Account = t.Object({
  charged: Integer({ description: 'Goods − discount + delivery.' }),
  paid: Integer({ description: 'Over the bank.' }),
  refunded: Integer({ description: 'What the bank has given back.' }),
  returning: Integer({ description: 'On its way back.' }),
  left: Integer({ description: 'What can still be given back.' }),
  rows: t.Array(
    t.Object({
      id: Integer(),
      kind: t.UnionEnum(['goods', 'delivery', 'discount', 'payment', 'refund'], { default: undefined }),
      amount: Integer({ description: 'Owed (+) or settled (−).' }),
      paid_by: Nullable(
        t.UnionEnum(namesOf(PAYERS), { default: undefined, description: 'Whose money a discount is.' }),
      ),
      is_bonus: t.Boolean({ description: 'The discount is the customer’s points.' }),
      created_at: Moment,
    }),
  ),
})

/** All that an administrator may know of an order. */
export const AdminOrderCard = t.Composite([
  t.Omit(OrderSchema, ['answer_minutes', 'is_reviewed', 'is_user_in_black_list', 'payment', 'events']),
  t.Object({
    user_id: Uuid,
    is_paid: t.Boolean(),
    needs: Needs,
    timeline: t.Array(TimelineEntry),
    courier_events: CourierEventsSchema,
    messages: t.Array(Message, { description: 'Those that wait or have failed; what was sent is not kept.' }),
    payments: t.Array(Payment),
    account: Account,
    refunds: t.Array(Refund),
  }),
])

/** Whole days of a restaurant's report, both ends included, and the file it is saved as. */
export const ReportQuery = t.Object({ from: Day, to: Day, format: TableFormatSchema })

/** The end of an order by an administrator's word. */
export const StopInput = t.Object({
  status: t.UnionEnum(namesOf(STOPS), { default: undefined, ...sentencesOf(STOP_FORM.status) }),
  comment: fieldText(STOP_FORM.comment),
})

export const RefundInput = t.Object({
  kind: t.UnionEnum(namesOf(REFUND_KINDS), { default: undefined, ...sentencesOf(REFUND_FORM.kind) }),
  item_ids: t.Optional(t.Array(Uuid, { maxItems: 100, uniqueItems: true })),
  amount: t.Optional(Nullable(fieldNumber(REFUND_FORM.amount))),
  reason: fieldText(REFUND_FORM.reason),
  left: Integer({
    minimum: 0,
    maximum: RUBLES_MAX,
    description: 'What the card said can still be given back: where it is another sum by now, nothing is done.',
  }),
})

export type RefundInputWire = typeof RefundInput.static
export type AdminOrderRowWire = typeof AdminOrderRow.static
export type AdminOrderCardWire = typeof AdminOrderCard.static
