import { expect, test } from 'bun:test'
import { openCounterKitchen, openFrontpad, saveFrontpad } from '../../../test/counters'
import { openProduct } from '../../../test/product'
import { readStops } from './apply-stops'
import { watchCounters } from './watch-counters'

const product = await openProduct()
const { call, clock, deps, pool } = product
const frontpad = openFrontpad(product)
const { kitchen } = await openCounterKitchen(product)
const { restaurant_id, product_id, owner } = kitchen
const DISH = `/api/restaurant/${restaurant_id}/products/activity/${product_id}`
const HOUR = 3_600_000

const said = async (...stops: string[]) => {
  frontpad.stops = stops
  await readStops(deps, { restaurant_id })
}
const byHand = (body: object) => call('PUT', DISH, { token: owner.token, body })
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * HOUR)
}
const stop = async () => {
  const { rows } = await pool.query<{ stopped_until: Date | null }>('select stopped_until from product where id = $1', [
    product_id,
  ])
  return rows[0]?.stopped_until ?? null
}
const isStopped = async () => ((await stop())?.getTime() ?? 0) > clock.now.getTime()

test('each minute a counter that works is asked what it has stopped, and one that is off is not', async () => {
  const jobs = async () =>
    (await pool.query(`select from graphile_worker._private_jobs where key = $1`, [`counter.stops:${restaurant_id}`]))
      .rowCount
  await watchCounters(deps)
  expect(await jobs()).toBe(1)
  await pool.query(`delete from graphile_worker._private_jobs where key like 'counter.stops:%'`)
  await saveFrontpad(product, kitchen, { enabled: false })
  await watchCounters(deps)
  expect(await jobs()).toBe(0)
  await saveFrontpad(product, kitchen)
})

test('what the counter stops is off sale, and back when it is back there', async () => {
  await said('101', '999')
  expect(await isStopped()).toBe(true)
  await said()
  expect(await stop()).toBeNull()
})

test('a stop that a person set outlives the counter’s, and the counter’s holds when it has run out', async () => {
  await byHand({ stopped_until: 'two_hours' })
  const theirs = await stop()
  await said('101')
  expect(await stop()).toEqual(theirs)
  await said()
  expect(await stop()).toEqual(theirs)
  await said('101')
  later(3)
  await said('101')
  expect(await isStopped()).toBe(true)
  expect(await stop()).not.toEqual(theirs)
  await said()
  expect(await isStopped()).toBe(false)
})

test('a person who stops for longer what the counter has stopped has it stopped for so long', async () => {
  await said('101')
  await byHand({ stopped_until: new Date(clock.now.getTime() + 48 * HOUR).toISOString() })
  const theirs = await stop()
  await said('101')
  await said()
  expect(await stop()).toEqual(theirs)
  await byHand({ is_active: true, stopped_until: null })
})

test('what a person put back on sale stays there while the counter says the same', async () => {
  await said('101')
  await byHand({ is_active: true, stopped_until: null })
  await said('101')
  expect(await isStopped()).toBe(false)
  await said()
  await said('101')
  expect(await isStopped()).toBe(true)
})

test('while the counter is heard its stop goes on; when it is not, it ends within a day', async () => {
  await said('101')
  later(13)
  await said('101')
  later(13)
  expect(await isStopped()).toBe(true)
  frontpad.faults.push('cut')
  await said('101')
  later(13)
  expect(await isStopped()).toBe(false)
})

test('with the counter switched off nothing of it stays stopped', async () => {
  await said('101')
  expect(await isStopped()).toBe(true)
  await saveFrontpad(product, kitchen, { enabled: false })
  expect(await stop()).toBeNull()
  await saveFrontpad(product, kitchen)
})

test('a refusal that breaks the counter is known within the minute', async () => {
  await saveFrontpad(product, kitchen, { secret: 'off' })
  await said()
  expect(
    (await call('GET', `/api/integrations/frontpad/restaurant/${restaurant_id}`, { token: owner.token })).body.broken,
  ).toBe('api_off')
})
