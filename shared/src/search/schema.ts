import { t } from 'elysia'
import { listQuery } from '../lists/schema'
import { ProductSchema } from '../menu/schema'
import { CuisineSchema, RestaurantCard } from '../restaurants/schema'
import { Integer, Uuid } from '../wire/schema'
import { searchList } from './lists'

const FoundProduct = t.Composite([ProductSchema, t.Object({ restaurant_title: t.String() })])
const FoundCategory = t.Object({ id: Uuid, label: t.String(), restaurant_id: Uuid, restaurant_title: t.String() })

export const SearchQuery = listQuery(searchList)
/** Of each kind the closest first; restaurants that sell what was found come after those that are called so. */
export const SearchResult = t.Object({
  kitchens: t.Array(CuisineSchema),
  categories: t.Array(FoundCategory),
  restaurants: t.Array(RestaurantCard),
  products: t.Array(FoundProduct),
  total: Integer({ description: 'How many are answered.' }),
  instead: t.Array(FoundProduct, { description: 'Where nothing was found: what may do for it.' }),
})
export const OftenSearched = t.Object({
  queries: t.Array(t.String(), { description: 'What several people looked for lately, the most wanted first.' }),
  restaurants: t.Array(RestaurantCard, { description: 'Those they found, then the best rated.' }),
})
export type OftenSearchedWire = typeof OftenSearched.static
export type SearchResultWire = typeof SearchResult.static
export type FoundProductWire = typeof FoundProduct.static
export type FoundCategoryWire = typeof FoundCategory.static
