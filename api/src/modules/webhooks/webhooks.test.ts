import { expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { handedOver, openKitchen, placedOrder } from '../../../test/orders'
import { businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { openReceiver, saveWebhook, webhooksOf, workWebhooks } from '../../../test/webhooks'
import { followClosedStep } from '../orders/life/follow-up'
import { handOverOrder } from '../orders/life/hand-over-order'
import { forgetDeliveries } from './note-event'

const product = await openProduct({ LIMITS: 'webhook_sends=1000/60' })
const { call, clock, deps, em, pool } = product
const receiver = openReceiver(product)
receiver.now = () => clock.now.getTime()

/** A kitchen whose server listens. */
async function listening(changes: object = {}) {
  const kitchen = await openKitchen(product)
  receiver.secret = await saveWebhook(product, kitchen, { url: receiver.url, ...changes })
  receiver.received = []
  receiver.faults = []
  const { token } = kitchen.owner
  return {
    kitchen,
    token,
    path: webhooksOf(kitchen),
    list: async () => (await call('GET', `${webhooksOf(kitchen)}/deliveries`, { token })).body.items,
    read: async () => (await call('GET', webhooksOf(kitchen), { token })).body,
  }
}
type Listening = Awaited<ReturnType<typeof listening>>

async function step({ kitchen, token }: Listening, id: number, status: string) {
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/order/${id}/action`
  const done = await call('PUT', path, { token, body: { status } })
  expect(done.status).toBe(200)
  await followClosedStep(em(), { order_id: id, event_id: done.body.event_id }, clock.now)
}

const told = () => receiver.received.map(({ type }) => type)
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))

test('an order is told of as it comes and as it moves, signed, in order, and each once', async () => {
  const one = await listening()
  const { id, uuid } = await placedOrder(product, one.kitchen, { comment: 'Без лука' })
  await workWebhooks(product)
  // Nobody is told of what its restaurant has not got.
  expect(told()).toEqual([])
  await handOverOrder(deps, id)
  await step(one, id, 'CONFIRMED')
  await workWebhooks(product)
  expect(told()).toEqual(['order.placed', 'order.status_changed'])
  expect(receiver.received.every(({ isGenuine }) => isGenuine)).toBe(true)
  const [first, second] = bodies()
  expect(second.sequence).toBeGreaterThan(first.sequence)
  expect(Date.parse(first.timestamp)).toBeLessThanOrEqual(Date.parse(second.timestamp))
  expect(second.data).toMatchObject({
    ...{ restaurant_id: one.kitchen.restaurant_id, from: 'CONFIRMATION_PENDING', to: 'CONFIRMED' },
    order: {
      ...{ id, uuid, is_test: false, is_paid: false, user_name: 'Анна', order_comment: 'Без лука', total: 1600 },
      delivery: { apartment: '12' },
      items: [{ quantity: 2, unit_price: 700, line_total: 1400 }],
    },
  })
  // What the board does not show is nobody's business there either.
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/user_id|zone_id|promo_code_id|device|email/)
  await pool.query(`insert into webhook_delivery (restaurant_id, event, order_id, event_id, since)
    select restaurant_id, event, order_id, event_id, since from webhook_delivery where order_id = ${id} on conflict (event_id) do nothing`)
  expect(await one.list()).toMatchObject([
    { event: 'order.status_changed', order_id: id, state: 'delivered', attempts: 1, code: 200, answer: 'ok' },
    { event: 'order.placed', order_id: id, state: 'delivered', attempts: 1 },
  ])
})

test('a step that is taken back is told to nobody; a cancelled order is', async () => {
  const one = await listening()
  const id = await handedOver(product, one.kitchen)
  const path = `/api/orders/actions/restaurant/${one.kitchen.restaurant_id}/order/${id}/action`
  const done = await call('PUT', path, { token: one.token, body: { status: 'CONFIRMED' } })
  expect((await call('PUT', path, { token: one.token, body: { undo: done.body.event_id } })).status).toBe(200)
  await followClosedStep(em(), { order_id: id, event_id: done.body.event_id }, clock.now)
  const refused = await call('PUT', path, {
    token: one.token,
    body: { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет газа' },
  })
  expect(refused.status).toBe(200)
  await workWebhooks(product)
  expect(told()).toEqual(['order.placed', 'order.cancelled'])
  expect(bodies()[1].data).toMatchObject({ to: 'CANCELLED_BY_RESTAURANT', comment: 'Нет газа' })
})

test('only what was chosen is told, and nothing while it is off', async () => {
  const one = await listening({ events: ['order.cancelled'] })
  await handedOver(product, one.kitchen)
  await workWebhooks(product)
  expect(told()).toEqual([])
  await saveWebhook(product, one.kitchen, { url: receiver.url, enabled: false })
  await handedOver(product, one.kitchen)
  await workWebhooks(product)
  expect([told(), await one.list()]).toEqual([[], []])
})

test('what is refused is tried again under its id, ever later, for a day; then nothing more is sent and the owner is told', async () => {
  const one = await listening()
  await handedOver(product, one.kitchen)
  const began = clock.now.getTime()
  receiver.faults = Array(30).fill('broken')
  const tries: number[] = []
  while (!(await one.read()).stopped_at && tries.length < 30) {
    const before = receiver.received.length
    await workWebhooks(product)
    if (receiver.received.length > before) tries.push(clock.now.getTime() - began)
    const [delivery] = await one.list()
    if (delivery.next_at) clock.now = new Date(delivery.next_at)
  }
  expect(tries.slice(0, 4).map((ms) => ms / 1000)).toEqual([0, 5, 35, 155])
  expect(tries.at(-1) ?? 0).toBeLessThanOrEqual(DAY_MS)
  expect(tries.at(-1) ?? 0).toBeGreaterThan(DAY_MS / 2)
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  expect(await one.list()).toMatchObject([{ state: 'failed', code: 500, failure: 'status', attempts: tries.length }])
  const { rows } = await pool.query(
    `select count(*)::int as n from graphile_worker._private_jobs where payload->>'subject' like '%остановлена%'`,
  )
  expect(rows).toEqual([{ n: 1 }])

  // Later orders are nobody's there until the settings are saved anew; what was missed can be sent by hand.
  await handedOver(product, one.kitchen)
  expect((await one.list()).length).toBe(1)
  const again = `${one.path}/deliveries/${(await one.list())[0].id}/resend`
  expect((await call('POST', again, { token: one.token })).body).toMatchObject({ errorMessage: 'webhook.off' })
  await saveWebhook(product, one.kitchen, { url: receiver.url })
  receiver.faults = []
  receiver.secret = (await call('POST', `${one.path}/secret`, { token: one.token })).body.secret
  expect((await call('POST', again, { token: one.token })).status).toBe(200)
  expect((await call('POST', again, { token: one.token })).body.errorMessage).toBe('webhook.delivery_waits')
  await workWebhooks(product)
  expect(await one.list()).toMatchObject([{ state: 'delivered' }])
  expect((await one.read()).failing_since).toBeNull()
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
})

test('one event that is refused stops nothing while others are taken; who wants no more gets no more', async () => {
  const one = await listening()
  await handedOver(product, one.kitchen)
  receiver.faults = ['broken']
  await workWebhooks(product)
  const [poison] = await one.list()
  await pool.query(`update webhook_delivery set since = since - interval '1 day' where id = $1`, [poison.id])
  clock.now = new Date(clock.now.getTime() + 600_000)
  await pool.query(`update webhook set quiet_until = null, failing_since = $1 where restaurant_id = $2`, [
    ...[clock.now, one.kitchen.restaurant_id],
  ])
  receiver.faults = ['broken']
  await workWebhooks(product)
  expect([(await one.list())[0].state, (await one.read()).stopped_at]).toEqual(['failed', null])
  await pool.query('update webhook set quiet_until = null')
  await handedOver(product, one.kitchen)
  receiver.faults = ['gone']
  await workWebhooks(product)
  expect((await one.read()).stopped_at).not.toBeNull()
})

test('while a server is away what is new waits with what is tried again', async () => {
  const one = await listening()
  await handedOver(product, one.kitchen)
  receiver.faults = ['broken', 'broken']
  await workWebhooks(product)
  await handedOver(product, one.kitchen)
  await workWebhooks(product)
  expect(receiver.received.length).toBe(1)
  const [second] = await one.list()
  expect(second).toMatchObject({ state: 'waiting', attempts: 0 })
  receiver.faults = []
  clock.now = new Date(second.next_at)
  await workWebhooks(product)
  expect((await one.list()).map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered'])
})

test('a secret is told once, sealed where it is kept, and overlaps with the one before for a day', async () => {
  const one = await listening()
  const first = receiver.secret
  expect(first).toMatch(/^whsec_[\w+/]{32}$/)
  expect(JSON.stringify(await one.read())).not.toContain('whsec_')
  const kept = await pool.query('select sealed_secret from webhook')
  expect(JSON.stringify(kept.rows)).not.toContain('whsec_')
  const changed = (await call('POST', `${one.path}/secret`, { token: one.token })).body
  expect(changed.secret).not.toBe(first)
  expect(changed.old_secret_until).not.toBeNull()
  const check = async () => (await call('POST', `${one.path}/check`, { token: one.token })).body.code
  expect(await check()).toBe(200)
  receiver.secret = changed.secret
  expect(await check()).toBe(200)
  receiver.secret = first
  clock.now = new Date(clock.now.getTime() + DAY_MS)
  expect(await check()).toBe(401)
})

test('a test event says what was answered, also while nothing is sent; an address inside is never reached', async () => {
  const one = await listening({ enabled: false })
  const check = async () => (await call('POST', `${one.path}/check`, { token: one.token })).body
  expect((await one.read()).accepted_at).toBeNull()
  expect(await check()).toEqual({ failure: null, code: 200, answer: 'ok' })
  expect((await one.read()).accepted_at).not.toBeNull()
  expect(told()).toEqual(['webhook.test'])
  receiver.faults = ['moved']
  expect(await check()).toMatchObject({ failure: 'moved', code: 302 })
  await saveWebhook(product, one.kitchen, { url: 'https://192.168.0.1/orders' })
  expect(await check()).toEqual({ failure: 'inside', code: null, answer: '' })
  expect((await one.list()).map(({ event }: { event: string }) => event)).toEqual(Array(3).fill('webhook.test'))
})

test('who may not set up integrations sees nothing of it; bad addresses are refused in words', async () => {
  const one = await listening()
  const cook = await businessManager(product, one.kitchen.owner, one.kitchen.restaurant_id, ['orders'])
  expect((await call('GET', one.path, { token: cook.token })).status).toBe(404)
  const put = (url: string) =>
    call('PUT', one.path, { token: one.token, body: { enabled: true, url, events: ['order.placed'] } })
  for (const url of ['', 'crm.example.com', 'http://crm.example.com/', 'https://user:pass@crm.example.com/'])
    expect([url, (await put(url)).status]).toEqual([url, 422])
  expect((await put('https://crm.example.com/orders')).status).toBe(200)
})

test('the log is kept for thirty days, and answers about a customer who left are not', async () => {
  const one = await listening()
  const { id, customer } = await placedOrder(product, one.kitchen)
  await handOverOrder(deps, id)
  await workWebhooks(product)
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [id])
  expect((await call('DELETE', '/api/auth/account', { token: customer.token })).status).toBe(200)
  expect(await one.list()).toMatchObject([{ state: 'delivered', answer: null }])
  await forgetDeliveries(em(), new Date(Date.now() + 31 * DAY_MS))
  expect(await one.list()).toEqual([])
})
