import { expect, test } from 'bun:test'
import { type Courier, cookedOrder, give, makeCourier, press, put } from '../../../test/couriers'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { PUSH_KEYS } from '../../../test/push-keys'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const kitchen = await openKitchen(product)
const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const tell = (courier: Courier, name: string | null) =>
  put(product, courier, 'notices', {
    push_subscription: name === null ? null : { endpoint: endpoint(name), keys: PUSH_KEYS },
  })
const told = async (name: string) =>
  (await pool.query('select body from outbox_entry where recipient = $1 order by created_at', [endpoint(name)])).rows

async function given(courier: Courier) {
  const order_id = await cookedOrder(product, kitchen)
  await give(product, kitchen, order_id, { courier_id: courier.id })
  return { order_id, courier_id: courier.id }
}

test('a courier who asked is told of an order that is given to them, and of nobody’s name; once it is another’s, nobody is', async () => {
  const petr = await makeCourier(product, kitchen)
  expect((await tell(petr, 'petr')).body.is_told).toBe(true)
  const job = await given(petr)
  const { rows } = await pool.query(
    `select from graphile_worker._private_jobs where (payload->>'order_id')::bigint = $1 and payload->>'courier_id' = $2`,
    [job.order_id, petr.id],
  )
  expect(rows).toHaveLength(1)
  await TASKS['courier.push'](deps, job)
  const [{ body }] = await told('petr')
  expect(body).toContain('Новый заказ')
  expect(body).not.toMatch(/Анна|79001112233|Ленина/)
  await press(product, petr, { order_id: job.order_id, act: 'pick_up' })
  await TASKS['courier.push'](deps, job)
  expect(await told('petr')).toHaveLength(1)
})

test('a browser is the last one’s who asked there, and goes with a shift', async () => {
  const [petr, olga] = [await makeCourier(product, kitchen), await makeCourier(product, kitchen, 'Ольга')]
  await tell(petr, 'shared')
  await tell(olga, 'shared')
  await TASKS['courier.push'](deps, await given(petr))
  expect(await told('shared')).toEqual([])
  await call('DELETE', `/api/couriers/${olga.key}/session`, { headers: { cookie: olga.cookie } })
  await TASKS['courier.push'](deps, await given(olga))
  expect(await told('shared')).toEqual([])
  const elsewhere = { push_subscription: { endpoint: 'https://example.com/x', keys: PUSH_KEYS } }
  expect((await put(product, petr, 'notices', elsewhere)).status).toBe(422)
  expect((await tell(petr, null)).body.is_told).toBe(false)
})
