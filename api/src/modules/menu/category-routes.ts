import { listRoute } from '@ostrov/shared/lists/schema'
import { businessCategories } from '@ostrov/shared/menu/business-lists'
import {
  BusinessCategorySchema,
  CategoryChange,
  CategoryInput,
  CategoryPlace,
} from '@ostrov/shared/menu/business-schema'
import { Done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createdBy } from './created-by'
import { listBusinessCategories } from './read-categories'
import { changeCategory, createCategory, deleteCategory, placeCategory } from './save-category'

const tags = ['Menu']
const ofRestaurant = t.Object({ restaurantId: Uuid })
const ofCategory = t.Object({ restaurantId: Uuid, categoryId: Uuid })

/** The categories of a restaurant's own menu. */
export const categoryRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/product_category' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listBusinessCategories(em, restaurant, query), {
      serves: { reads: 'menu' },
      params: ofRestaurant,
      ...listRoute(businessCategories, BusinessCategorySchema),
      detail: { summary: 'Every category of the menu in its order, those without dishes too', tags },
    })
    .post(
      '',
      ({ em, business, by, restaurant, headers, body: input, now }) =>
        answerOnce(em, createdBy(business, restaurant, headers, ['category', input]), (tx) =>
          createCategory(tx, { by, restaurant, input, now }),
        ),
      {
        serves: { writes: 'menu' },
        headers: Repeatable,
        refuses: ['product_category.too_many', 'request.key_reused'],
        params: ofRestaurant,
        body: CategoryInput,
        response: { 200: BusinessCategorySchema },
        detail: { summary: 'Add a category; its name is shown once a moderator has looked at it', tags },
      },
    )
    .put(
      '/sort/:categoryId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => placeCategory(tx, params.categoryId, { by, restaurant, input, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['product_category.not_found', 'menu.order_changed'],
        params: ofCategory,
        body: CategoryPlace,
        response: { 200: BusinessCategorySchema },
        detail: { summary: 'Put a category at its place among the others', tags },
      },
    )
    .put(
      '/:categoryId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => changeCategory(tx, params.categoryId, { by, restaurant, input, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['product_category.not_found', 'product_category.changed'],
        params: ofCategory,
        body: CategoryChange,
        response: { 200: BusinessCategorySchema },
        detail: { summary: 'Change a category: a new name waits for a moderator', tags },
      },
    )
    .delete(
      '/:categoryId',
      ({ em, by, restaurant, params, now }) =>
        answerDone(em, (tx) => deleteCategory(tx, params.categoryId, { by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['product_category.not_found', 'product_category.not_empty'],
        params: ofCategory,
        response: { 200: Done },
        detail: { summary: 'Take away a category that has no dishes', tags },
      },
    )
