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
  }
}
