import { t } from 'elysia'
import { TABLE_FORMATS } from '../formats/tables'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Day, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { COMMISSION_FORM, PAID_FORM, PAYOUT_FORM } from './form'
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
export const PaidInput = t.Object({ comment: fieldText(PAID_FORM.comment) })
export const ActQuery = t.Object({
  format: t.UnionEnum([...namesOf(TABLE_FORMATS), 'pdf'], { default: undefined }),
})
