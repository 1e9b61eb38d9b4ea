import { t } from 'elysia'
import { OfferSchema } from '../offers/schema'
import { DeliveryZoneSchema, RestaurantSchema } from '../restaurants/schema'
import { ProductCategorySchema, ProductSchema } from './schema'

/** Everything a restaurant's page shows, in one answer. */
export const MenuPage = t.Object({
  restaurant: RestaurantSchema,
  categories: t.Array(ProductCategorySchema),
  products: t.Array(ProductSchema),
  zones: t.Array(DeliveryZoneSchema),
  offers: t.Array(OfferSchema, { description: 'What is on, in its order; each says when.' }),
})
export type MenuPageWire = typeof MenuPage.static
