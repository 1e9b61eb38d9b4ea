import { expect, test } from 'bun:test'
import { handedOver, openKitchen, placedOrder } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { CRON_TASKS, TASKS } from '../../../jobs/tasks'
import { handOverOrder } from './hand-over-order'

const product = await openProduct({ LIMITS: 'writes=100000/60', ORDER_ANSWER_MINUTES: '45' })
const { call, clock, deps, em, pool } = product
const begin = clock.now
const WAYS = { new_order: [], cancelled: ['mail'], review: [], weekly: [], unanswered: ['mail', 'sms', 'push'] }

/** A kitchen with one address of each kind, told so. */
async function asking(changes: object = {}, events: object = WAYS) {
  const kitchen = await openKitchen(product)
  const to = `kitchen-${kitchen.restaurant_id}@example.com`
  await pool.query('update restaurant set notification_config = notification_config || $2 where id = $1', [
    kitchen.restaurant_id,
    { emails: [to], phones: ['79001112233'], push: true, quiet_from: null, quiet_to: null, events, ...changes },
  ])
  return { kitchen, to }
}

const after = (minutes: number) => (clock.now = new Date(begin.getTime() + minutes * 60_000))
/** A minute of the clock's work, and what it made necessary. */
async function watch() {
  for (const { run } of Object.values(CRON_TASKS).filter(({ atStart }) => atStart)) await run(deps)
  for (const name of [
    'order.remind_restaurant',
    'order.offer_cancel',
    'order.notify_restaurant',
    'order.notify_customer',
  ] as const) {
    const { rows: jobs } = await pool.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.run_at <= $2 returning j.payload`,
      [name, clock.now],
    )
    for (const { payload } of jobs) await TASKS[name](deps, payload)
  }
}
/** What left for an address or a phone since it was asked for last. */
async function told(key: 'to' | 'phone', value: string): Promise<string[]> {
  const { rows: jobs } = await pool.query(
    `delete from graphile_worker._private_jobs where payload->>$1 = $2
     returning coalesce(payload->>'subject', '') || ' ' || (payload->>'text') as words`,
    [key, value],
  )
  return jobs.map(({ words }) => words.replaceAll('\u00a0', ' '))
}
const statusOf = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
const confirm = (restaurant_id: string, id: number, token: string) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token, body: {} })

test('a restaurant that does not answer is told again after five and after ten minutes, each once, by the ways it chose', async () => {
  after(0)
  const { kitchen, to } = await asking()
  const id = await handedOver(product, kitchen)
  after(4)
  await watch()
  expect(await told('to', to)).toEqual([])
  after(5)
  await watch()
  await watch()
  const [letter, ...more] = await told('to', to)
  expect(more).toEqual([])
  expect(letter).toContain(`Заказ № ${id} ждёт 5 минут`)
  const pushes = await pool.query(
    `select from graphile_worker._private_jobs where payload->>'restaurant_id' = $1 and payload->>'title' like '%ждёт%'`,
    [kitchen.restaurant_id],
  )
  expect(pushes.rowCount).toBe(1)
  expect((await told('phone', '79001112233')).filter((words) => words.includes(String(id)))).toHaveLength(1)
  after(10)
  await watch()
  await watch()
  const second = await told('to', to)
  expect(second).toHaveLength(1)
  expect(second[0]).toContain('через 35 минут заказ отменится сам')
})

test('an answered order is told of no more; who has not chosen is told as of a new order; quiet hours let letters alone through', async () => {
  after(0)
  const { kitchen, to } = await asking(
    { quiet_from: '00:00', quiet_to: '23:59' },
    { ...WAYS, unanswered: undefined, new_order: ['mail', 'sms'] },
  )
  const answered = await handedOver(product, kitchen)
  await told('to', to)
  await told('phone', '79001112233')
  expect((await confirm(kitchen.restaurant_id, answered, kitchen.owner.token)).status).toBe(200)
  const waiting = await handedOver(product, kitchen)
  await told('to', to)
  after(6)
  await watch()
  const letters = await told('to', to)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(`№ ${waiting}`)
  expect(await told('phone', '79001112233')).toEqual([])
})

test('after ten minutes its customer is told that it can be cancelled, once', async () => {
  after(0)
  const { kitchen } = await asking()
  const { id, customer } = await placedOrder(product, kitchen)
  const mail = `anna-${id}@example.com`
  await pool.query(
    `update "user" set email = $2, email_confirmed_at = now(), notices = '{"status":"push","late":"mail","changes":"push","answer":"push","ads":"push"}' where id = $1`,
    [customer.id, mail],
  )
  await handOverOrder(deps, id)
  after(9)
  await watch()
  expect(await told('to', mail)).toEqual([])
  after(11)
  await watch()
  after(12)
  await watch()
  const [letter, ...more] = await told('to', mail)
  expect(more).toEqual([])
  expect(letter).toContain('отменить')
})

test('an order nobody accepts cancels itself with an apology: the code and the money go back, the restaurant is told', async () => {
  after(0)
  const { kitchen, to } = await asking()
  const { id, customer } = await placedOrder(product, kitchen)
  await handOverOrder(deps, id)
  await pool.query(`update "order" set payment_type = 'online' where id = $1`, [id])
  after(44)
  await watch()
  expect(await statusOf(id)).toBe('CONFIRMATION_PENDING')
  await told('to', to)
  after(45)
  await watch()
  await watch()
  const { body } = await call('GET', `/api/user/orders/${id}`, { token: customer.token })
  expect(body.status).toBe('CANCELLED')
  const said = body.events.at(-1).comment.replaceAll('\u00a0', ' ')
  expect(said).toContain('не ответил за 45 минут')
  expect(said).toContain('Простите')
  expect(said).toContain('Деньги вернутся тем же путём')
  expect(body.events.filter((event: { to: string }) => event.to === 'CANCELLED')).toHaveLength(1)
  const { rows: refunds } = await pool.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'payment.refund' and (j.payload->>'order_id')::int = $1`,
    [id],
  )
  expect(refunds).toHaveLength(1)
  const letters = await told('to', to)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('никто не ответил за 45 минут')
  expect(letters[0]).not.toContain('Простите')
  expect((await confirm(kitchen.restaurant_id, id, kitchen.owner.token)).body.errorMessage).toBe(
    'order.transition_forbidden',
  )
})

test('what was due while nobody ran is caught up: one step, the last that is due', async () => {
  after(0)
  const { kitchen, to } = await asking()
  const late = await handedOver(product, kitchen)
  after(27)
  await watch()
  const letters = await told('to', to)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(`Заказ № ${late} ждёт 27 минут`)
  const over = await handedOver(product, kitchen)
  await told('to', to)
  after(500)
  await watch()
  expect([await statusOf(late), await statusOf(over)]).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await told('to', to)).filter((words) => words.includes('ждёт'))).toEqual([])
})

test('accepting against the clock: one of the two holds', async () => {
  for (let time = 0; time < 5; time += 1) {
    after(0)
    const { kitchen } = await asking()
    const id = await handedOver(product, kitchen)
    after(46)
    const [answer] = await Promise.all([confirm(kitchen.restaurant_id, id, kitchen.owner.token), watch()])
    expect([answer.status, await statusOf(id)]).toEqual(answer.status === 200 ? [200, 'CONFIRMED'] : [409, 'CANCELLED'])
  }
})

test('administrators see who is not answered, and how it ended; moderators, restaurants and tests are no part of it', async () => {
  after(0)
  const { kitchen } = await asking()
  const waiting = await handedOver(product, kitchen)
  const accepted = await handedOver(product, kitchen)
  const trial = await asking()
  const placing = `/api/business_user/restaurants/${trial.kitchen.restaurant_id}/test_order`
  const { body: test_order } = await call('POST', placing, { token: trial.kitchen.owner.token })
  await handOverOrder(deps, test_order.order_id)
  after(11)
  await watch()
  await confirm(kitchen.restaurant_id, accepted, kitchen.owner.token)
  const path = '/api/admin/orders/unanswered'
  const admin = await administrator(product)
  const list = await call('GET', path, { token: admin.token })
  expect(list.status).toBe(200)
  const here = list.body.items.filter(
    (one: { restaurant: { id: string } }) => one.restaurant.id === kitchen.restaurant_id,
  )
  expect(here.map((one: { id: number; status: string }) => [one.id, one.status])).toEqual([
    [waiting, 'CONFIRMATION_PENDING'],
  ])
  expect(list.body.items.some((one: { id: number }) => one.id === test_order.order_id)).toBe(false)
  after(60)
  await watch()
  const later = await call('GET', path, { token: admin.token })
  expect(later.body.items.find((one: { id: number }) => one.id === waiting)?.status).toBe('CANCELLED')
  expect(await statusOf(test_order.order_id)).toBe('CONFIRMATION_PENDING')
  const moderator = await administrator(product, undefined, 'moderator')
  expect((await call('GET', path, { token: moderator.token })).status).toBe(404)
  expect((await call('GET', path, { token: kitchen.owner.token })).status).toBe(403)
})

test('an older page that does not know of the new notice leaves it as it is', async () => {
  after(0)
  const { kitchen } = await asking()
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/notification_config`
  const body = {
    ...{ emails: [], phones: [], push: true, sound: true, quiet_from: null, quiet_to: null },
    events: { new_order: ['mail'], cancelled: [], review: [], weekly: [] },
  }
  const saved = await call('PUT', path, { token: kitchen.owner.token, body })
  expect(saved.status).toBe(200)
  expect(saved.body.events.unanswered).toEqual(['mail', 'sms', 'push'])
  const chosen = { ...body, events: { ...body.events, unanswered: ['sms'] } }
  expect((await call('PUT', path, { token: kitchen.owner.token, body: chosen })).body.events.unanswered).toEqual([
    'sms',
  ])
})
