import { placedOrder } from '../orders'
import { FILTER, NOBODYS } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'
import { openReceiver, saveWebhook, webhooksOf } from '../webhooks'

const PATH = '/integrations/webhooks/restaurant/:restaurantId'
const BODY = { enabled: true, url: 'https://crm.example.com/orders', events: ['order.placed'] }
const ofRestaurant = { names: { restaurantId: 'restaurant' } } as const

/** A restaurant's own software. */
export const tried: Tried<'delivery'> = {
  rows: async (product, { kitchen, order }) => {
    await saveWebhook(product, kitchen)
    const { rows } = await product.pool.query<{ id: string }>(
      `insert into webhook_delivery (restaurant_id, event, order_id, event_id, state, since)
       select o.restaurant_id, 'order.placed', o.id, -o.id, 'failed', now() from "order" o where o.uuid = $1 returning id`,
      [order],
    )
    return { delivery: rows[0]?.id ?? NOBODYS }
  },
  reach: {
    [`GET ${PATH}`]: ofRestaurant,
    [`PUT ${PATH}`]: { ...ofRestaurant, body: () => BODY },
    [`POST ${PATH}/secret`]: ofRestaurant,
    [`POST ${PATH}/check`]: ofRestaurant,
    [`GET ${PATH}/deliveries`]: { names: { restaurantId: 'restaurant', after: FILTER, before: FILTER } },
    [`GET ${PATH}/deliveries/facets`]: { names: { restaurantId: 'restaurant', after: FILTER, before: FILTER } },
    [`POST ${PATH}/deliveries/:deliveryId/resend`]: { names: { restaurantId: 'restaurant', deliveryId: 'delivery' } },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const params = { restaurantId: kitchen.restaurant_id }
  return {
    [`PUT ${PATH}`]: () => ({ params, body: BODY, acts: ['webhook.change'] }),
    [`POST ${PATH}/secret`]: async () => {
      await saveWebhook(product, kitchen)
      return { params, acts: ['webhook.secret'] }
    },
    [`POST ${PATH}/check`]: async () => {
      await saveWebhook(product, kitchen, { url: openReceiver(product).url })
      return { params, acts: [] }
    },
    [`POST ${PATH}/deliveries/:deliveryId/resend`]: async () => {
      await saveWebhook(product, kitchen)
      const { id } = await placedOrder(product, kitchen)
      const { rows } = await product.pool.query<{ id: string }>(
        `insert into webhook_delivery (restaurant_id, event, order_id, event_id, state, since)
         values ($1, 'order.placed', $2::bigint, -$2::bigint, 'failed', now()) returning id`,
        [kitchen.restaurant_id, id],
      )
      return { params: { ...params, deliveryId: rows[0]?.id ?? '' }, acts: ['webhook.resend'] }
    },
  }
}

function forms({ kitchen }: Stage): Forms {
  return {
    WEBHOOK_FORM: {
      good: BODY,
      request: (values) => [...(['PUT', webhooksOf(kitchen)] as const), values, kitchen.owner.token],
    },
  }
}
