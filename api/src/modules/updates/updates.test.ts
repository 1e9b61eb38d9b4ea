import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { makeRestaurant } from '../../../test/kitchen'
import { openKitchen, placedOrder } from '../../../test/orders'
import { businessManager, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { rows, sql } from '../../db/sql'
import { handOverOrder } from '../orders/life/hand-over-order'
import { liveStreams } from './streams'

const product = await openProduct()
const { app, call, deps, em } = product
const kitchen = await openKitchen(product)
product.beforeClose(() => liveStreams(deps).close())

/** Follows a stream as a browser does, collecting the data of its `order` events. */
async function follow(token: string, { audience = '', lastEventId = '' } = {}) {
  const response = await app.handle(
    new Request(`http://localhost/api/updates/stream${audience && `?audience=${audience}`}`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    }),
  )
  const updates: { event_id: number; order_id: number; status: string; user_id?: string }[] = []
  const reader = response.body?.getReader()
  let text = ''
  let ended = false
  const reading = (async () => {
    const decoder = new TextDecoder()
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      text += decoder.decode(part.value, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const data = frame.split('\n').find((line) => line.startsWith('data: '))
        if (data) updates.push(JSON.parse(data.slice(6)))
      }
    }
    ended = true
  })()
  return { response, updates, ended: () => ended, stop: () => reader?.cancel().then(() => reading) }
}

async function eventually(what: () => boolean) {
  for (let tries = 0; tries < 200 && !what(); tries += 1) await Bun.sleep(20)
  expect(what()).toBe(true)
}

test('a customer sees each change of an order at once, and no one else’s', async () => {
  const order = await placedOrder(product, kitchen)
  const mine = await follow(order.customer.token)
  const other = await follow((await signIn(product)).token)
  expect(mine.response.headers.get('content-type')).toStartWith('text/event-stream')
  await handOverOrder(product.deps, order.id)
  await eventually(() => mine.updates.some((one) => one.status === 'CONFIRMATION_PENDING'))
  // The news of its placing may be on its way still when the stream opens: also one's own.
  expect(new Set(mine.updates.map((one) => one.order_id))).toEqual(new Set([order.id]))
  expect(other.updates).toEqual([])
  await Promise.all([mine.stop(), other.stop()])
})

test('the restaurant sees a new order, but nothing of one that waits for its money', async () => {
  const board = await follow(kitchen.owner.token, { audience: 'business' })
  const unpaid = await placedOrder(product, kitchen, { payment_type: 'online' })
  const paid = await placedOrder(product, kitchen)
  await eventually(() => board.updates.some((one) => one.order_id === paid.id))
  expect(board.updates.map((one) => one.order_id)).not.toContain(unpaid.id)
  expect(JSON.stringify(board.updates)).not.toContain('user_id')
  await board.stop()
})

test('a stream ends with its session', async () => {
  const [leaving, staying] = [await signIn(product), await signIn(product)]
  const [gone, kept] = [await follow(leaving.token), await follow(staying.token)]
  await rows(em(), sql`update session set revoked_at = now() where user_id = ${leaving.id}`)
  await liveStreams(deps).beat()
  await eventually(gone.ended)
  expect(kept.ended()).toBe(false)
  await kept.stop()
})

test('a stream resumes after the last event it has seen', async () => {
  const order = await placedOrder(product, kitchen)
  const before = (await call('GET', '/api/updates/orders', { token: order.customer.token })).body.last_event_id
  await handOverOrder(product.deps, order.id)
  const resumed = await follow(order.customer.token, { lastEventId: String(before) })
  await eventually(() => resumed.updates.some((one) => one.status === 'CONFIRMATION_PENDING'))
  await resumed.stop()
})

test('polling tells what came after an event, and the number to ask from next', async () => {
  const order = await placedOrder(product, kitchen)
  const { token } = order.customer
  const first = (await call('GET', '/api/updates/orders', { token })).body
  expect(first.items).toEqual([])
  await handOverOrder(product.deps, order.id)
  const { body } = await call('GET', `/api/updates/orders?since=${first.last_event_id}`, { token })
  expect(body.items.at(-1)).toMatchObject({ order_id: order.id, status: 'CONFIRMATION_PENDING' })
  expect(body.last_event_id).toBeGreaterThan(first.last_event_id)
})

test('a change made while the listening connection was cut is told after all', async () => {
  const order = await placedOrder(product, kitchen)
  const mine = await follow(order.customer.token)
  const admin = new Client({ connectionString: product.databaseUrl })
  await admin.connect()
  // A change nobody was told of, as one that commits in the moment of the cut; then the cut itself.
  await admin.query(
    `insert into order_event (order_id, "from", "to", actor) values ($1, 'new', 'CONFIRMATION_PENDING', 'system')`,
    [order.id],
  )
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ostrov-live' and datname = current_database()",
  )
  await admin.end()
  await eventually(() => mine.updates.some((one) => one.status === 'CONFIRMATION_PENDING'))
  await mine.stop()
})

test('an eleventh stream of one person is refused', async () => {
  const { token } = await signIn(product)
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(token)))
  const eleventh = await follow(token)
  expect(eleventh.response.status).toBe(429)
  await Promise.all([...streams, eleventh].map((one) => one.stop()))
})

test('a thousand listeners hear, each only of their own', async () => {
  const { listener } = liveStreams(deps)
  const heard = new Map<string, number>()
  const leave = Array.from({ length: 1000 }, (_, n) =>
    listener.subscribe({ scope: { user_id: `nobody-${n}` }, send: () => heard.set(`${n}`, 1) }),
  )
  const order = await placedOrder(product, kitchen)
  const mine = await follow(order.customer.token)
  await rows(em(), sql`select 1`)
  await handOverOrder(product.deps, order.id)
  await eventually(() => mine.updates.some((one) => one.status === 'CONFIRMATION_PENDING'))
  expect(heard.size).toBe(0)
  for (const one of leave) one()
  await mine.stop()
})

test('of sixty streams that one person opens at once ten are open', async () => {
  const { token } = await signIn(product)
  const opened = await Promise.all(Array.from({ length: 60 }, () => follow(token)))
  expect(opened.filter(({ response }) => response.status === 200)).toHaveLength(10)
  expect(opened.filter(({ response }) => response.status === 429)).toHaveLength(50)
  await Promise.all(opened.map(({ stop }) => stop()))
  const after = await follow(token)
  expect(after.response.status).toBe(200)
  await after.stop()
})

test('a manager’s stream ends when what they may do changes, not at the next beat', async () => {
  const other = await makeRestaurant(em(), { owner_id: kitchen.owner.id })
  const both = ['orders', 'menu']
  const [first, second] = [
    await businessManager(product, kitchen.owner, kitchen.restaurant_id, both),
    await businessManager(product, kitchen.owner, kitchen.restaurant_id, both),
  ]
  const change = (id: string, restaurants: unknown[]) =>
    call('PUT', `/api/business_user/manager/${id}`, {
      token: kitchen.owner.token,
      body: { name: 'Мария', restaurants },
    })
  const staying = await follow(second.token, { audience: 'business' })
  for (const restaurants of [
    [{ restaurant_id: kitchen.restaurant_id, permissions: ['menu'] }],
    [{ restaurant_id: other.id, permissions: both }],
  ]) {
    await change(first.id, [{ restaurant_id: kitchen.restaurant_id, permissions: both }])
    const stream = await follow(first.token, { audience: 'business' })
    expect(stream.response.status).toBe(200)
    expect((await change(first.id, restaurants)).status).toBe(200)
    await eventually(stream.ended)
  }
  expect(staying.ended()).toBe(false)
  const removed = await call('DELETE', `/api/business_user/manager/${second.id}`, { token: kitchen.owner.token })
  expect(removed.status).toBe(200)
  await eventually(staying.ended)
})

test('a stopping process tells its streams when to come again, and refuses new ones with the time to wait', async () => {
  const { token } = await signIn(product)
  const headers = { authorization: `Bearer ${token}` }
  const open = () => app.handle(new Request('http://localhost/api/updates/stream', { headers }))
  const living = await open()
  await liveStreams(deps).close()
  expect(await living.text()).toMatch(/retry: \d{4}\nevent: closing\ndata: \{\}\n\n$/)
  const late = await open()
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
})
