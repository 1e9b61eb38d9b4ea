import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { businessAdditional, businessProducts } from '@ostrov/shared/menu/business-lists'
import {
  BusinessProductSchema,
  ProductActivityInput,
  ProductPlace,
  ProductsChange,
  ProductsChanged,
} from '@ostrov/shared/menu/business-schema'
import { ProductChange, ProductInput } from '@ostrov/shared/menu/schema'
import { Submitted } from '@ostrov/shared/moderation/schema'
import { Done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { changeProducts } from './change-products'
import { createdBy } from './created-by'
import { placeProduct } from './place-product'
import {
  countBusinessProducts,
  listBusinessAdditional,
  listBusinessProducts,
  readBusinessProduct,
} from './read-business-menu'
import { changeProduct, createProduct, deleteProduct } from './save-product'
import { setProductActivity } from './set-activity'

const tags = ['Menu']
const ofRestaurant = t.Object({ restaurantId: Uuid })
const ofProduct = t.Object({ restaurantId: Uuid, productId: Uuid })

/** A restaurant's own menu. */
export const menuBusinessRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).use(productReads(deps)).use(productWrites(deps)).use(productsAtOnce(deps))

const productReads = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/products' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listBusinessProducts(em, restaurant, query), {
      serves: { reads: 'menu' },
      params: ofRestaurant,
      ...listRoute(businessProducts, BusinessProductSchema),
      detail: { summary: 'Every dish of the menu, shown to customers or not', tags },
    })
    .get('/facets', ({ em, restaurant, query }) => countBusinessProducts(em, restaurant, query), {
      serves: { reads: 'menu' },
      params: ofRestaurant,
      query: listQuery(businessProducts),
      response: { 200: Facets },
      detail: { summary: 'How many dishes each choice would leave under all the other choices', tags },
    })
    .get('/additional', ({ em, restaurant, query }) => listBusinessAdditional(em, restaurant, query), {
      serves: { reads: 'menu' },
      params: ofRestaurant,
      ...listRoute(businessAdditional, BusinessProductSchema),
      detail: { summary: 'Dishes the restaurant offers beside an order', tags },
    })
    .get('/:productId', ({ em, restaurant, params }) => readBusinessProduct(em, restaurant, params.productId), {
      serves: { reads: 'menu' },
      refuses: ['product.not_found'],
      params: ofProduct,
      response: { 200: BusinessProductSchema },
      detail: { summary: 'A dish as its restaurant sees it, with what is proposed beside what is shown', tags },
    })

const productWrites = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/products' })
    .use(access(deps))
    .post(
      '',
      ({ em, business, by, restaurant, headers, body: input, now }) =>
        answerOnce(em, createdBy(business, restaurant, headers, ['product', input]), (tx) =>
          createProduct(tx, { business, by, restaurant, input, now }),
        ),
      {
        serves: { writes: 'menu' },
        headers: Repeatable,
        refuses: [
          ...([
            'product_category.not_found',
            'image.not_found',
            'product_option.not_found',
            'product_option_group.not_found',
          ] as const),
          'request.key_reused',
        ],
        params: ofRestaurant,
        body: ProductInput,
        response: { 200: Submitted },
        detail: { summary: 'Add a dish; it is shown once a moderator has looked at it', tags },
      },
    )
    .put(
      '/:productId',
      ({ em, business, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => changeProduct(tx, params.productId, { business, by, restaurant, input, now })),
      {
        serves: { writes: 'menu' },
        refuses: [
          ...(['product.not_found', 'product.changed', 'product_category.not_found', 'image.not_found'] as const),
          ...(['product_option.not_found', 'product_option_group.not_found'] as const),
        ],
        params: ofProduct,
        body: ProductChange,
        response: { 200: Submitted },
        detail: { summary: 'Change a dish: name, description and pictures wait for a moderator', tags },
      },
    )
    .delete(
      '/:productId',
      ({ em, by, restaurant, params, now }) =>
        answerDone(em, (tx) => deleteProduct(tx, params.productId, { by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['product.not_found'],
        params: ofProduct,
        response: { 200: Done },
        detail: { summary: 'Take a dish off the menu for good; orders and reviews keep it', tags },
      },
    )

const productsAtOnce = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/products' })
    .use(access(deps))
    .put(
      '',
      async ({ em, by, restaurant, body: input, now }) => ({
        products: await em.transactional((tx) => changeProducts(tx, { by, restaurant, input, now })),
      }),
      {
        serves: { writes: 'menu' },
        refuses: ['product.not_found', 'product.changed', 'product_category.not_found'],
        params: ofRestaurant,
        body: ProductsChange,
        response: { 200: ProductsChanged },
        detail: { summary: 'Change price, category or sale of many dishes: all of them or none', tags },
      },
    )
    .put(
      '/sort/:productId',
      ({ em, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => placeProduct(tx, params.productId, { by, restaurant, input, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['product.not_found', 'product_category.not_found', 'menu.order_changed'],
        params: ofProduct,
        body: ProductPlace,
        response: { 200: BusinessProductSchema },
        detail: { summary: 'Put a dish at its place in its category, or in another', tags },
      },
    )
    .put(
      '/activity/:productId',
      async ({ em, by, restaurant, params: { productId }, body: input, now }) => {
        await em.transactional((tx) => setProductActivity(tx, productId, { by, restaurant, input, now }))
        return readBusinessProduct(em, restaurant, productId)
      },
      {
        serves: { writes: 'menu' },
        refuses: ['product.not_found'],
        params: ofProduct,
        body: ProductActivityInput,
        response: { 200: BusinessProductSchema },
        detail: { summary: 'Put a dish on sale or stop it for a while, and say how many are left', tags },
      },
    )
