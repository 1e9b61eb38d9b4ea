import { t } from 'elysia'
import { BasketChangeSchema, BasketItemInput, BasketItemSchema } from '../baskets/schema'
import { fieldText } from '../forms/schema'
import { OfferGainSchema } from '../offers/schema'
import { DeliveryTypeSchema, OrderStatusSchema } from '../orders/schema'
import { RestaurantCard } from '../restaurants/schema'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { GROUP_NAME_FORM } from './form'
import { GROUP_STATES } from './rules'

export const GroupInput = t.Object({ restaurant_id: Uuid, name: fieldText(GROUP_NAME_FORM.name) })
export const JoinInput = t.Object({ name: fieldText(GROUP_NAME_FORM.name) })
export const ReadyInput = t.Object({ is_ready: t.Boolean() })
export const LockInput = t.Object({ is_locked: t.Boolean() })
export const GroupItemInput = t.Omit(BasketItemInput, ['restaurant_id'])
/** Where the link leads: `/eda/together/{token}`. */
export const GroupToken = t.Object({ token: Uuid })

const PartSchema = t.Object({
  name: t.String(),
  goods: Integer(),
  discount: Integer(),
  delivery: Integer(),
  total: Integer({ description: 'Goods − discount + delivery.' }),
})
/** A group basket as one of its people sees it; who has not joined sees whose it is and no more. */
export const GroupSchema = t.Object({
  state: t.UnionEnum([...GROUP_STATES], { default: undefined }),
  expires_at: Moment,
  owner_name: t.String(),
  restaurant: RestaurantCard,
  friends: Integer({ description: 'How many have joined the owner.' }),
  me: Nullable(
    t.Object({
      id: Nullable(Uuid),
      name: t.String(),
      is_owner: t.Boolean(),
      is_ready: t.Boolean(),
    }),
  ),
  people: t.Array(
    t.Object({
      id: Nullable(t.String({ format: 'uuid', description: 'Null for the owner.' })),
      name: t.String(),
      is_ready: t.Boolean(),
      items: t.Array(BasketItemSchema),
      total: Integer({ description: 'Rubles of the goods after offers.' }),
    }),
    { description: 'The owner first.' },
  ),
  offers: t.Array(OfferGainSchema, { description: 'What the restaurant’s offers have taken off the total.' }),
  total: Integer(),
  changes: t.Array(BasketChangeSchema, { description: 'What became different of dishes since they were put in.' }),
  order: Nullable(
    t.Object({
      uuid: Nullable(t.String({ format: 'uuid', description: 'The owner’s alone.' })),
      status: OrderStatusSchema,
      delivery_type: DeliveryTypeSchema,
      wanted_at: Nullable(Moment),
      total: Integer(),
      parts: t.Array(PartSchema, { description: 'They add up to the total; empty when nobody but the owner ordered.' }),
    }),
  ),
})
export type GroupWire = typeof GroupSchema.static
