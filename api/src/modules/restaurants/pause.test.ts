import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { until } from '../../../test/server'
import { startWorker } from '../../jobs/worker'
import { resumeRestaurant } from './resume-restaurant'

const product = await openProduct()
const { clock, deps } = product
const worker = await startWorker({ ...deps, now: () => new Date() }, { cron: false, pollInterval: 50 })
product.beforeClose(() => worker.stop())
const later = (ms: number) => new Date(clock.now.getTime() + ms).toISOString()
const HOUR = 3_600_000

async function kitchen() {
  const { restaurant_id, owner } = await openKitchen(product)
  return {
    restaurant_id,
    save: (body: unknown) =>
      product.call('PUT', `/api/business_user/restaurants/${restaurant_id}`, { token: owner.token, body }),
    shown: async () => (await product.call('GET', `/api/restaurants/${restaurant_id}`)).body,
    hours: async () =>
      (await product.call('GET', `/api/restaurant_schedule/${restaurant_id}`, { token: owner.token })).body,
  }
}

test('a pause closes the restaurant until its moment, with its reason, and a press ends it', async () => {
  const { save, shown } = await kitchen()
  const disabled_until = later(HOUR)
  expect((await save({ disabled_until, disabled_reason: 'Сломалась печь' })).status).toBe(200)
  expect(await shown()).toMatchObject({ is_open: false, opens_at: disabled_until, disabled_reason: 'Сломалась печь' })
  await save({ disabled_until: null })
  expect(await shown()).toMatchObject({ is_open: true, disabled_until: null, disabled_reason: null })
})

test('a pause or busy time of the past, or longer than a year, is refused', async () => {
  const { save } = await kitchen()
  const past = await save({ disabled_until: later(-1000), busy_until: later(-1000) })
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['disabled_until', 'busy_until']])
  expect((await save({ disabled_until: later(400 * 24 * HOUR) })).body.errors.disabled_until).toContain('года')
  expect((await save({ disabled_reason: 'а'.repeat(151) })).body.errors).toHaveProperty('disabled_reason')
})

test('a cap is a whole number of orders, or none', async () => {
  const { save, hours } = await kitchen()
  for (const wrong of [0, -1, 1.5, 501]) {
    expect((await save({ orders_per_quarter: wrong })).body.errors).toHaveProperty('orders_per_quarter')
  }
  await save({ orders_per_quarter: 4 })
  expect((await hours()).orders_per_quarter).toBe(4)
  await save({ orders_per_quarter: null })
  expect((await hours()).orders_per_quarter).toBeNull()
})

test('the busy minutes are gone when busy mode is ended', async () => {
  const { save, hours } = await kitchen()
  await save({ busy_minutes: 20, busy_until: later(HOUR) })
  expect((await hours()).busy_minutes).toBe(20)
  await save({ busy_until: null })
  expect(await hours()).toMatchObject({ busy_minutes: 0, busy_until: null })
})

test('a pause and a busy time take themselves off at their moment, and pages are told', async () => {
  const { save, hours, restaurant_id } = await kitchen()
  const heard: string[] = []
  deps.notices.hear('stale', { heard: (tag) => heard.push(tag), again: () => undefined })
  await deps.notices.ready()
  clock.now = new Date()
  const end = later(1_200)
  await save({ disabled_until: end, disabled_reason: 'Передышка', busy_minutes: 20, busy_until: end })
  await until(async () => (await hours()).disabled_until === null && (await hours()).busy_until === null)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(end))
  expect(await hours()).toMatchObject({ disabled_reason: null, busy_minutes: 0 })
  // Once for the change, and once for its end.
  await until(() => heard.filter((tag) => tag === `restaurant:${restaurant_id}`).length >= 2)
})

test('a pause that was prolonged meanwhile stays', async () => {
  const { save, hours, restaurant_id } = await kitchen()
  clock.now = new Date()
  const first = later(HOUR)
  const second = later(2 * HOUR)
  await save({ disabled_until: first })
  await save({ disabled_until: second })
  clock.now = new Date(Date.parse(first) + 1000)
  await resumeRestaurant(deps, { restaurant_id, at: first })
  expect((await hours()).disabled_until).toBe(second)
})
