import { t } from 'elysia'
import { SECTION_NAMES } from '../ads/sections'
import { listQuery } from '../lists/schema'
import { ProductSchema } from '../menu/schema'
import { CuisineSchema, RestaurantCard } from '../restaurants/schema'
import { ImageSchema, Integer, Nullable, Uuid } from '../wire/schema'
import { everythingList, searchList } from './lists'
import { THING_KINDS } from './things'

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

const ThingSchema = t.Object({
  path: t.String({ description: 'Of its page.' }),
  title: t.String(),
  note: t.String({ description: 'Where it is, whose it is, what it is.' }),
  price: t.String({ description: 'In words; empty where it has none.' }),
  image: Nullable(ImageSchema),
})
const ThingGroup = t.Object({
  kind: t.UnionEnum(THING_KINDS, { default: undefined }),
  title: t.String(),
  total: Integer({ description: 'How many answer; more are not counted.' }),
  is_more: t.Boolean({ description: 'There are more of them than were counted.' }),
  things: t.Array(ThingSchema),
})
export const EverythingQuery = listQuery(everythingList)
/** What the portal has, group by group, the one that answers best first. */
export const Everything = t.Object({
  total: Integer(),
  sections: t.Array(t.Object({ title: t.String(), path: t.String() }), {
    description: 'Whole sections that are called so.',
  }),
  groups: t.Array(ThingGroup),
})
export type EverythingWire = typeof Everything.static
export type ThingGroupWire = typeof ThingGroup.static
export type ThingWire = typeof ThingSchema.static

/** Kinds of things of which there is most, section by section; a section without any is not among them. */
export const Popular = t.Object({
  sections: t.Array(
    t.Object({
      title: t.String(),
      kinds: t.Array(t.Object({ title: t.String(), path: t.String({ description: 'Of the list of them.' }) })),
    }),
  ),
})
export type PopularWire = typeof Popular.static

/** What may be meant while one types into the search of a section. */
export const AdSuggestionsQuery = t.Object({
  section: t.UnionEnum(SECTION_NAMES, { default: undefined }),
  query: t.String({ maxLength: everythingList.filters.query.maxLength }),
})
export const AdSuggestions = t.Object({
  items: t.Array(
    t.Object({
      path: t.String({ description: 'Of the list of what is called so, or of an ad.' }),
      title: t.String(),
      note: t.String({ description: 'What it is, and how many ads there are; of an ad its price and town.' }),
    }),
    { description: 'First kinds of things, then ads; none where nothing is called so.' },
  ),
})
export type AdSuggestionsWire = typeof AdSuggestions.static
