import { expect, test } from 'bun:test'
import { openCounterKitchen, openFrontpad } from '../../../test/counters'
import { handedOver, openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { applyStep } from './apply-step'
import { sendToCounter } from './send-to-counter'
import { askCounter, watchCounters } from './watch-counters'

let handle: (request: Request) => Response | Promise<Response> = () => new Response('', { status: 503 })
const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => handle(request) })
const product = await openProduct({ PUBLIC_ORIGIN: `http://127.0.0.1:${server.port}` })
product.beforeClose(() => server.stop(true))
const { app, call, clock, deps, pool } = product
handle = (request) => app.handle(request)
const frontpad = openFrontpad(product)
const { kitchen, handed, standing } = await openCounterKitchen(product)

/** An order that is at the counter, and how the counter tells of it. */
async function atCounter(delivery_type: 'delivery' | 'pickup' = 'delivery') {
  const order = await handed({ delivery_type, comment: 'Без лука', cultery_count: 2 })
  await sendToCounter(deps, { order_id: order.id })
  const ref = Number((await standing(order.id)).ref)
  const tell = async (status: number, as: 'json' | 'form' = 'json', times = 1) => {
    const answers = await frontpad.tell(ref, String(status), as, times)
    await applyStep(deps, { order_id: order.id })
    return [answers, (await standing(order.id)).status]
  }
  return { ...order, ref, tell, status: async () => (await standing(order.id)).status }
}
const events = async (id: number) =>
  (await pool.query(`select "to", actor from order_event where order_id = $1 order by id`, [id])).rows

test('an order is rung up with its dishes, delivery, money, address and remarks', async () => {
  const { ref } = await atCounter()
  const form = Object.fromEntries(frontpad.orders.find(({ id }) => id === ref)?.form ?? [])
  expect(form).toMatchObject({
    ...{ 'product[0]': '101', 'product_kol[0]': '2', 'product_price[0]': '700' },
    ...{ 'product[1]': '9001', 'product_kol[1]': '1', 'product_price[1]': '200' },
    ...{
      street: 'Ленина, Южно-Сахалинск',
      home: '234',
      apart: '12',
      phone: expect.stringMatching(/^\+7914555\d{4}$/),
      name: 'Анна',
    },
    ...{ pay: '1', person: '2', channel: '5', affiliate: '77' },
  })
  expect(form.descr).toMatch(/^Заказ \d+\. Без лука/)
  expect(form.hook_url).toStartWith(`${deps.config.origin}/api/frontpad/orders?token=`)
})

test('of long wishes the counter has what the courier takes, a mark where the rest was cut, and the restaurant is told', async () => {
  const { id } = await handed()
  const comment = 'Домофон не работает, позвоните, когда подъедете к дому, и поднимитесь пешком на пятый этаж'
  await pool.query(`update "order" set comment = $2, payment_type = 'cash', payment_comment = '5000' where id = $1`, [
    id,
    comment,
  ])
  await sendToCounter(deps, { order_id: id })
  const descr = frontpad.orders.at(-1)?.form.get('descr') ?? ''
  expect([descr.length, descr.slice(0, 13), descr.at(-1)]).toEqual([100, 'Сдача с 5000.', '…'])
  const { rows } = await pool.query(
    `select payload::text as told from graphile_worker._private_jobs where payload::text like '%не_поместились%' and payload::text like $1`,
    [`%${id}%`],
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('a dish without an article is named first, and the restaurant is told of it', async () => {
  await pool.query(`update product set article = null where id = $1`, [kitchen.product_id])
  const { id } = await handed()
  await sendToCounter(deps, { order_id: id })
  // Nothing is left to ring up but the delivery.
  expect(await standing(id)).toMatchObject({ state: 'sent', missing: ['Пицца «Маргарита» × 2'] })
  expect(frontpad.orders.at(-1)?.form.get('descr')).toContain('Добавить: Пицца «Маргарита» × 2')
  await pool.query(`update product set article = '101' where id = $1`, [kitchen.product_id])
})

test('an order goes along with its counter, what was passed over included', async () => {
  const { id, tell } = await atCounter()
  expect(await tell(3)).toEqual([[200], 'IN_PREPARATION'])
  expect(await tell(4, 'form')).toEqual([[200], 'OUT_FOR_DELIVERY'])
  expect(await tell(10)).toEqual([[200], 'COMPLETED'])
  expect((await events(id)).filter(({ actor }) => actor === 'pos').map(({ to }) => to)).toEqual([
    ...['CONFIRMED', 'IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED'],
  ])
})

test('a pickup is ready when it is made', async () => {
  const { tell } = await atCounter('pickup')
  expect(await tell(12)).toEqual([[200], 'PICKUP_PENDING'])
})

test('words that are repeated, late, unknown or of no use change nothing', async () => {
  const { id, ref, tell, status } = await atCounter()
  await tell(4, 'json', 3)
  const before = await events(id)
  expect(await tell(3)).toEqual([[200], 'OUT_FOR_DELIVERY'])
  const url = frontpad.orders.find((one) => one.id === ref)?.hookUrl ?? ''
  const said = async (body: string, to = url) => {
    const answer = await fetch(to, { method: 'POST', body })
    await applyStep(deps, { order_id: id })
    return [answer.status, await answer.text(), await status()]
  }
  const word = (changes: object) =>
    JSON.stringify({ action: 'change_status', order_id: String(ref), status: '10', ...changes })
  const same = [200, 'ok', 'OUT_FOR_DELIVERY']
  for (const body of ['', '{', '[]', '\0', 'я'.repeat(20_000), word({ status: '77' }), word({ order_id: '999' })])
    expect(await said(body)).toEqual(same)
  // Another’s address, one’s own with a sign changed, and none.
  const other = await openCounterKitchen(product)
  await sendToCounter(deps, { order_id: (await other.handed()).id })
  const foreign = frontpad.orders.at(-1)?.hookUrl ?? ''
  for (const to of [
    foreign,
    `${url}x`,
    url.slice(0, -1),
    url.replace(/token=.*/, ''),
    url.replace(/token=.{32}/, 'token='),
  ])
    expect(await said(word({}), to)).toEqual(same)
  expect(await events(id)).toEqual(before)
  expect((await fetch(url)).status).toBe(200)
})

test('no word of a counter leaves what is over', async () => {
  const { tell } = await atCounter()
  expect(await tell(11)).toEqual([[200], 'CANCELLED_BY_RESTAURANT'])
  expect(await tell(3)).toEqual([[200], 'CANCELLED_BY_RESTAURANT'])
  expect(await tell(10)).toEqual([[200], 'CANCELLED_BY_RESTAURANT'])
})

test('while the customer is asked a step waits, and the sweep makes it afterwards', async () => {
  const { id, tell, status } = await atCounter()
  await tell(3)
  await pool.query(`update "order" set answer_until = now() + interval '5 minutes' where id = $1`, [id])
  expect(await tell(4)).toEqual([[200], 'IN_PREPARATION'])
  await pool.query(`update "order" set answer_until = null where id = $1`, [id])
  clock.now = new Date(clock.now.getTime() + 120_000)
  await watchCounters(deps)
  expect(await jobsOf('counter.apply', id)).toBe(1)
  await applyStep(deps, { order_id: id })
  expect(await status()).toBe('OUT_FOR_DELIVERY')
})

async function jobsOf(task: string, id: number) {
  const { rows } = await pool.query(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and (j.payload->>'order_id')::int = $2`,
    [task, id],
  )
  return rows.length
}

test('a counter that tells nothing is asked, once in a while, and by phone where it never said its number', async () => {
  const [known, lost] = [await atCounter(), await atCounter()]
  await pool.query('update counter_order set ref = null where order_id = $1', [lost.id])
  await watchCounters(deps)
  expect(await jobsOf('counter.ask', known.id)).toBe(0)
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  await watchCounters(deps)
  expect([await jobsOf('counter.ask', known.id), await jobsOf('counter.ask', lost.id)]).toEqual([1, 1])
  for (const { id, ref } of [known, lost]) {
    const order = frontpad.orders.find((one) => one.id === ref)
    if (order) order.status = '3'
    await askCounter(deps, { order_id: id })
    await applyStep(deps, { order_id: id })
  }
  expect([await known.status(), await lost.status()]).toEqual(['IN_PREPARATION', 'IN_PREPARATION'])
})

test('a kitchen without a counter has its orders on the board, and a test order is sent nowhere', async () => {
  const plain = await openKitchen(product)
  const id = await handedOver(product, plain)
  expect((await standing(id)).status).toBe('CONFIRMATION_PENDING')
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/test_order`
  const { order_id } = (await call('POST', path, { token: kitchen.owner.token })).body
  const { handOverOrder } = await import('../orders/life/hand-over-order')
  const { handToCounter } = await import('./hand-to-counter')
  await handOverOrder(deps, order_id, handToCounter)
  expect(await standing(order_id)).toMatchObject({ status: 'CONFIRMATION_PENDING', state: null })
})
