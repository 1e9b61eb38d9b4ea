import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { businessManager, businessOwner, signIn } from '../../../../test/people'
import { row, rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { PromoCode } from '../../promotions/promo-code'
import { followClosedStep } from './follow-up'
import { handOverOrder } from './hand-over-order'

const product = await openProductWithBank()
const { call, em, clock, press, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const at = `/api/orders/actions/restaurant/${restaurant_id}`
const confirm = (id: number, body = {}) => call('PUT', `${at}/confirm/${id}`, { token: owner.token, body })
const act = (id: number, body: unknown, token = owner.token) => call('PUT', `${at}/order/${id}/action`, { token, body })
const undo = (id: number, event_id: number, token = owner.token) => act(id, { undo: event_id }, token)
const read = async (id: number) => (await call('GET', `/api/business_user/orders/${id}`, { token: owner.token })).body
const later = async (milliseconds: number, work: () => Promise<unknown>) => {
  const then = clock.now
  clock.now = new Date(then.getTime() + milliseconds)
  await work()
  clock.now = then
}
const onBoard = async (changes = {}) => {
  // Steps are made now: a job of theirs must not be due before the test has taken them back.
  clock.now = new Date()
  const order = await placedOrder(product, kitchen, changes)
  await handOverOrder(product.deps, order.id)
  return order
}
const jobsOf = async (id: number, ...names: string[]) => {
  const jobs = sql<{
    n: number
  }>`select count(*)::int as n from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where j.task_identifier = any(${names}::text[]) and p.payload->>'order_id' = ${String(id)}`
  return (await row(em(), jobs))?.n
}
async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && (await what()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await what()).toBe(expected)
}

test('each step of a delivery is taken back to where the order stood, and both presses are kept', async () => {
  const { id } = await onBoard()
  let before = 'CONFIRMATION_PENDING'
  for (const status of ['CONFIRMED', 'IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED']) {
    const go = () => (status === 'CONFIRMED' ? confirm(id) : act(id, { status }))
    const undone = await undo(id, (await go()).body.event_id)
    expect([undone.status, undone.body.status]).toEqual([200, before])
    expect(await read(id)).toMatchObject({ status: before, finished_at: null })
    await go()
    before = status
  }
  const order = await read(id)
  const taken = order.events.filter((one: { undone_at: string | null }) => one.undone_at !== null)
  expect(taken.map((one: { to: string }) => one.to)).toEqual([
    'CONFIRMED',
    'IN_PREPARATION',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
    'COMPLETED',
  ])
  const kept = await rows(em(), sql`select from order_event where order_id = ${id} and undoes is not null`)
  expect(kept).toHaveLength(5)
})

test('an acceptance taken back leaves no date from which the customer’s five minutes count', async () => {
  const { id } = await onBoard()
  await undo(id, (await confirm(id)).body.event_id)
  expect((await read(id)).confirmation_date).toBeNull()
})

test('after five seconds it is too late, and the answer says so', async () => {
  const { id } = await onBoard()
  const { event_id } = (await confirm(id)).body
  await later(5_000, async () => {
    const { status, body } = await undo(id, event_id)
    expect([status, body.errorMessage]).toEqual([409, 'order.undo_too_late'])
    expect(body.message).toContain('пять секунд')
  })
  expect((await read(id)).status).toBe('CONFIRMED')
})

test('of two operators who take a step back at once one wins and the other is told', async () => {
  const { id } = await onBoard()
  const host = await businessManager(product, owner, restaurant_id, ['orders'])
  const { event_id } = (await confirm(id)).body
  const answers = await Promise.all([undo(id, event_id), undo(id, event_id, host.token), undo(id, event_id)])
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409])
  expect((await read(id)).status).toBe('CONFIRMATION_PENDING')
})

test('a step is not taken back once the order has moved on, and never twice', async () => {
  const { id, customer } = await onBoard()
  const accepted = (await confirm(id)).body.event_id
  const cooking = (await act(id, { status: 'IN_PREPARATION' })).body.event_id
  expect((await undo(id, accepted)).status).toBe(409)
  expect((await undo(id, cooking)).status).toBe(200)
  expect((await undo(id, cooking)).status).toBe(409)
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  expect((await undo(id, accepted)).status).toBe(409)
  expect((await read(id)).status).toBe('CANCELLED_BY_USER')
})

test('a refusal, and what others did, cannot be taken back by the restaurant', async () => {
  const { id } = await onBoard()
  const arrived = (await read(id)).events.at(-1).id
  expect((await undo(id, arrived)).status).toBe(409)
  const refused = await act(id, { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет курьера' })
  expect((await undo(id, refused.body.event_id)).status).toBe(409)
})

test('neither a stranger nor a manager without the permission takes a step back', async () => {
  const { id } = await onBoard()
  const { event_id } = (await confirm(id)).body
  const cook = await businessManager(product, owner, restaurant_id, ['menu'])
  const other = await businessOwner(product)
  expect((await undo(id, event_id, cook.token)).status).toBe(404)
  expect((await undo(id, event_id, other.token)).status).toBe(404)
})

test('an action that says neither where to nor what to undo names the field', async () => {
  const { id } = await onBoard()
  const { status, body } = await act(id, {})
  expect([status, Object.keys(body.errors)]).toEqual([422, ['status']])
})

test('what was asked, and added minutes, are taken back with the acceptance', async () => {
  const { id, customer } = await orderWithCode()
  const before = (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body
  const [first] = before.basket.items
  const struck = { cancelled_items: [{ id: first.id, cancellation_comment: 'Нет теста' }], extra_minutes: 20 }
  const { event_id } = (await confirm(id, struck)).body
  expect(await read(id)).toMatchObject({ proposal: { status: 'asked' } })
  await undo(id, event_id)
  expect((await read(id)).proposal.status).toBe('withdrawn')
  const { price, discount, total, promo_code, basket } = await read(id)
  expect({ price, discount, total, promo_code, basket }).toEqual({
    price: before.price,
    discount: before.discount,
    total: before.total,
    promo_code: before.promo_code,
    basket: before.basket,
  })
  const owed = await row<{ sum: number }>(
    em(),
    sql`select sum(amount)::int as sum from order_ledger where order_id = ${id} and kind in ('goods', 'discount', 'delivery')`,
  )
  expect(owed?.sum).toBe(before.total)
  expect(await usesOf()).toBe(1)
})

test('nothing of a step that was taken back reaches the customer: its job finds it closed', async () => {
  const { id } = await onBoard()
  const { event_id } = (await confirm(id)).body
  expect(await jobsOf(id, 'order.follow_up')).toBe(1)
  expect(await jobsOf(id, 'order.notify_customer', 'payment.confirm')).toBe(0)
  await undo(id, event_id)
  await followClosedStep(em(), { order_id: id, event_id }, clock.now)
  expect(await jobsOf(id, 'order.notify_customer')).toBe(0)
})

test('what has left the house cannot be taken back, whatever the clocks say', async () => {
  const { id } = await onBoard()
  const { event_id } = (await confirm(id)).body
  await followClosedStep(em(), { order_id: id, event_id }, clock.now)
  expect((await undo(id, event_id)).body.errorMessage).toBe('order.undo_too_late')
})

test('the bank takes nothing for an acceptance that was taken back, and all of it for the next one', async () => {
  clock.now = new Date()
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  await press(payment_url, 'pay')
  await eventually(async () => (await read(id)).status, 'CONFIRMATION_PENDING')
  const { event_id } = (await confirm(id)).body
  expect((await undo(id, event_id)).status).toBe(200)
  await followClosedStep(em(), { order_id: id, event_id }, clock.now)
  expect(await jobsOf(id, 'payment.confirm')).toBe(0)
  const attempt = async () =>
    (await row<{ status: string }>(em(), sql`select status from payment where order_id = ${id}`))?.status
  expect(await attempt()).toBe('AUTHORIZED')
  await confirm(id)
  await eventually(attempt, 'CONFIRMED')
})

/** An order of two dishes with a code that one of them alone is too small for. */
async function orderWithCode() {
  clock.now = new Date()
  const found = await row<{ id: string }>(em(), sql`select id from promo_code where code = 'ШАГ'`)
  if (!found) {
    const writing = em()
    writing.create(PromoCode, {
      code: 'ШАГ',
      name: 'Шаг',
      amount: 200,
      amount_type: 'rubles',
      min_order_sum: 1000,
      total_use_limit: 10,
      user_use_limit: 1,
      starts_at: new Date(clock.now.getTime() - 60_000),
      expires_at: new Date(clock.now.getTime() + 86_400_000),
      created_at: clock.now,
    })
    await writing.flush()
  }
  const customer = await signIn(product)
  const basket = await fillBasket(product, customer.token, kitchen)
  const form = orderForm(kitchen, basket, { code: 'ШАГ', payment_type: 'online' })
  const { body } = await call('POST', '/api/user/orders', { token: customer.token, body: form })
  const id = Number(body.order_id)
  await press(body.payment_url, 'pay')
  await eventually(async () => (await read(id)).status, 'CONFIRMATION_PENDING')
  await rows(
    em(),
    sql`insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
        values (${id}, ${kitchen.product_id}, 'Суп', 300, 'gram', '[]', 300, 1, 300, 1)`,
  )
  await rows(em(), sql`update "order" set price = price + 300, total = total + 300 where id = ${id}`)
  await rows(em(), sql`insert into order_ledger (order_id, kind, amount) values (${id}, 'goods', 300)`)
  clock.now = new Date()
  return { id, customer }
}

async function usesOf() {
  return (await row<{ n: number }>(em(), sql`select total_used_count as n from promo_code where code = 'ШАГ'`))?.n
}
