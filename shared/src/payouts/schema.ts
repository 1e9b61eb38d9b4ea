import { t } from 'elysia'
import { TABLE_FORMATS } from '../formats/tables'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { PAYMENT_TYPE_LABELS } from '../orders/checkout'
import { inputOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Day, Integer, Moment, Nullable, Refused, Uuid } from '../wire/schema'
import { COMMISSION_FORM, COMMISSIONS_FORM, PAID_FORM, PAYOUT_FORM, PAYOUTS_FORM, RESTAURANTS_MOST } from './form'
import { PAYOUT_STATES } from './states'

/** What is owed to a restaurant for a period. Rubles. */
export const PayoutSchema = t.Object({
  id: Uuid,
  number: Integer(),
  restaurant: t.Object({ id: Uuid, title: t.String() }),
  starts_on: Day,
  ends_on: Day,
  state: t.UnionEnum(namesOf(PAYOUT_STATES), { default: undefined }),
  orders: Integer({ description: 'Counted in it, corrections of earlier ones included.' }),
  turnover: Integer({ description: 'What its orders came to before the service’s discounts.' }),
  kept: Integer({ description: 'What of it came over the bank and stays with the service for it.' }),
  discounts: Integer({ description: 'Discounts that the service pays for.' }),
  commission: Integer(),
  cash_commission: Integer({ description: 'What of it is for orders that were paid on the spot.' }),
  due: Integer({ description: 'kept + discounts − commission; minus is what the restaurant owes.' }),
  comment: Nullable(t.String({ description: 'By which payment order it was paid.' })),
  created_at: Moment,
  approved_at: Nullable(Moment),
  paid_at: Nullable(Moment),
})
export type PayoutWire = typeof PayoutSchema.static

export const PayoutInput = t.Object({
  restaurant_id: { ...Uuid, ...sentencesOf(PAYOUT_FORM.restaurant_id) },
  starts_on: fieldText(PAYOUT_FORM.starts_on),
  ends_on: fieldText(PAYOUT_FORM.ends_on),
})
export const CommissionInput = t.Object({
  restaurant_id: { ...Uuid, ...sentencesOf(COMMISSION_FORM.restaurant_id) },
  percent: fieldNumber(COMMISSION_FORM.percent),
  starts_on: fieldText(COMMISSION_FORM.starts_on),
})
export const PayoutsInput = inputOf(PAYOUTS_FORM)
export const CommissionsInput = inputOf(COMMISSIONS_FORM)
const RefusedOf = t.Array(t.Object({ ...Refused.properties, title: t.String() }), {
  description: 'Restaurants for whom it could not be done, and why.',
})
export const PayoutsMade = t.Object({ items: t.Array(PayoutSchema), refused: RefusedOf })
export const CommissionsKept = t.Object({
  least: Nullable(t.Number({ description: 'Percent; null where none has terms yet.' })),
  most: Nullable(t.Number()),
  none: Integer({ description: 'Restaurants without terms on that day.' }),
})
export type CommissionsKeptWire = typeof CommissionsKept.static
export const CommissionsSet = t.Object({ restaurants: Integer(), refused: RefusedOf })
export type RefusedWire = (typeof RefusedOf.static)[number]
export const PayoutIds = t.Object({
  ids: t.Array(Uuid, { minItems: 1, maxItems: RESTAURANTS_MOST, uniqueItems: true }),
})
export const PayoutsApproved = t.Object({
  items: t.Array(t.Object({ id: Uuid })),
  refused: t.Array(Refused),
})

/** An order as a payout counts it. */
export const PayoutOrderSchema = t.Object({
  id: Integer(),
  order_id: Integer(),
  day: Day,
  payment_type: t.UnionEnum(namesOf(PAYMENT_TYPE_LABELS), { default: undefined }),
  is_correction: t.Boolean(),
  turnover: Integer(),
  kept: Integer(),
  discounts: Integer(),
  commission: Integer(),
})
export type PayoutOrderWire = typeof PayoutOrderSchema.static
export const PaidInput = t.Object({ comment: fieldText(PAID_FORM.comment) })
export const ActQuery = t.Object({
  format: t.UnionEnum([...namesOf(TABLE_FORMATS), 'pdf'], { default: undefined }),
})
