import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../../test/kitchen'
import { openProduct } from '../../../../test/product'
import { Restaurant } from '../restaurant'
import { refreshDueOpenHours, renewOpening } from './open-hours'
import { Schedule } from './schedule'

const product = await openProduct()
const { call, clock } = product

// 21 November 2026 is a Saturday; times are the region's, UTC+11.
const at = (local: string) => new Date(`2026-11-${local}:00+11:00`)
const hours = async (id: string) => {
  const found = await product.em().findOneOrFail(Restaurant, { id })
  return { from: found.open_from?.toISOString() ?? null, to: found.open_to?.toISOString() ?? null }
}

async function nightBar() {
  const em = product.em()
  const { id } = await makeRestaurant(em, { title: 'Ночной', open: false })
  for (const weekday of [5, 6]) {
    em.create(Schedule, { restaurant_id: id, type: 'general', weekday, open_time: '18:00', close_time: '02:00' })
  }
  await em.flush()
  return id
}

test('the stored opening is the current one, past midnight too', async () => {
  const id = await nightBar()
  await refreshDueOpenHours(product.em(), at('21T01:30'))
  expect((await hours(id)).to).toBe(at('21T02:00').toISOString())
  clock.now = at('21T01:30')
  expect((await call('GET', '/api/restaurants/filters?opened=true')).body.items).toMatchObject([{ id, is_open: true }])
})

test('the minute’s work moves on to the next opening when one has passed', async () => {
  const id = await nightBar()
  await refreshDueOpenHours(product.em(), at('21T01:30'))
  await refreshDueOpenHours(product.em(), at('21T02:00'))
  expect(await hours(id)).toEqual({ from: at('21T18:00').toISOString(), to: at('22T02:00').toISOString() })
  expect(await refreshDueOpenHours(product.em(), at('21T02:00'))).toBe(0)
})

test('round the clock has no closing, and is looked at again within a week', async () => {
  const { id } = await makeRestaurant(product.em(), { title: 'Всегда' })
  await product.em().nativeUpdate(Restaurant, { id }, { open_to: null })
  const now = at('21T12:00')
  await refreshDueOpenHours(product.em(), now)
  const { from, to } = await hours(id)
  expect(from).toBe(now.toISOString())
  expect(new Date(to ?? 0).getTime() - now.getTime()).toBeLessThan(7 * 86_400_000)
  clock.now = new Date(now.getTime() + 60_000)
  const { body } = await call('GET', '/api/restaurants/filters?opened=true')
  expect(body.items.find((one: { id: string }) => one.id === id)).toMatchObject({ is_open: true, closes_at: null })
})

test('without hours it is closed, and looked at again tomorrow', async () => {
  const { id } = await makeRestaurant(product.em(), { open: false })
  await refreshDueOpenHours(product.em(), at('21T12:00'))
  expect(await hours(id)).toEqual({ from: null, to: at('22T12:00').toISOString() })
})

test('the minute’s work never writes over hours that are changed at the same moment', async () => {
  const { id } = await makeRestaurant(product.em(), { open: false })
  await product.em().nativeUpdate(Restaurant, { id }, { open_to: null })
  const now = at('21T12:00')
  const written = Promise.withResolvers<void>()
  const committing = Promise.withResolvers<void>()
  const changing = product.em().transactional(async (tx) => {
    tx.create(Schedule, { restaurant_id: id, type: 'all_day' })
    await tx.flush()
    await renewOpening(tx, id, now)
    written.resolve()
    await committing.promise
  })
  await written.promise
  const refreshing = refreshDueOpenHours(product.em(), now)
  // Its reading is over when it waits for nothing, or for the lock.
  await Promise.race([refreshing, Bun.sleep(300)])
  committing.resolve()
  await Promise.all([changing, refreshing])
  expect((await hours(id)).from).toBe(now.toISOString())
})
