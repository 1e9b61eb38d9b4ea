import { t } from 'elysia'
import type { Field } from '../forms/form'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { RECEIPT_KINDS } from '../payments/receipts'
import { AttemptInShort, OnlineWay } from '../payments/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, IntegerInAddress, Moment, Nullable, PointSchema, RUBLES_MAX, Uuid } from '../wire/schema'
import { BonusWanted } from './bonus-schema'
import { COURIER_EVENTS } from './courier'
import { ON_RECEIPT_FORM, ORDER_FORM, REFUSAL_FORM } from './form'
import { OrderItemSchema } from './item-schema'
import { OtherMoment, ProposalSchema, Replacement, StruckLine } from './proposal-schema'
import { DELIVERY_TYPES, ORDER_STATUSES, PAYMENT_TYPES } from './statuses'

// Elysia's UnionEnum fills a missing field with its first value unless told not to.
export const OrderStatusSchema = t.UnionEnum([...ORDER_STATUSES], { default: undefined })
export const PaymentTypeSchema = t.UnionEnum([...PAYMENT_TYPES], { default: undefined })
export const DeliveryTypeSchema = t.UnionEnum([...DELIVERY_TYPES], { default: undefined })

const Text = (field: Field) => t.Optional(Nullable(fieldText(field, { loose: true })))

/** The moment an order is wanted for: a quarter of an hour of `/slots`. */
export const WantedAt = t.Optional(Nullable(Moment))

/** The checkout form with what it is placed for. Prices are the server's; `cartSum` and `total` say which ones the person saw. */
export const OrderInput = t.Object({
  restaurant_id: Uuid,
  basket_id: Uuid,
  delivery_type: DeliveryTypeSchema,
  payment_type: t.UnionEnum([...PAYMENT_TYPES], { default: undefined, ...sentencesOf(ORDER_FORM.payment_type) }),
  ...OnlineWay,
  wanted_at: WantedAt,
  user_name: fieldText(ORDER_FORM.user_name, { loose: true }),
  user_phone: fieldText(ORDER_FORM.user_phone, { loose: true }),
  cartSum: Integer({ minimum: 0, maximum: RUBLES_MAX }),
  total: t.Optional(
    Integer({ minimum: 0, maximum: RUBLES_MAX, description: 'As quoted; another sum is told, never charged.' }),
  ),
  cultery_count: t.Optional(fieldNumber(ORDER_FORM.cultery_count)),
  comment: Text(ORDER_FORM.comment),
  payment_comment: Text(ORDER_FORM.payment_comment),
  code: Text(ORDER_FORM.code),
  bonus: BonusWanted,
  address: Text(ORDER_FORM.address),
  apartment: Text(ORDER_FORM.apartment),
  front_door: Text(ORDER_FORM.front_door),
  floor: Text(ORDER_FORM.floor),
  private_house: t.Optional(t.Boolean({ description: 'No flat, entrance or floor is kept then.' })),
  delivery_comment: Text(ORDER_FORM.delivery_comment),
  coordinates: t.Optional(Nullable(PointSchema)),
})
/** Paying an unpaid order on receipt instead of online. */
export const PayOnReceiptInput = t.Object({
  payment_type: t.UnionEnum(['card', 'cash'], { default: undefined, ...sentencesOf(ON_RECEIPT_FORM.payment_type) }),
  payment_comment: Text(ORDER_FORM.payment_comment),
})
export const OrderPlaced = t.Object({
  order_uuid: Uuid,
  order_id: Integer(),
  payment_url: t.Optional(t.String({ description: 'Where to pay, for an online payment.' })),
})

export const OrderSchema = t.Object({
  id: Integer(),
  uuid: Uuid,
  status: OrderStatusSchema,
  created_at: Moment,
  wanted_at: Nullable({ ...Moment, description: 'The moment it is wanted for; null is as soon as possible.' }),
  kitchen_at: Nullable({ ...Moment, description: 'When the kitchen begins what is wanted for a time.' }),
  confirmation_date: Nullable(Moment),
  finished_at: Nullable(Moment),
  restaurant_id: Uuid,
  price: Integer({ description: 'Goods.' }),
  discount: Integer(),
  offer_discount: Integer({ description: 'Of the discount, the restaurant’s offers.' }),
  bonus_spent: Integer({ description: 'Of the discount, points.' }),
  bonus_percent: Integer({ description: 'What it earns of what is paid for goods.' }),
  lost_discount: Integer({ description: 'Taken back after placing: a line was struck, or the way of paying changed.' }),
  total: Integer({ description: 'Goods − discount + delivery.' }),
  payment_type: PaymentTypeSchema,
  payment_comment: Nullable(t.String()),
  comment: Nullable(t.String()),
  cultery_count: Integer(),
  user_name: t.String(),
  user_phone: t.String(),
  promo_code: Nullable(t.Object({ code: t.String(), amount: Integer() })),
  basket: t.Object({
    restaurant: t.Object({
      id: Uuid,
      logo: Nullable(ImageSchema),
      general_info: t.Object({
        name: t.String(),
        address: t.String(),
        phones: t.Array(t.String()),
        coordinates: PointSchema,
      }),
      delivery_time: Integer({ description: 'As promised: minutes from the order.' }),
      delivery_window: Integer({ description: 'How wide the courier’s window is, minutes.' }),
    }),
    items: t.Array(OrderItemSchema),
  }),
  /** The latest of what the restaurant asked about this order. */
  proposal: Nullable(ProposalSchema),
  delivery: t.Object({
    type: DeliveryTypeSchema,
    price: Integer(),
    address: Nullable(t.String()),
    apartment: Nullable(t.String()),
    front_door: Nullable(t.String()),
    floor: Nullable(t.String()),
    comment: Nullable(t.String()),
    private_house: t.Boolean(),
    coordinates: Nullable(PointSchema),
  }),
  payment: Nullable(
    t.Object({
      bank_payment_info: t.Object({
        provider: t.String(),
        payment_id: Nullable(t.String()),
        ...AttemptInShort,
        amount: Integer(),
        receipt_url: Nullable(t.String()),
        receipt_to: Nullable(t.String({ description: 'Where till receipts go; null where none are sent.' })),
        receipts: t.Array(
          t.Object({ kind: t.UnionEnum([...RECEIPT_KINDS], { default: undefined }), url: t.String() }),
          { description: 'Those that were printed, of all attempts, with their pages.' },
        ),
      }),
    }),
  ),
  events: t.Array(
    t.Object({
      id: Integer(),
      to: OrderStatusSchema,
      created_at: Moment,
      comment: Nullable(t.String()),
      undone_at: Nullable(Moment),
    }),
  ),
  answer_minutes: Nullable(
    Integer({
      description: 'How long this restaurant usually takes to answer; null when unknown or answered already.',
    }),
  ),
  is_reviewed: t.Boolean({ description: 'Its restaurant and every dish it brought: nothing is left to review.' }),
  is_user_in_black_list: t.Boolean(),
})

export const OrderUpdatesQuery = t.Object({
  since: t.Optional(IntegerInAddress({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
/** One change of one order. `event_id` grows with time; ask for what came after the last one seen. */
export const OrderUpdate = t.Object({
  event_id: Integer(),
  order_id: Integer(),
  order_uuid: Uuid,
  restaurant_id: Uuid,
  status: OrderStatusSchema,
  created_at: Moment,
})
export const OrderUpdateList = t.Object({ items: t.Array(OrderUpdate), last_event_id: Integer() })

// — the restaurant's side —

export const CourierEventsSchema = t.Array(
  t.Object({
    id: Uuid,
    act: t.UnionEnum(namesOf(COURIER_EVENTS), { default: undefined }),
    name: t.String(),
    at: Moment,
  }),
  { description: 'What couriers did with it, the earliest first.' },
)

/** What the restaurant may know of the person: no more than it needs to cook and deliver. */
export const BusinessOrderSchema = t.Composite([
  t.Omit(OrderSchema, ['answer_minutes', 'is_reviewed', 'is_user_in_black_list', 'payment']),
  t.Object({
    viewed_at: Nullable(Moment),
    cancel_unseen: t.Boolean({
      description:
        'Cancelled by somebody else while the kitchen worked on it, and nobody there has acknowledged it yet.',
    }),
    is_paid: t.Boolean(),
    user_id: Nullable(Uuid),
    is_test: t.Boolean({
      description: 'Nobody’s: made by the restaurant to try the board; costs nothing, counts nowhere.',
    }),
    is_black_listed: t.Boolean({ description: 'The restaurant serves this person no more.' }),
    /** Who brings it, whoever ended it. */
    courier: Nullable(
      t.Object({
        id: Uuid,
        name: t.String(),
        picked_up_at: Nullable(Moment),
        at_door_at: Nullable(Moment),
        not_opened_at: Nullable(Moment),
        brought_back_at: Nullable(Moment),
        handed_over_at: Nullable(Moment),
      }),
    ),
    courier_events: CourierEventsSchema,
    orders_before: Integer({ description: 'How many orders this person completed here before.' }),
  }),
])
/** For administrators: an order that its restaurant did not accept in time. */
export const UnansweredOrderSchema = t.Object({
  id: Integer(),
  status: OrderStatusSchema,
  total: Integer(),
  created_at: Moment,
  finished_at: Nullable(Moment),
  restaurant: t.Object({ id: Uuid, name: t.String(), phones: t.Array(t.String()) }),
})
export const ConfirmInput = t.Object({
  /** The customer is asked about these; the order is accepted at once. */
  cancelled_items: t.Optional(t.Array(StruckLine, { maxItems: 100 })),
  replacement: t.Optional(Replacement),
  wanted_at: OtherMoment,
  /** Minutes added to the delivery time. */
  extra_minutes: t.Optional(Integer({ minimum: 0, maximum: 120 })),
})
export const OrderViewInput = t.Object({
  cancellation: t.Optional(t.Boolean({ description: '«Понятно»: the kitchen knows that the order was cancelled.' })),
})
/** A step along, or with `undo` a step back. */
export const OrderActionInput = t.Object({
  status: t.Optional(OrderStatusSchema),
  undo: t.Optional(
    Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The event of the step to take back, within five seconds.',
    }),
  ),
  comment: t.Optional(fieldText(REFUSAL_FORM.comment)),
})
/** An order's address in a path. */
export const OrderRef = t.Object({ id: t.String({ maxLength: 40, description: 'The order’s number or uuid.' }) })
export type OrderInputWire = typeof OrderInput.static
export type OrderWire = typeof OrderSchema.static
export type OrderItemWire = typeof OrderItemSchema.static
export type OrderPlacedWire = typeof OrderPlaced.static
export type OrderUpdateWire = typeof OrderUpdate.static
export type UnansweredOrderWire = typeof UnansweredOrderSchema.static
export type BusinessOrderWire = typeof BusinessOrderSchema.static
