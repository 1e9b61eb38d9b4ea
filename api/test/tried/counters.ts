import { FRONTPAD, openFrontpad, saveFrontpad } from '../counters'
import { handedOver } from '../orders'
import type { Product } from '../product'
import type { Acts, Forms, Stage, Tried } from '../tried'

const PATH = '/integrations/frontpad/restaurant/:restaurantId'
const ofRestaurant = { names: { restaurantId: 'restaurant' } } as const
/** A restaurant's cash desk. */
export const tried: Tried = {
  reach: {
    [`GET ${PATH}`]: ofRestaurant,
    [`PUT ${PATH}`]: { ...ofRestaurant, body: () => FRONTPAD },
    // Without a desk it is refused, and so is found.
    [`POST ${PATH}/check`]: ofRestaurant,
    [`GET ${PATH}/products/import`]: ofRestaurant,
    [`POST ${PATH}/products/import`]: ofRestaurant,
    // With nothing new there it is refused, and so is found.
    [`POST ${PATH}/products/plan`]: ofRestaurant,
    [`PUT ${PATH}/articles`]: {
      names: { restaurantId: 'restaurant', id: 'dish' },
      body: ({ id }) => ({ links: [{ kind: 'product', id, article: '101' }] }),
    },
    [`PUT ${PATH}/orders/:orderId`]: {
      names: { restaurantId: 'restaurant', orderId: 'cookedOrder' },
      body: () => ({ state: 'sent' }),
    },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const params = { restaurantId: kitchen.restaurant_id }
  return {
    [`PUT ${PATH}`]: () => ({ params, body: FRONTPAD, acts: ['counter.change'] }),
    [`POST ${PATH}/check`]: async () => {
      openFrontpad(product)
      await saveFrontpad(product, kitchen)
      return { params, acts: [] }
    },
    [`POST ${PATH}/products/import`]: async () => {
      openFrontpad(product)
      await saveFrontpad(product, kitchen)
      return { params, acts: [] }
    },
    [`POST ${PATH}/products/plan`]: async () => {
      await product.pool.query(
        `insert into counter_good (restaurant_id, article, name, price) values ($1, '300', 'Чизкейк', 280) on conflict do nothing`,
        [kitchen.restaurant_id],
      )
      return { params, acts: ['menu_import.plan'] }
    },
    [`PUT ${PATH}/articles`]: () => ({
      params,
      body: { links: [{ kind: 'product', id: kitchen.product_id, article: '101' }] },
      acts: ['product.change'],
    }),
    [`PUT ${PATH}/orders/:orderId`]: async () => ({
      params: { ...params, orderId: await failedOrder(product, kitchen) },
      body: { state: 'waiting' },
      acts: ['counter.send'],
    }),
  }
}

/** An order that its counter has not got. */
async function failedOrder(product: Product, kitchen: Stage['kitchen']) {
  await saveFrontpad(product, kitchen)
  const id = await handedOver(product, kitchen)
  await product.pool.query(
    `insert into counter_order (order_id, restaurant_id, state, handed_at) values ($1, $2, 'failed', now())`,
    [id, kitchen.restaurant_id],
  )
  return String(id)
}

function forms({ kitchen }: Stage): Forms {
  return {
    FRONTPAD_FORM: {
      good: FRONTPAD,
      request: (values) => [
        ...(['PUT', `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}`] as const),
        values,
        kitchen.owner.token,
      ],
    },
    LINK_FORM: {
      good: { article: '101' },
      request: ({ article }) => [
        ...(['PUT', `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}/articles`] as const),
        { links: [{ kind: 'product', id: kitchen.product_id, article }] },
        kitchen.owner.token,
      ],
    },
  }
}
