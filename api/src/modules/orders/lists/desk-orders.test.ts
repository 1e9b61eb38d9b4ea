import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { openTrial } from '../../../../test/trial'
import { handOverOrder } from '../life/hand-over-order'

const product = await openProduct()
const { call, pool, clock, deps } = product
const kitchen = await openKitchen(product, { title: 'Шторм' })
const other = await openKitchen(product, { title: 'Маяк' })
const { token } = await administrator(product, undefined, 'support')
const MINUTE_MS = 60_000

const list = async (query: string) => (await call('GET', `/api/admin/orders?${query}`, { token })).body
const ids = async (query: string): Promise<number[]> => (await list(query)).items.map(({ id }: { id: number }) => id)
const found = (query: string) => ids(`query=${encodeURIComponent(query)}`)
const card = async (id: number | string, as = token) => call('GET', `/api/admin/orders/${id}`, { token: as })
const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * MINUTE_MS)

const first = await placedOrder(product, kitchen, { user_name: 'Фёдор', user_phone: '+7 (914) 123-45-67' })
const second = await placedOrder(product, other, { delivery_type: 'pickup', payment_type: 'online' })
const { id: test_id } = await openTrial(product).then(async ({ make }) => ({ id: (await make()).body.order_id }))

test('an order is found by its number, the digits of its phone, its customer, restaurant and address', async () => {
  for (const query of [
    String(first.id),
    `№ ${first.id}`,
    '4123',
    '8 (914) 123',
    'федор',
    'шторм',
    'ленина 234',
    'шторм фёд',
  ])
    expect(await found(query), query).toContain(first.id)
  expect(await found('маяк')).toEqual([second.id])
  expect(await found('4123')).toEqual([first.id])
  expect(await found(`' | ':* & !`)).toEqual([])
})

test('the list stands newest first, and each filter leaves what satisfies it', async () => {
  expect(await ids('')).toEqual([second.id, first.id])
  expect(await ids('sort=created_at')).toEqual([first.id, second.id])
  expect(await ids('sort=-total')).toEqual([first.id, second.id])
  expect(await ids('status=PAYMENT_PENDING')).toEqual([second.id])
  expect(await ids('payment_type=cash')).toEqual([first.id])
  expect(await ids('delivery_type=pickup')).toEqual([second.id])
  expect(await ids(`restaurant_id=${kitchen.restaurant_id}`)).toEqual([first.id])
  expect(await ids(`user_id=${second.customer.id}`)).toEqual([second.id])
  expect(await ids('total=1500,')).toEqual([first.id])
  expect(await ids('to=2001-01-01')).toEqual([])
  expect((await call('GET', '/api/admin/orders?status=eaten', { token })).status).toBe(422)
  const { body } = await call('GET', '/api/admin/orders/facets', { token })
  expect(body).toMatchObject({ payment_type: { cash: 1, online: 1 }, total: { from: 1400, to: 1600 }, needs: {} })
})

test('a test order is in no list and has no card', async () => {
  expect(await ids('limit=100')).not.toContain(test_id)
  expect((await card(test_id)).body.errorMessage).toBe('order.not_found')
})

test('what needs a hand is found by why it does, and says so', async () => {
  const age = (id: number, minutes: number, change: string) =>
    pool.query(`update "order" set created_at = $2, ${change} where id = $1`, [id, minutesAgo(minutes)])
  const paidBy = (order_id: number, status: string, change = 'due_at = due_at') =>
    pool.query(
      `with made as (insert into payment (order_id, provider, amount, due_at, status, updated_at)
         values ($1, 'tbank', 1600, $2, $3, $4) returning id)
       update payment set ${change} where order_id = $1 and id = (select id from made)`,
      [order_id, clock.now, status, minutesAgo(20)],
    )
  const [silent, stuck, unreturned, late] = await Promise.all([1, 2, 3, 4].map(() => placedOrder(product, kitchen)))
  if (!silent || !stuck || !unreturned || !late) throw new Error('Not placed')
  await age(silent.id, 12, `status = 'CONFIRMATION_PENDING', waited_told = 10`)
  await age(
    stuck.id,
    5,
    `status = 'CONFIRMED', payment_type = 'online', confirmation_date = now() - interval '15 minutes'`,
  )
  await paidBy(stuck.id, 'AUTHORIZED')
  await age(unreturned.id, 5, `status = 'CANCELLED'`)
  await pool.query(
    `insert into payment (order_id, provider, amount, due_at, status, refund_failed_at) values ($1, 'tbank', 1600, now(), 'CONFIRMED', now())`,
    [unreturned.id],
  )
  await age(late.id, 200, `status = 'OUT_FOR_DELIVERY'`)
  expect(await ids('needs=unanswered')).toEqual([silent.id])
  expect(await ids('needs=payment')).toEqual([stuck.id])
  expect(await ids('needs=refund')).toEqual([unreturned.id])
  expect(await ids('needs=late')).toEqual([late.id])
  expect((await ids('needs=unanswered,late')).sort()).toEqual([silent.id, late.id].sort())
  const { items } = await list('needs=late')
  expect(items[0].needs).toEqual(['late'])
  expect((await card(late.id)).body.needs).toEqual(['late'])
  expect((await call('GET', '/api/admin/orders/facets', { token })).body.needs).toEqual({
    ...{ unanswered: 1, payment: 1, refund: 1, late: 1 },
  })
  await pool.query(`update "order" set confirmation_date = now(), status = 'COMPLETED' where id = any($1)`, [
    [silent.id, late.id],
  ])
  expect(await ids('needs=unanswered,late')).toEqual([])
})

test('an unpaid order that outlived its page is stuck', async () => {
  expect(await ids('needs=payment')).not.toContain(second.id)
  await pool.query(`update payment set due_at = $2 where order_id = $1`, [second.id, minutesAgo(15)])
  expect(await ids('needs=payment')).toContain(second.id)
  await pool.query(`update payment set due_at = $2 where order_id = $1`, [second.id, minutesAgo(-15)])
})

test('a card tells who did what, for whom and from where, and stands under its number and its uuid', async () => {
  await handOverOrder(deps, first.id)
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm/${first.id}`
  await call('PUT', path, { token: kitchen.owner.token, headers: { 'x-client-ip': '203.0.113.9' } })
  const { body, status } = await card(first.uuid)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: first.id, user_id: first.customer.id, is_paid: false, payments: [], refunds: [] })
  expect(body.timeline).toMatchObject([
    { to: 'new', actor: 'customer', name: 'Фёдор', ip: null },
    { to: 'CONFIRMATION_PENDING', actor: 'system', name: null },
    { to: 'CONFIRMED', actor: 'restaurant', name: 'Владимир', admin_name: null, ip: '203.0.113.9' },
  ])
  expect(body.account).toMatchObject({ charged: 1600, paid: 0, refunded: 0, returning: 0, left: 0 })
  expect((await card(first.id)).body).toEqual(body)
  const log = await call('GET', `/api/admin/orders/${first.id}/log`, { token })
  expect(log.body.items).toMatchObject([{ act: 'order.move', ip: '203.0.113.9' }])
})

test('a step through somebody’s session names the administrator behind it', async () => {
  const { id } = await administrator(product)
  await pool.query(`update order_event set act_admin_id = $2 where order_id = $1 and "to" = 'CONFIRMED'`, [
    first.id,
    id,
  ])
  expect((await card(first.id)).body.timeline.at(-1)).toMatchObject({ name: 'Владимир', admin_name: 'Ольга' })
})

test('messages that wait or have failed stand on the card of their order alone', async () => {
  await pool.query(
    `select graphile_worker.add_job('sms.send', '{"phone":"79141234567","text":"-"}', job_key := $1, max_attempts := 1),
            graphile_worker.add_job('sms.send', '{"phone":"79141234567","text":"-"}', job_key := $2)`,
    [`notice-sms:o${first.id}:status:x`, `notice-sms:o${first.id}0:status:x`],
  )
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'sms.unavailable 500' where key like $1`,
    [`notice-sms:o${first.id}:%`],
  )
  const { messages } = (await card(first.id)).body
  const sms = messages.filter(({ channel }: { channel: string }) => channel === 'sms')
  expect(sms).toMatchObject([
    { to: 'customer', state: 'failed', tries: 1, error: 'СМС-шлюз не\u00A0отвечает (500)', next_at: null },
  ])
  const event_id = (await card(first.id)).body.timeline.at(-1).id
  await pool.query(`select graphile_worker.add_job('mail.send', '{}', job_key := $1)`, [
    `restaurant-mail:order:${event_id}:a@example.com`,
  ])
  const [letter] = (await card(first.id)).body.messages.filter(({ channel }: { channel: string }) => channel === 'mail')
  expect(letter).toMatchObject({ to: 'restaurant', state: 'waiting', tries: 0, error: null })
})

test('what is not there is not found, and a role without orders finds nothing', async () => {
  for (const ref of ['0', '999999999', 'nothing', '018f0000-0000-7000-8000-000000000000'])
    expect((await card(ref)).body.errorMessage, ref).toBe('order.not_found')
  const moderator = await administrator(product, undefined, 'moderator')
  expect((await card(first.id, moderator.token)).body.errorMessage).toBe('request.not_found')
  expect((await card(first.id, kitchen.owner.token)).status).toBe(403)
})

test('a customer is chosen for the filter by name or phone, by whoever reads orders', async () => {
  const anna = await signIn(product, '79147654321', 'Мария')
  const asked = async (query: string, as = token) =>
    (await call('GET', `/api/admin/references/customer?query=${encodeURIComponent(query)}`, { token: as })).body
  expect((await asked('мар')).items).toEqual([{ id: anna.id, title: 'Мария', more: '+79147654321' }])
  expect((await asked('7654')).items).toHaveLength(1)
  const content = await administrator(product, undefined, 'content')
  expect((await asked('мар', content.token)).errorMessage).toBe('request.not_found')
})
