import { beforeEach, expect, test } from 'bun:test'
import { openCounterKitchen, openFrontpad, openIiko, saveIiko } from '../../../test/counters'
import { openProduct } from '../../../test/product'
import { applyStep } from './apply-step'
import { hearHook } from './hear-hook'
import { sendToCounter } from './send-to-counter'

const product = await openProduct({ LIMITS: 'counter_checks=100/60' })
const { call, clock, deps, pool } = product
openFrontpad(product)
const iiko = openIiko(product)
const { kitchen, handed, standing } = await openCounterKitchen(product)
const { token } = kitchen.owner
const path = `/api/integrations/iiko/restaurant/${kitchen.restaurant_id}`
const send = (order_id: number) => sendToCounter(deps, { order_id })

beforeEach(async () => {
  iiko.offline = false
  iiko.faults.length = 0
  expect(await saveIiko(product, kitchen)).toMatchObject({ status: 200 })
})

test('it is set up without its login being shown, «Проверить» says where it is to tell of orders', async () => {
  const wrong = await saveIiko(product, kitchen, { organization: 'кухня' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['organization']])
  const check = await call('POST', `${path.replace('iiko', 'frontpad')}/check`, { token })
  expect(check.body).toMatchObject({ failure: null })
  const { body } = await call('GET', path, { token })
  expect(body).toMatchObject({ enabled: true, has_secret: true, broken: null, organization: '' })
  expect(iiko.hook?.uri).toBe(body.hook_url)
})

test('an order goes to it under our id, and its events move it, those of a stranger do not', async () => {
  const { id } = await handed()
  await send(id)
  const { ref, ...sent } = await standing(id)
  expect(sent).toMatchObject({ status: 'in_progress', state: 'sent' })
  const order = await pool.query('select uuid from "order" where id = $1', [id])
  expect(ref).toBe(order.rows[0].uuid)
  const text = JSON.stringify([
    { eventType: 'DeliveryOrderUpdate', eventInfo: { id: crypto.randomUUID(), order: { status: 'Closed' } } },
    { eventType: 'DeliveryOrderUpdate', eventInfo: { id: ref, order: { status: 'CookingStarted' } } },
  ])
  await hearHook(deps, { token: 'nobody', text })
  await applyStep(deps, { order_id: id })
  expect((await standing(id)).status).toBe('in_progress')
  await hearHook(deps, { token: new URL(iiko.hook?.uri ?? '').searchParams.get('token') ?? '', text })
  await applyStep(deps, { order_id: id })
  expect((await standing(id)).status).toBe('IN_PREPARATION')
})

test.each(['slow', 'lost', 'cut', 'changed', 'broken'] as const)(
  'after «%s» it is sent until it is there, and never made twice',
  async (fault) => {
    const { id } = await handed()
    const before = iiko.orders.length
    iiko.faults.push(fault)
    for (let at = 0; at < 3; at += 1) await send(id)
    expect((await standing(id)).state).toBe('sent')
    expect(iiko.orders.length - before).toBe(1)
  },
)

test('a process that died while it sent goes on under the same id', async () => {
  const { id } = await handed()
  await send(id)
  await pool.query(`update counter_order set state = 'sending', ref = null where order_id = $1`, [id])
  const before = iiko.orders.length
  await send(id)
  expect(await standing(id)).toMatchObject({ state: 'sent' })
  expect(iiko.orders.length).toBe(before)
})

test('where its till is away the order waits and goes again; its menu is linked by articles', async () => {
  const { id } = await handed()
  iiko.offline = true
  await send(id)
  expect(await standing(id)).toMatchObject({ status: 'in_progress', state: 'waiting' })
  iiko.offline = false
  await send(id)
  expect((await standing(id)).state).toBe('sent')
  clock.now = new Date(clock.now.getTime() + 7_200_000)
  const menu = await call('POST', `${path.replace('iiko', 'frontpad')}/products/import`, { token })
  expect(menu.body.goods).toHaveLength(4)
})
