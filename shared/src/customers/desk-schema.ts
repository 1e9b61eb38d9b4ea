import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable } from '../wire/schema'
import { CUSTOMER_FORM } from './form'
import { PERSON_STATES } from './lists'

export const CustomerInput = inputOf(CUSTOMER_FORM)
export const CustomerRow = rowOf(CUSTOMER_FORM, {
  phone: Nullable(t.String()),
  email_confirmed: t.Boolean(),
  state: t.UnionEnum(namesOf(PERSON_STATES), { default: undefined }),
  orders: Integer({ description: 'Those they received.' }),
  spent: Integer({ description: 'Rubles, for what they received.' }),
  refused: Integer({ description: 'Those that were cancelled.' }),
  ads: Integer({ description: 'Those that are not archived, of all sections.' }),
  organizations: Integer({ description: 'Those that they own.' }),
  replies: Integer({ description: 'Those that wait for the other side or for them.' }),
  last_order_at: Nullable(Moment),
  created_at: Moment,
})
