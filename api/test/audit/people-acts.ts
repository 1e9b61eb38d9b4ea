import { LENINA } from '../kitchen'
import { type openKitchen, placedOrder } from '../orders'
import type { Product } from '../product'
import type { Done } from './menu-acts'

type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** What an owner changes of people, of the own account and of what a restaurant is told. */
export function peopleActs(product: Product, kitchen: Kitchen): Record<string, () => Done | Promise<Done>> {
  const { restaurant_id: restaurantId } = kitchen
  const { manager, invited, guest } = rowsOf(product, kitchen)
  return {
    'PUT /business_user/push_subscription': () => ({ body: { push_subscription: null }, acts: ['push.change'] }),
    'POST /business_user/manager': () => ({ body: manager(), acts: ['manager.invite'] }),
    'PUT /business_user/manager/:id': async () => ({
      params: { id: await invited() },
      body: { name: 'Марья', restaurants: [{ restaurant_id: restaurantId, permissions: ['menu'] }] },
      acts: ['manager.change'],
    }),
    'POST /business_user/manager/:id/invitation': async () => ({
      params: { id: await invited() },
      acts: ['manager.invite'],
    }),
    'DELETE /business_user/manager/:id': async () => ({ params: { id: await invited() }, acts: ['manager.remove'] }),
    'POST /business_user/restaurant/:restaurantId/black_list': async () => ({
      params: { restaurantId },
      body: { user_id: await guest(), reason: 'Кричал' },
      acts: ['black_list.add'],
    }),
    'DELETE /business_user/restaurant/:restaurantId/black_list/:userId': async () => {
      const user_id = await guest()
      const path = `/api/business_user/restaurant/${restaurantId}/black_list`
      await product.call('POST', path, { token: kitchen.owner.token, body: { user_id, reason: 'Кричал' } })
      return { params: { restaurantId, userId: user_id }, acts: ['black_list.remove'] }
    },
    'POST /business_user/restaurants': async () => ({
      body: await newRestaurant(product),
      acts: ['restaurant.create', 'moderation.submit'],
    }),
    'POST /business_user/restaurants/:restaurantId/test_order': async () => {
      await product.pool.query('delete from "order" where user_id is null')
      return { params: { restaurantId }, acts: ['order.test'] }
    },
    'DELETE /business_user/restaurants/:restaurantId/test_order': async () => {
      await product.call('POST', `/api/business_user/restaurants/${restaurantId}/test_order`, {
        token: kitchen.owner.token,
      })
      return { params: { restaurantId }, acts: ['order.move'] }
    },
    'PUT /business_user/restaurants/:restaurantId/notification_config': () => ({
      params: { restaurantId },
      body: {
        ...{ emails: ['kitchen@example.com'], phones: [], push: true, sound: true, quiet_from: null, quiet_to: null },
        events: { new_order: ['mail'], cancelled: [], review: [], weekly: [] },
      },
      acts: ['restaurant.notifications'],
    }),
    'POST /business_user/restaurants/:restaurantId/notification_config/test': () => ({
      params: { restaurantId },
      acts: ['restaurant.test_notice'],
    }),
  }
}

function rowsOf(product: Product, kitchen: Kitchen) {
  const { restaurant_id } = kitchen
  const manager = () => ({
    ...{ name: 'Мария', email: `${crypto.randomUUID()}@example.com` },
    restaurants: [{ restaurant_id, permissions: ['orders'] }],
  })
  return {
    manager,
    async invited(): Promise<string> {
      const { token } = kitchen.owner
      return (await product.call('POST', '/api/business_user/manager', { token, body: manager() })).body.id
    },
    async guest(): Promise<string> {
      return (await placedOrder(product, kitchen)).customer.id
    },
  }
}

async function newRestaurant({ pool }: Product) {
  await pool.query(`insert into cuisine (slug, name, sort) values ('pizza', 'Пицца', 1) on conflict do nothing`)
  return {
    ...{ title: 'Второй дом', address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA },
    ...{ phones: ['8 (4242) 00-00-00'], cuisines: ['pizza'] },
  }
}
