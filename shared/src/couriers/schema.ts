import { t } from 'elysia'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { OrderStatusSchema, PaymentTypeSchema } from '../orders/schema'
import { namesOf } from '../wire/names'
import { Day, Integer, Moment, Nullable, PointSchema, Rubles, Uuid } from '../wire/schema'
import { COURIER_CHANGE_FORM, COURIER_CODE_FORM, COURIER_FORM, COURIER_SHIFT_FORM, COURIER_TERMS_FORM } from './form'
import { COURIER_ACTS, TRANSPORTS } from './rules'

const Transport = t.UnionEnum(namesOf(TRANSPORTS), { default: undefined })
const asked = {
  name: fieldText(COURIER_FORM.name, { loose: true }),
  transport: t.UnionEnum(namesOf(TRANSPORTS), { default: undefined, ...sentencesOf(COURIER_FORM.transport) }),
  is_active: t.Boolean(),
}

// — the restaurant's side —

export const CourierInput = t.Object({ ...asked, phone: fieldText(COURIER_FORM.phone, { loose: true }) })
export const CourierChange = t.Object({
  ...asked,
  phone: t.Optional(Nullable(fieldText(COURIER_CHANGE_FORM.phone, { loose: true }))),
})
export const CourierSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  restaurant: t.String(),
  name: t.String(),
  phone_end: t.String({ description: 'The last two digits; all of it is shown by a press, which the log keeps.' }),
  transport: Transport,
  is_active: t.Boolean(),
  key: t.String({ description: 'Of the link to their page, which asks for a code by SMS.' }),
  carries: Integer({ description: 'How many orders they have now.' }),
  is_on_shift: t.Boolean({ description: 'Came in by a code today and has not left.' }),
  created_at: Moment,
})
export const CourierPhone = t.Object({ phone: t.String() })
export const CourierTermsSchema = t.Object({
  may_take: t.Boolean({ description: 'Couriers take orders that nobody has.' }),
  gives_by_rule: t.Boolean({ description: 'Orders are given to couriers on shift by themselves.', default: false }),
  asks_code: t.Boolean({ description: 'Handed over by four digits that the customer sees.' }),
  tips_url: Nullable(fieldText(COURIER_TERMS_FORM.tips_url)),
})
export const AtWork = t.Object({
  items: t.Array(t.Object({ id: Uuid, name: t.String(), transport: Transport, carries: Integer() }), {
    description: 'Those who work, who carries least first; 50 at most.',
  }),
})
export const GivenInput = t.Object({
  courier_id: Nullable({ ...Uuid, description: 'Null takes the order back.' }),
  instead_of: Nullable({
    ...Uuid,
    description: 'Who had it when somebody looked: given otherwise meanwhile, it stays.',
  }),
})

export const ShiftQuery = t.Object({ day: t.Optional(Day) })
export const ShiftInput = t.Object({
  change_sum: fieldNumber(COURIER_SHIFT_FORM.change_sum),
  handed_sum: fieldNumber(COURIER_SHIFT_FORM.handed_sum),
})
export const ShiftSchema = t.Object({
  courier_id: Uuid,
  name: t.String(),
  day: Day,
  orders: t.Array(
    t.Object({
      id: Integer(),
      total: Rubles,
      payment_type: PaymentTypeSchema,
      given_at: Moment,
      picked_up_at: Nullable(Moment),
      handed_over_at: Nullable(Moment),
      brought_back_at: Nullable(Moment),
      is_late: t.Boolean({ description: 'Handed over after it was promised.' }),
    }),
    { description: 'Given that day and brought, or brought back; 200 at most.' },
  ),
  taken: Rubles,
  by_card: Rubles,
  change_sum: Nullable(Integer({ description: 'Given for change; null before it was counted.' })),
  handed_sum: Nullable(Integer()),
  difference: Nullable(Integer({ description: 'Handed in − given for change − taken: less than nothing is missing.' })),
  minutes_to_pick_up: Nullable(
    Integer({ description: 'Half of the orders were picked up as soon after they were given.' }),
  ),
  minutes_on_way: Nullable(Integer()),
})

// — the courier's —

const place = { address: Nullable(t.String()), coordinates: Nullable(PointSchema), promised_at: Moment }
const Kitchen = t.Object({
  name: t.String(),
  address: t.String(),
  phone: Nullable(t.String()),
  coordinates: PointSchema,
})
const CourierOrder = t.Object({
  ...place,
  id: Integer(),
  status: OrderStatusSchema,
  restaurant: Kitchen,
  user_name: t.String(),
  user_phone: t.String(),
  apartment: Nullable(t.String()),
  front_door: Nullable(t.String()),
  floor: Nullable(t.String()),
  private_house: t.Boolean(),
  comment: Nullable(t.String()),
  payment_type: PaymentTypeSchema,
  payment_comment: Nullable(t.String()),
  to_take: Rubles,
  dishes: Integer({ description: 'How many pieces are in the bag.' }),
  asks_code: t.Boolean(),
  picked_up_at: Nullable(Moment),
  at_door_at: Nullable(Moment),
  not_opened_at: Nullable(Moment),
})
/** Of an order that nobody has: where to, and nothing of whom. */
const FreeOrder = t.Object({ ...place, id: Integer(), status: OrderStatusSchema, restaurant: Kitchen, to_take: Rubles })

export const CourierWork = t.Object({
  name: t.String(),
  is_shared: t.Boolean({
    description: 'Customers see where they are while they bring an order; off until they say so.',
  }),
  is_told: t.Boolean({ description: 'A browser of theirs is told of orders that are given to them.' }),
  orders: t.Array(CourierOrder, { description: 'Theirs, the sooner promised first; 50 at most.' }),
  free: t.Array(FreeOrder, { description: 'What they may take; 50 at most.' }),
})
export const CourierPage = t.Object({
  restaurant: t.String(),
  phone_end: t.String({ description: 'Two digits of the phone that the code goes to.' }),
  /** Null before the code is in. */
  work: Nullable(CourierWork),
})
export const SharedInput = t.Object({ is_shared: t.Boolean() })
export const PlaceInput = t.Object({ coordinates: PointSchema })
export const PlaceAnswered = t.Object({
  is_kept: t.Boolean({ description: 'Not of who brings nothing, or has not agreed.' }),
})
export const CourierCodeInput = t.Object({ code: fieldText(COURIER_CODE_FORM.code) })
export const PressesInput = t.Object({
  presses: t.Array(
    t.Object({
      id: Uuid,
      order_id: Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      act: t.UnionEnum(namesOf(COURIER_ACTS), { default: undefined }),
      pressed_at: t.String({ maxLength: 60, description: 'By the phone’s clock, which may be wrong.' }),
      code: t.Optional(t.String({ maxLength: 20 })),
    }),
    { minItems: 1, maxItems: 100 },
  ),
})
export const PressesAnswered = t.Object({
  presses: t.Array(
    t.Object({
      id: Uuid,
      error: Nullable(t.String({ description: 'Why it was not done, and never will be as it is.' })),
    }),
    { description: 'In the order asked; each by itself.' },
  ),
  work: CourierWork,
})
const Near = t.Object({
  at: Moment,
  coordinates: Nullable({ ...PointSchema, description: 'Null once it is two minutes old, or at another’s door.' }),
  minutes: Nullable(Integer({ description: 'Until they are there, about. Null with an old place.' })),
})
/** What a customer knows of who brings the order. */
export const OrderCourierSchema = t.Object({
  name: Nullable(t.String({ description: 'While they are on their way.' })),
  tips_url: Nullable(t.String({ description: 'Where tips go, while it is on its way and once it is handed over.' })),
  code: Nullable(t.String({ description: 'To be told to them at the door, where the restaurant asks it.' })),
  near: Nullable({ ...Near, description: 'Where they are, while they bring it and where they have agreed.' }),
})

export type CourierInputWire = typeof CourierInput.static
export type CourierChangeWire = typeof CourierChange.static
export type CourierWire = typeof CourierSchema.static
export type CourierTermsWire = typeof CourierTermsSchema.static
export type AtWorkWire = typeof AtWork.static
export type GivenInputWire = typeof GivenInput.static
export type ShiftInputWire = typeof ShiftInput.static
export type ShiftWire = typeof ShiftSchema.static
export type PlaceInputWire = typeof PlaceInput.static
export type CourierPageWire = typeof CourierPage.static
export type CourierWorkWire = typeof CourierWork.static
export type CourierOrderWire = CourierWorkWire['orders'][number]
export type FreeOrderWire = CourierWorkWire['free'][number]
export type PressesInputWire = typeof PressesInput.static
export type PressesAnsweredWire = typeof PressesAnswered.static
export type OrderCourierWire = typeof OrderCourierSchema.static
