import { OrderPlaced, OrderUpdate } from '@ostrov/shared/orders/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { placeTestOrder, removeTestOrder } from './test-order'

const params = t.Object({ restaurantId: Uuid })

export const testOrderRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurants/:restaurantId/test_order' })
    .use(access(deps))
    .post(
      '',
      async ({ em, by, restaurant, now }) => {
        await createLimits(deps).consume('test_orders', restaurant.id)
        return em.transactional((tx) => placeTestOrder(tx, { by, restaurant, now }))
      },
      {
        serves: { writes: 'owner' },
        refuses: ['order.test_open', 'order.test_no_dish'],
        params,
        response: { 200: OrderPlaced },
        detail: {
          summary: 'A test order on the board: it rings like every other, costs nothing and is counted nowhere',
          tags: ['Business orders'],
        },
      },
    )
    .delete(
      '',
      ({ em, by, restaurant, now }) => em.transactional((tx) => removeTestOrder(tx, { by, restaurant, now })),
      {
        serves: { writes: 'owner' },
        refuses: ['order.not_found', 'order.transition_forbidden'],
        params,
        response: { 200: OrderUpdate },
        detail: { summary: 'Take the test order off the board', tags: ['Business orders'] },
      },
    )
