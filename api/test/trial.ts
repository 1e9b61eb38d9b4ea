import { followClosedStep } from '../src/modules/orders/life/follow-up'
import { handOverOrder } from '../src/modules/orders/life/hand-over-order'
import { openKitchen } from './orders'
import type { Product } from './product'

/** A kitchen and the presses by which its owner tries the board. */
export async function openTrial(product: Product, input: Parameters<typeof openKitchen>[1] = {}) {
  const { call } = product
  const kitchen = await openKitchen(product, input)
  const { token } = kitchen.owner
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/test_order`
  const steps = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
  return {
    kitchen,
    token,
    make: () => call('POST', path, { token }),
    remove: () => call('DELETE', path, { token }),
    read: async (id: number) => (await call('GET', `/api/business_user/orders/${id}`, { token })).body,
    step: (id: number, body: object) => call('PUT', `${steps}/order/${id}/action`, { token, body }),
    confirm: (id: number, body: object = {}) => call('PUT', `${steps}/confirm/${id}`, { token, body }),
  }
}
type Trial = Awaited<ReturnType<typeof openTrial>>

/** Made, put on the board and led to its end, with all that follows from each step. */
export async function wholeLife({ deps, pool, clock, em }: Product, { make, confirm, step }: Trial) {
  const { order_id } = (await make()).body
  await handOverOrder(deps, order_id)
  await confirm(order_id, { extra_minutes: 10 })
  for (const status of ['IN_PREPARATION', 'PICKUP_PENDING', 'COMPLETED']) await step(order_id, { status })
  const { rows } = await pool.query<{ id: number }>('select id::int from order_event where order_id = $1', [order_id])
  for (const { id } of rows) await followClosedStep(em(), { order_id, event_id: id }, clock.now)
  return Number(order_id)
}
