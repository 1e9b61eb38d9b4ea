import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { openProductWithBank } from '../../../test/bank'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, businessOwner } from '../../../test/people'
import { rows, sql } from '../../db/sql'
import { startWorker } from '../../jobs/worker'

const product = await openProductWithBank()
const { call, em, press, deps, clock } = product
const finance = await administrator(product, 'finance@example.com', 'finance')
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const today = localParts(clock.now).date
const day = addDays(today, -1)
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && !Bun.deepEquals(await what(), expected); tries += 1) await Bun.sleep(40)
  expect(await what()).toEqual(expected)
}
const statusOf = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from payment where order_id = ${id}`))[0]?.status
const orderStatus = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status

/** An order of 1 400 ₽ and 200 ₽ for its delivery that was completed on that day. */
async function completed(kitchen: Kitchen, payment_type: 'online' | 'cash' = 'online', on = day): Promise<number> {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type })
  if (payment_type === 'online') {
    await press(payment_url, 'pay')
    await eventually(() => orderStatus(id), 'CONFIRMATION_PENDING')
    await call('PUT', `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm/${id}`, {
      token: kitchen.owner.token,
      body: {},
    })
    await eventually(() => statusOf(id), 'CONFIRMED')
  }
  await rows(em(), sql`update "order" set status = 'COMPLETED', finished_at = ${instantAt(on, 720)} where id = ${id}`)
  return id
}
const terms = (kitchen: Kitchen, percent = 20, starts_on = '2026-01-01') =>
  call('PUT', '/api/admin/payouts/commission', {
    token: finance.token,
    body: { restaurant_id: kitchen.restaurant_id, percent, starts_on },
  })
const make = ({ restaurant_id }: Kitchen, starts_on = day, ends_on = day) =>
  call('POST', '/api/admin/payouts', { token: finance.token, body: { restaurant_id, starts_on, ends_on } })
const step = (id: string, what: string, body?: object) =>
  call(what === 'remove' ? 'DELETE' : 'PUT', `/api/admin/payouts/${id}${what === 'remove' ? '' : `/${what}`}`, {
    token: finance.token,
    ...(body && { body }),
  })

test('what came over the bank is owed less the commission of dishes; cash orders are owed the other way', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  await completed(kitchen)
  await completed(kitchen, 'cash')
  const { body } = await make(kitchen)
  // 20 % of 1 400 ₽ of each; of the cash order nothing came to the service.
  expect(body).toMatchObject({
    orders: 2,
    turnover: 3200,
    kept: 1600,
    discounts: 0,
    commission: 560,
    due: 1040,
    state: 'draft',
  })
})

test('the same days again are the payout that stands, and no order is counted twice, by whatever days and presses', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  await completed(kitchen)
  const answers = await Promise.all([make(kitchen), make(kitchen), make(kitchen)])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const wider = await make(kitchen, addDays(day, -3), day)
  expect(wider.body.errorMessage).toBe('payout.nothing')
  await completed(kitchen)
  const another = await make(kitchen, addDays(day, -3), day)
  expect(another.body).toMatchObject({ orders: 1, kept: 1600 })
})

test('money given back after an order was counted is a correction of the next payout, to the ruble of the ledger', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  const id = await completed(kitchen, 'online', addDays(day, -1))
  const first = await make(kitchen, addDays(day, -1), addDays(day, -1))
  expect(first.body.due).toBe(1320)
  await call('POST', `/api/admin/orders/${id}/refunds`, {
    token: finance.token,
    body: { kind: 'sum', amount: 300, reason: 'Остыло', left: 1600 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await eventually(() => statusOf(id), 'PARTIAL_REFUNDED')
  const second = await make(kitchen)
  expect(second.body).toMatchObject({ orders: 1, turnover: -300, kept: -300, commission: -60, due: -240 })
  const [sums] = await rows<{ kept: number; ledger: number }>(
    em(),
    sql`select (select sum(kept)::int from payout_order where order_id = ${id}) as kept,
          (select -sum(amount)::int from order_ledger where order_id = ${id} and kind in ('payment', 'refund')) as ledger`,
  )
  expect(sums?.kept).toBe(sums?.ledger)
})

test('without terms, before the days are over, or with nothing new there is no payout', async () => {
  const kitchen = await openKitchen(product)
  await completed(kitchen)
  expect((await make(kitchen)).body.errorMessage).toBe('payout.no_commission')
  await terms(kitchen)
  expect((await make(kitchen, today, today)).body.errorMessage).toBe('payout.too_early')
  expect((await make(kitchen, addDays(day, -9), addDays(day, -8))).body.errorMessage).toBe('payout.nothing')
  expect((await make(kitchen, day, addDays(day, -1))).status).toBe(422)
  await make(kitchen)
  expect((await terms(kitchen, 10, day)).body.errorMessage).toBe('payout.counted')
  expect((await terms(kitchen, 10, today)).status).toBe(200)
})

test('a draft is approved, then paid, each once; its owner sees it and its act from the approval on, and no other', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  const id = await completed(kitchen)
  const { body } = await make(kitchen)
  const { token } = kitchen.owner
  const own = async () => (await call('GET', '/api/business_user/payouts', { token })).body.items
  expect(await own()).toEqual([])
  expect((await call('GET', `/api/business_user/payouts/${body.id}/act?format=pdf`, { token })).status).toBe(404)
  expect((await step(body.id, 'paid', { comment: '№ 15' })).body.errorMessage).toBe('payout.moved')
  const approvals = await Promise.all([step(body.id, 'approve'), step(body.id, 'approve')])
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await step(body.id, 'remove')).body.errorMessage).toBe('payout.moved')
  expect((await step(body.id, 'paid', { comment: '№ 15 от 27 ноября' })).status).toBe(200)
  expect(await own()).toMatchObject([{ due: 1320, state: 'paid', comment: '№ 15 от 27 ноября' }])
  for (const format of ['xlsx', 'csv', 'pdf']) {
    const act = await call('GET', `/api/business_user/payouts/${body.id}/act?format=${format}`, { token })
    expect(act.status).toBe(200)
    if (format === 'csv') expect(act.body).toContain(`${id}`)
    if (format === 'pdf') expect(act.body).toStartWith('%PDF-')
  }
  const stranger = await businessOwner(product)
  const seen = await call('GET', `/api/business_user/payouts/${body.id}/act?format=csv`, { token: stranger.token })
  expect(seen.status).toBe(404)
})

test('a draft that was dropped frees its orders for another', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  await completed(kitchen)
  const { body } = await make(kitchen)
  expect((await step(body.id, 'remove')).status).toBe(200)
  const again = await make(kitchen)
  expect(again.body).toMatchObject({ orders: 1, due: 1320 })
  expect(again.body.id).not.toBe(body.id)
})

const many = (body: object, path = '', method = 'POST') =>
  call(method, `/api/admin/payouts${path}`, { token: finance.token, body })

test('a percent may have a fraction, and what it comes to is rounded by the ruble of each order', async () => {
  const kitchen = await openKitchen(product)
  expect((await terms(kitchen, 7.5)).status).toBe(200)
  await completed(kitchen)
  // 7,5 % of 1 400 ₽.
  expect((await make(kitchen)).body).toMatchObject({ commission: 105, cash_commission: 0, due: 1495 })
  expect((await terms(kitchen, 7.125, today)).body.errors.percent).toContain('После запятой')
  expect((await terms(kitchen, 100.5, today)).body.errors.percent).toBe('Не\u00A0больше 100')
})

test('commission is set and payouts are counted for some in one go; who has no terms is named, and a repeat changes nothing', async () => {
  const [one, other, poor] = [await openKitchen(product), await openKitchen(product), await openKitchen(product)]
  const ids = [one, other].map(({ restaurant_id }) => restaurant_id)
  const set = { whom: 'chosen', restaurant_ids: ids, percent: 12.5, starts_on: '2026-01-01' }
  expect((await many(set, '/commission/many', 'PUT')).body).toEqual({ restaurants: 2, refused: [] })
  const kept = async (whose: readonly string[], day: string) =>
    (await call('GET', `/api/admin/payouts/commission?restaurant_ids=${whose}&day=${day}`, { token: finance.token }))
      .body
  expect(await kept(ids, '2026-01-01')).toEqual({ least: 12.5, most: 12.5, none: 0 })
  expect(await kept([...ids, poor.restaurant_id], '2026-01-02')).toEqual({ least: 12.5, most: 12.5, none: 1 })
  expect(await kept(ids, '2025-12-31')).toEqual({ least: null, most: null, none: 2 })
  for (const kitchen of [one, other, poor]) await completed(kitchen, 'cash')
  const days = { whom: 'chosen', restaurant_ids: [...ids, poor.restaurant_id], starts_on: day, ends_on: day }
  const made = await many(days, '/many')
  expect(made.body.items.map((row: { commission: number; cash_commission: number; due: number }) => row)).toMatchObject(
    [
      { commission: 175, cash_commission: 175, due: -175 },
      { commission: 175, cash_commission: 175, due: -175 },
    ],
  )
  expect(made.body.refused).toMatchObject([
    { id: poor.restaurant_id, title: expect.any(String), errorMessage: 'payout.no_commission' },
  ])
  const again = await many(days, '/many')
  expect(again.body.items.map(({ id }: { id: string }) => id)).toEqual(
    made.body.items.map(({ id }: { id: string }) => id),
  )
  const drafts = { ids: made.body.items.map(({ id }: { id: string }) => id) }
  expect((await many(drafts, '/many/approve', 'PUT')).body).toMatchObject({ items: [{}, {}], refused: [] })
  expect((await many(drafts, '/many/approve', 'PUT')).body).toMatchObject({ items: [], refused: [{}, {}] })
})

test('of all restaurants those are counted that have something; nothing new is no refusal', async () => {
  const [one, idle] = [await openKitchen(product), await openKitchen(product)]
  expect(
    (await many({ whom: 'all', restaurant_ids: [], percent: 10, starts_on: today }, '/commission/many', 'PUT')).status,
  ).toBe(200)
  await terms(one, 10)
  await completed(one)
  const days = { whom: 'all', restaurant_ids: [], starts_on: addDays(day, -1), ends_on: day }
  const { items, refused } = (await many(days, '/many')).body
  const whose = items.map(({ restaurant }: { restaurant: { id: string } }) => restaurant.id)
  expect([whose.includes(one.restaurant_id), whose.includes(idle.restaurant_id)]).toEqual([true, false])
  expect(refused.filter(({ errorMessage }: { errorMessage: string }) => errorMessage === 'payout.nothing')).toEqual([])
  const wrong = await many({ ...days, whom: 'chosen' }, '/many')
  expect(wrong.body.errors).toEqual({ restaurant_ids: 'Выберите рестораны' })
  expect((await many({ ...days, ends_on: today }, '/many')).body.errorMessage).toBe('payout.too_early')
})

test('a payout has a page: its orders and who did what; its act says what is paid on the spot apart', async () => {
  const kitchen = await openKitchen(product)
  await terms(kitchen)
  const ids = [await completed(kitchen), await completed(kitchen, 'cash')]
  const { id } = (await make(kitchen)).body
  const get = (path: string) => call('GET', `/api/admin/payouts/${path}`, { token: finance.token })
  expect((await get(id)).body).toMatchObject({
    commission: 560,
    cash_commission: 280,
    restaurant: { id: kitchen.restaurant_id },
  })
  const orders = (await get(`${id}/orders`)).body.items
  expect(orders.map(({ order_id }: { order_id: number }) => order_id)).toEqual(ids)
  expect((await get(`${id}/log`)).body.items).toMatchObject([
    { act: 'payout.make', subject: { kind: 'payout', ref: id } },
  ])
  const act = (await get(`${id}/act?format=csv`)).body
  expect(act).toMatch(/Оплачено онлайн[^\n]*;280;1320/)
  expect(act).toMatch(/Оплачено при получении[^\n]*;280;-280/)
  expect((await get(`${id}/act?format=pdf`)).body).toStartWith('%PDF-')
  const gone = Bun.randomUUIDv7()
  for (const path of [gone, `${gone}/orders`]) expect((await get(path)).body.errorMessage).toBe('payout.not_found')
})
