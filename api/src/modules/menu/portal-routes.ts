import { listRoute } from '@ostrov/shared/lists/schema'
import { additionalProducts, categoryList, productList } from '@ostrov/shared/menu/lists'
import { MenuPage } from '@ostrov/shared/menu/page-schema'
import { ProductCategorySchema, ProductSchema } from '@ostrov/shared/menu/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listAdditional, listCategories, listProducts, readMenuPage } from './read-menu'

const params = t.Object({ id: Uuid })
const tags = ['Menu']

/** What anybody may read of menus. */
export const menuRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/restaurants/:id/menu', ({ em, params, now }) => readMenuPage(em, params.id, now), {
      open: 'shared',
      refuses: ['restaurant.not_found'],
      params,
      response: { 200: MenuPage },
      detail: { summary: 'A restaurant’s page in one answer: itself, categories, dishes, zones', tags },
    })
    .get('/user/products/restaurant/:id', ({ em, params, query }) => listProducts(em, params.id, query), {
      open: true,
      refuses: ['restaurant.not_found'],
      params,
      ...listRoute(productList, ProductSchema),
      detail: { summary: 'Dishes of a restaurant, by category', tags },
    })
    .get('/user/products/restaurant/:id/additional', ({ em, params, query }) => listAdditional(em, params.id, query), {
      open: true,
      refuses: ['restaurant.not_found'],
      params,
      ...listRoute(additionalProducts, ProductSchema),
      detail: { summary: 'Dishes to add to an order', tags },
    })
    .get(
      '/user/product_category/:restaurantId',
      ({ em, params, query }) => listCategories(em, params.restaurantId, query),
      {
        open: true,
        refuses: ['restaurant.not_found'],
        params: t.Object({ restaurantId: Uuid }),
        ...listRoute(categoryList, ProductCategorySchema),
        detail: { summary: 'Categories that have something to sell', tags },
      },
    )
