import { USUAL_STATUSES } from '@ostrov/shared/counters/form'
import { handToCounter } from '../src/modules/counters/hand-to-counter'
import { handOverOrder } from '../src/modules/orders/life/hand-over-order'
import { createArcafe } from '../src/services/counters/arcafe'
import { createFrontpad } from '../src/services/counters/frontpad'
import { createIiko } from '../src/services/counters/iiko'
import { startArcafeStandIn } from '../stand-ins/counters/arcafe-stand-in'
import { startFrontpadStandIn } from '../stand-ins/counters/frontpad-stand-in'
import { startIikoStandIn } from '../stand-ins/counters/iiko-stand-in'
import { atOnce } from './at-once'
import { openKitchen, placedOrder } from './orders'
import type { Product } from './product'

export const FRONTPAD = {
  ...{ enabled: true, secret: 'secret', affiliate: '77', point: '', channel: '5' },
  ...{ pay_online: '3', pay_card: '2', pay_cash: '1', delivery_article: '9001', ...USUAL_STATUSES },
}

type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** A FrontPad of this test’s own, in place of the real one, that answers within a moment or is given up. */
export function openFrontpad(product: Product) {
  const frontpad = startFrontpadStandIn({ slowMs: 600 })
  product.beforeClose(() => frontpad.stop())
  frontpad.limits = false
  const door = createFrontpad({ url: frontpad.url, timeoutMs: 300, takeTurn: atOnce })
  product.deps.doors.counters.frontpad = door
  return frontpad
}

export const ARCAFE = { enabled: true, secret: 'secret', delivery_article: '9001' }

/** An ArCafe of this test’s own. */
export function openArcafe(product: Product) {
  const arcafe = startArcafeStandIn({ slowMs: 600 })
  product.beforeClose(() => arcafe.stop())
  arcafe.limits = false
  product.deps.doors.counters.arcafe = createArcafe({ url: arcafe.url, timeoutMs: 300, takeTurn: atOnce })
  return arcafe
}

export const IIKO = {
  ...{ enabled: true, secret: 'secret', organization: '', terminal: '', delivery_article: '9001' },
  ...{ pay_online: '', pay_card: '', pay_cash: '', discount_type: '' },
}

/** An iiko of this test’s own. */
export function openIiko(product: Product) {
  const iiko = startIikoStandIn({ slowMs: 600 })
  product.beforeClose(() => iiko.stop())
  product.deps.doors.counters.iiko = createIiko({ url: iiko.url, timeoutMs: 300, takeTurn: atOnce, lookMs: 5 })
  return iiko
}

/** Saves how the kitchen’s iiko is set up. */
export function saveIiko(product: Product, { restaurant_id, owner }: Kitchen, changes: object = {}) {
  const path = `/api/integrations/iiko/restaurant/${restaurant_id}`
  return product.call('PUT', path, { token: owner.token, body: { ...IIKO, ...changes } })
}

/** Saves how the kitchen’s ArCafe is set up. */
export function saveArcafe(product: Product, { restaurant_id, owner }: Kitchen, changes: object = {}) {
  const path = `/api/integrations/arcafe/restaurant/${restaurant_id}`
  return product.call('PUT', path, { token: owner.token, body: { ...ARCAFE, ...changes } })
}

/** Saves how the kitchen’s FrontPad is set up. */
export function saveFrontpad(product: Product, { restaurant_id, owner }: Kitchen, changes: object = {}) {
  const path = `/api/integrations/frontpad/restaurant/${restaurant_id}`
  return product.call('PUT', path, { token: owner.token, body: { ...FRONTPAD, ...changes } })
}

/** A restaurant with a counter, a dish that the counter knows, and an order on its way there. */
export async function openCounterKitchen(product: Product, changes: object = {}) {
  const kitchen = await openKitchen(product)
  await product.pool.query(`update product set article = '101' where id = $1`, [kitchen.product_id])
  const { pool } = product
  await pool.query(
    `update restaurant set notification_config = notification_config || '{"emails": ["cook@example.com"]}' where id = $1`,
    [kitchen.restaurant_id],
  )
  await saveFrontpad(product, kitchen, changes)
  let phones = 1000
  return {
    kitchen,
    /** Where it stands, here and on its way to the counter. */
    async standing(id: number) {
      const { rows } = await pool.query<{ status: string; state: string; ref: string | null; missing: string[] }>(
        `select o.status, c.state, c.ref, c.missing from "order" o left join counter_order c on c.order_id = o.id where o.id = $1`,
        [id],
      )
      return rows[0] ?? { status: '', state: '', ref: null, missing: [] }
    },
    /** What the restaurant was told of its counter. */
    async told(id: number) {
      const { rows } = await pool.query<{ about: string }>(
        `select split_part(key, ':', 4) as about from graphile_worker._private_jobs
         where key like $1 order by id`,
        [`restaurant-mail:counter:${id}:%`],
      )
      return rows.map(({ about }) => about)
    },
    /** Says by hand that it is to be sent, or is there. */
    byHand: (id: number, state: 'waiting' | 'sent', token = kitchen.owner.token) =>
      product.call('PUT', `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}/orders/${id}`, {
        token,
        body: { state },
      }),
    /** An order of a phone of its own that was handed over, not yet sent. */
    async handed(input: Parameters<typeof placedOrder>[2] = {}) {
      phones += 1
      const order = await placedOrder(product, kitchen, {
        user_phone: `+7 (914) 555-${String(phones).replace(/..$/, '-$&')}`,
        ...input,
      })
      await handOverOrder(product.deps, order.id, handToCounter)
      return order
    },
  }
}
