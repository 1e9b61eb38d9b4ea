import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Rubles, Uuid } from '../wire/schema'
import { RESTAURANT_DESK_FORM } from './desk-form'
import { RESTAURANT_STATES } from './lists'

export const RestaurantDeskInput = inputOf(RESTAURANT_DESK_FORM)
export const RestaurantDeskRow = rowOf(RESTAURANT_DESK_FORM, {
  state: t.UnionEnum(namesOf(RESTAURANT_STATES), { default: undefined }),
  moderation_reason: Nullable(t.String({ description: 'The moderator’s words.' })),
  is_changing: t.Boolean({ description: 'A change of it waits for a moderator.' }),
  address: t.String(),
  phones: t.Array(t.String()),
  legal_info: t.Object({ name: t.String(), inn: t.String(), ogrn: t.String(), address: t.String() }),
  city: t.Object({ id: Uuid, name: t.String() }),
  owner: t.Object({ id: Uuid, name: t.String(), email: t.String(), phone: Nullable(t.String()) }),
  rating: t.Number({ description: 'The mean of its visible reviews; 0 while there are none.' }),
  reviews_count: Integer(),
  orders: Integer({ description: 'Of the last 30 days, neither cancelled nor unpaid.' }),
  revenue: { ...Rubles, description: 'Of the last 30 days, rubles.' },
  refused: Nullable(Integer({ description: 'Of a hundred orders that came in 30 days, those that it refused.' })),
  accept_seconds: Nullable(Integer({ description: 'The median of 30 days, from an order’s arrival until accepted.' })),
  created_at: Moment,
})
