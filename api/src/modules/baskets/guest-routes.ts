import { basketList } from '@ostrov/shared/baskets/lists'
import { BasketAfter, BasketItemInput, BasketSchema, QuantityInput } from '@ostrov/shared/baskets/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { addItem, removeBasket, setQuantity } from './change-basket'
import { listBaskets } from './read-baskets'

// The router and the typed client allow one name per place in a path, so the guest's uuid is `id` in all four.
const guest = t.Object({ id: Uuid })
const guestAndTarget = t.Object({ id: Uuid, target: Uuid })
const tags = ['Baskets']

/** Baskets filled before signing in: whoever knows the browser's uuid owns them. */
export const basketGuestRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/unauthorized/baskets/:id', ({ em, params, now }) => listBaskets(em, { guest_id: params.id }, now), {
      open: true,
      params: guest,
      ...listRoute(basketList, BasketSchema),
      detail: { summary: 'A guest’s baskets, by their uuid', tags },
    })
    .delete(
      '/unauthorized/baskets/:id/:target',
      ({ em, params }) => removeBasket(em, { guest_id: params.id }, params.target),
      {
        open: true,
        refuses: ['basket.not_found'],
        params: guestAndTarget,
        response: { 200: BasketAfter },
        detail: { summary: 'Clear a guest’s basket: their uuid, then the basket’s id', tags },
      },
    )
    .post(
      '/unauthorized/basket_item/:id',
      ({ em, params, body, now }) => addItem(em, { guest_id: params.id }, body, now),
      {
        open: true,
        refuses: [
          'product.not_found',
          'basket.quantity_limit',
          'basket.too_many',
          'basket.product_unavailable',
          'basket.options_invalid',
          'request.key_reused',
        ],
        params: guest,
        body: BasketItemInput,
        response: { 200: BasketAfter },
        detail: { summary: 'Put a dish into a guest’s basket, by their uuid', tags },
      },
    )
    .put(
      '/unauthorized/basket_item/:id/:target',
      ({ em, params, body, now }) => setQuantity(em, { guest_id: params.id }, params.target, body.quantity, now),
      {
        open: true,
        refuses: ['basket.item_not_found'],
        params: guestAndTarget,
        body: QuantityInput,
        response: { 200: BasketAfter },
        detail: { summary: 'Set how many of a guest’s line: their uuid, then the line’s id; 0 removes it', tags },
      },
    )
