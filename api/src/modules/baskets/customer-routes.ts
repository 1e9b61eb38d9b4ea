import { basketList } from '@ostrov/shared/baskets/lists'
import {
  BasketAfter,
  BasketItemInput,
  BasketRepeated,
  BasketSchema,
  QuantityInput,
} from '@ostrov/shared/baskets/schema'
import { listOf, listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { addItem, removeBasket, setQuantity } from './change-basket'
import { mergeGuestBaskets } from './merge-baskets'
import { listBaskets } from './read-baskets'
import { repeatOrder } from './repeat-order'

const params = t.Object({ id: Uuid })
const orderKey = t.Object({ id: t.Union([t.String({ pattern: '^[0-9]{1,15}$' }), Uuid]) })
const tags = ['Baskets']

/** A customer's own baskets. */
export const basketCustomerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/user/baskets', ({ em, customer, now }) => listBaskets(em, { user_id: customer.id }, now), {
      customer: 'reads',
      ...listRoute(basketList, BasketSchema),
      detail: { summary: 'My baskets, one per restaurant', tags },
    })
    .delete('/user/baskets/:id', ({ em, customer, params }) => removeBasket(em, { user_id: customer.id }, params.id), {
      customer: 'writes',
      refuses: ['basket.not_found'],
      params,
      response: { 200: BasketAfter },
      detail: { summary: 'Clear a basket', tags },
    })
    .put(
      '/user/baskets/update_unauthorized/:id',
      ({ em, customer, params, now }) => mergeGuestBaskets(em, customer.id, params.id, now),
      {
        customer: 'writes',
        params,
        response: { 200: listOf(basketList, BasketSchema) },
        detail: {
          summary: 'Take over the baskets filled before signing in, by the guest’s uuid; may be repeated',
          tags,
        },
      },
    )
    .put(
      '/user/baskets/repeat_order/:id',
      ({ em, customer, params, now }) => repeatOrder(em, customer.id, params.id, now),
      {
        customer: 'writes',
        refuses: ['order.not_found', 'basket.too_many'],
        params: orderKey,
        response: { 200: BasketRepeated },
        detail: { summary: 'Fill the basket with what an order had, by its number or uuid; may be repeated', tags },
      },
    )
    .post('/basket_item', ({ em, customer, body, now }) => addItem(em, { user_id: customer.id }, body, now), {
      customer: 'writes',
      refuses: [
        'product.not_found',
        'basket.quantity_limit',
        'basket.too_many',
        'basket.product_unavailable',
        'basket.options_invalid',
        'request.key_reused',
      ],
      body: BasketItemInput,
      response: { 200: BasketAfter },
      detail: { summary: 'Put a dish into the basket', tags },
    })
    .put(
      '/basket_item/:id',
      ({ em, customer, params, body, now }) => setQuantity(em, { user_id: customer.id }, params.id, body.quantity, now),
      {
        customer: 'writes',
        refuses: ['basket.item_not_found'],
        params,
        body: QuantityInput,
        response: { 200: BasketAfter },
        detail: { summary: 'Set how many of a line; 0 removes it', tags },
      },
    )
