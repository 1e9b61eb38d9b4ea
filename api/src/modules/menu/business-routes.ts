import { ProductChange, ProductInput } from '@ostrov/shared/menu/schema'
import { Submitted } from '@ostrov/shared/moderation/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createProduct, updateProduct } from './save-product'

const tags = ['Menu']

/** A restaurant's own menu. */
export const menuBusinessRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/products' })
    .use(access(deps))
    .post(
      '',
      ({ em, business, by, restaurant, body: input, now }) =>
        em.transactional((tx) => createProduct(tx, { business, by, restaurant, input, now })),
      {
        serves: 'menu',
        refuses: ['category.not_found', 'image.not_found', 'option.not_found', 'option_group.not_found'],
        params: t.Object({ restaurantId: Uuid }),
        body: ProductInput,
        response: { 200: Submitted },
        detail: { summary: 'Add a dish; it is shown once a moderator has looked at it', tags },
      },
    )
    .put(
      '/:productId',
      ({ em, business, by, restaurant, params, body: input, now }) =>
        em.transactional((tx) => updateProduct(tx, params.productId, { business, by, restaurant, input, now })),
      {
        serves: 'menu',
        refuses: [
          'product.not_found',
          'category.not_found',
          'image.not_found',
          'option.not_found',
          'option_group.not_found',
        ],
        params: t.Object({ restaurantId: Uuid, productId: Uuid }),
        body: ProductChange,
        response: { 200: Submitted },
        detail: { summary: 'Change a dish: name, description and pictures wait for a moderator', tags },
      },
    )
