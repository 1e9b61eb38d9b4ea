import { t } from 'elysia'
import { ProductSchema } from '../menu/schema'
import { Integer } from '../wire/schema'
import { RestaurantCard } from './schema'

export const SearchQuery = t.Object({ query: t.String({ minLength: 1, maxLength: 100 }) })
/** Up to 20 of each, the closest first. */
export const SearchResult = t.Object({
  restaurants: t.Array(RestaurantCard),
  products: t.Array(t.Composite([ProductSchema, t.Object({ restaurant_title: t.String() })])),
  total: Integer({ description: 'How many are answered.' }),
})
export type SearchResultWire = typeof SearchResult.static
