import { t } from 'elysia'
import { listQuery } from '../lists/schema'
import { ProductSchema } from '../menu/schema'
import { searchList } from '../search/lists'
import { Integer } from '../wire/schema'
import { RestaurantCard } from './schema'

export const SearchQuery = listQuery(searchList)
/** Up to 20 of each, the closest first. */
export const SearchResult = t.Object({
  restaurants: t.Array(RestaurantCard),
  products: t.Array(t.Composite([ProductSchema, t.Object({ restaurant_title: t.String() })])),
  total: Integer({ description: 'How many are answered.' }),
})
export type SearchResultWire = typeof SearchResult.static
