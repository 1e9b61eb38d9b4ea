import { afterAll, test } from 'bun:test'
import { basename } from 'node:path'
import { startProduct } from '../../scripts/product-server.ts'
import { cloneTemplate } from '../../scripts/test/databases.ts'
import { expect } from './expect.ts'
import { staffCalls } from './staff.ts'

const OWNER = 'owner@ostrov.example'
const SECOND_MS = 1000
const PATIENCE_MS = 20_000

const env = (name: string) => process.env[name] ?? ''
const databaseUrl = await cloneTemplate(
  env('TEST_DATABASE_URL'),
  env('TEST_DEMO_TEMPLATE'),
  `journey_${process.pid}_${basename(import.meta.path, '.test.ts')}`,
)
const start = () => startProduct({ databaseUrl, env: { DATA_DIR: env('DATA_DIR'), LIMITS: 'reads=100000/60' } })
const [one, other] = await Promise.all([start(), start()])
afterAll(() => Promise.all([one.stop(), other.stop()]))

const call = await staffCalls(one, OWNER)
const kitchen = await theirKitchen()
const page = `/eda/restaurants/${kitchen.id}`
const business = `/business_user/restaurants/${kitchen.id}`

test('hours that were changed stand on the pages of both processes within a second', async () => {
  const isAllDay = (html: string) => html.includes('Круглосуточно')
  await shows(`${page}/info`, isAllDay)
  await change('DELETE', `/restaurant_schedule/${kitchen.id}/schedule/all_day`)
  expect(await shows(`${page}/info`, (html) => !isAllDay(html))).toBeLessThan(SECOND_MS)
  await change('POST', `/restaurant_schedule/${kitchen.id}/all_day`)
  expect(await shows(`${page}/info`, isAllDay)).toBeLessThan(SECOND_MS)
})

test('a price and a stop stand on the pages of both processes within a second', async () => {
  const dish = `/restaurant/${kitchen.id}/products`
  const hasPrice = (html: string) => /(?<!\d)1\s987\s₽/.test(html)
  await shows(page, (html) => !hasPrice(html))
  await change('PUT', `${dish}/${kitchen.dish}`, { price: 1987, discount_price: 0 })
  expect(await shows(page, hasPrice)).toBeLessThan(SECOND_MS)
  expect(await shows(`${page}/products/${kitchen.dish}`, hasPrice)).toBeLessThan(SECOND_MS)
  await change('PUT', `${dish}/activity/${kitchen.dish}`, { stopped_until: 'two_hours' })
  expect(await shows(page, (html) => !hasPrice(html))).toBeLessThan(SECOND_MS)
  await change('PUT', `${dish}/activity/${kitchen.dish}`, { stopped_until: null })
  expect(await shows(page, hasPrice)).toBeLessThan(SECOND_MS)
})

test('a pause and its end stand on the pages of both processes within a second', async () => {
  const isPaused = (html: string) => html.includes('Сломалась печь')
  await shows(page, (html) => !isPaused(html))
  const disabled_until = new Date(Date.now() + 3_600_000).toISOString()
  await change('PUT', business, { disabled_until, disabled_reason: 'Сломалась печь' })
  expect(await shows(page, isPaused)).toBeLessThan(SECOND_MS)
  await change('PUT', business, { disabled_until: null })
  expect(await shows(page, (html) => !isPaused(html))).toBeLessThan(SECOND_MS)
})

test('a zone stands on the pages of both processes within a second', async () => {
  const hasZone = (html: string) => /(?<!\d)173\s₽/.test(html)
  await shows(`${page}/info?tab=delivery`, (html) => !hasZone(html))
  await change('PUT', `${business}/delivery_zone/${kitchen.zone}`, { price: 173 })
  expect(await shows(`${page}/info?tab=delivery`, hasZone)).toBeLessThan(SECOND_MS)
})

async function change(method: string, path: string, body?: object) {
  const answer = await call(method, path, body)
  expect(answer.status, await answer.text()).toBe(200)
}

/**
 * Asks both processes for a page until it holds; answers how long after the call began the request that was answered so, of
 * the later one. What a request itself takes is the machine's: an old page is given away at once and asked for again.
 */
async function shows(path: string, holds: (html: string) => boolean) {
  const since = performance.now()
  const waits = [one, other].map(async ({ url }) => {
    for (;;) {
      const asked = performance.now() - since
      const answer = await fetch(url + path)
      const html = (await answer.text()).replaceAll('&nbsp;', '\u00a0')
      expect(answer.status).toBe(200)
      if (holds(html)) return asked
      if (asked > PATIENCE_MS) throw new Error(`${url}${path} never showed it`)
      await Bun.sleep(20)
    }
  })
  return Math.max(...(await Promise.all(waits)))
}

/** The owner's first restaurant, a dish of it that is on sale and a zone. */
async function theirKitchen() {
  const read = async (path: string) => (await (await call('GET', path)).json()).items
  const [{ id }] = await read('/business_user/restaurants')
  const dishes: { id: string; is_active: boolean; moderation_status: string }[] = await read(
    `/restaurant/${id}/products`,
  )
  const dish = dishes.find((one) => one.is_active && one.moderation_status === 'approved')
  const [zone] = await read(`/business_user/restaurants/${id}/delivery_zone`)
  return { id: String(id), dish: String(dish?.id), zone: String(zone.id) }
}
