import { expect, test } from 'bun:test'
import { describeApi } from '../src/http/openapi'
import { Schedule } from '../src/modules/restaurants/hours/schedule'
import { Restaurant } from '../src/modules/restaurants/restaurant'
import { makeRestaurant } from './kitchen'
import { openKitchen, placedOrder } from './orders'
import { openProduct } from './product'

// Three hours ahead of UTC, eight behind the zone that stands where nothing is set.
const product = await openProduct({
  REGION_TIMEZONE: 'Europe/Moscow',
  REGION_UTC_OFFSET: '3',
  BRAND_NAME: 'Причал',
})
const { call, clock } = product

test('a restaurant keeps its hours by the clock of the region', async () => {
  const em = product.em()
  const { id } = await makeRestaurant(em, { open: false })
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    em.create(Schedule, { restaurant_id: id, type: 'general', weekday, open_time: '10:00', close_time: '22:00' })
  await em.flush()
  const said = async (at: string) => {
    clock.now = new Date(at)
    const { is_open, opens_at, closes_at } = (await call('GET', `/api/restaurants/${id}`)).body
    return { is_open, at: opens_at ?? closes_at }
  }
  expect(await said('2026-11-20T13:00:00Z')).toEqual({ is_open: true, at: '2026-11-20T19:00:00.000Z' })
  expect(await said('2026-11-20T20:00:00Z')).toEqual({ is_open: false, at: '2026-11-21T07:00:00.000Z' })
  await product.em().nativeDelete(Schedule, { restaurant_id: id })
  await product.em().nativeDelete(Restaurant, { id })
})

test('the history of a restaurant counts its days by the clock of the region', async () => {
  // The last minutes of the 20th in Moscow.
  clock.now = new Date('2026-11-20T20:50:00Z')
  const kitchen = await openKitchen(product)
  const order = await placedOrder(product, kitchen)
  const on = async (day: string) =>
    (
      await call('GET', `/api/business_user/orders?from=${day}&to=${day}`, { token: kitchen.owner.token })
    ).body.items.map(({ id }: { id: number }) => id)
  expect([await on('2026-11-20'), await on('2026-11-21')]).toEqual([[order.id], []])
})

test('the document of the API bears the name of the installation', async () => {
  expect(await describeApi(product.app)).toMatchObject({ info: { title: 'Причал' } })
})
