import { expect, test } from 'bun:test'
import { addDays, localParts } from '@ostrov/shared/formats/time'
import { openKitchen } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const today = localParts(product.clock.now).date

/** A restaurant without hours, and how its owner changes them. */
async function closedKitchen() {
  const { restaurant_id, owner } = await openKitchen(product, { open: false })
  const change = (method: string, path: string, body?: unknown) =>
    product.call(method, `/api/restaurant_schedule/${restaurant_id}${path}`, { token: owner.token, body })
  return {
    change,
    week: (weekday: number, open_time: string, close_time: string) =>
      change('POST', '/general', { weekday, open_time, close_time }),
    hours: async () => (await change('GET', '')).body.schedules,
  }
}

test('of two who change the same hours the second is told what they are now, and changes nothing', async () => {
  const kitchen = await closedKitchen()
  const { body: seen } = await kitchen.week(1, '10:00', '18:00')
  const { version } = seen
  const save = (open_time: string, close_time: string, of: string) =>
    kitchen.change('PUT', `/general/${seen.id}`, { weekday: 1, open_time, close_time, version: of })
  expect((await save('09:00', '18:00', version)).status).toBe(200)
  const second = await save('10:00', '20:00', version)
  expect([second.status, second.body.errorMessage]).toEqual([409, 'schedule.changed'])
  expect(second.body.current).toMatchObject({ id: seen.id, open_time: '09:00', close_time: '18:00' })
  const removed = await kitchen.change('DELETE', `/schedule/${seen.id}?version=${version}`)
  expect([removed.status, removed.body.current.open_time]).toEqual([409, '09:00'])
  expect((await kitchen.hours())[0]).toMatchObject({ open_time: '09:00', close_time: '18:00' })
  expect((await save('09:00', '20:00', second.body.current.version)).status).toBe(200)
  const [now] = await kitchen.hours()
  expect((await kitchen.change('DELETE', `/schedule/${seen.id}?version=${now.version}`)).status).toBe(200)
})

test('a special day that another has changed is not written over', async () => {
  const kitchen = await closedKitchen()
  const date = addDays(today, 5)
  const { body: seen } = await kitchen.change('POST', '/holiday', { date, closed: true })
  const hours = { date, open_time: '12:00', close_time: '16:00' }
  const save = () => kitchen.change('PUT', `/holiday/${seen.id}`, { ...hours, version: seen.version })
  expect((await save()).status).toBe(200)
  const { status, body } = await save()
  expect([status, body.errorMessage, body.current]).toMatchObject([409, 'schedule.changed', hours])
})

test('of two who change different days neither is stopped, and a copy over a day that has changed is', async () => {
  const kitchen = await closedKitchen()
  const { body: monday } = await kitchen.week(1, '10:00', '18:00')
  const { body: tuesday } = await kitchen.week(2, '11:00', '19:00')
  const { body: sunday } = await kitchen.week(7, '12:00', '15:00')
  const save = (row: { id: string; version: string; weekday: number }, open_time: string, close_time: string) =>
    kitchen.change('PUT', `/general/${row.id}`, { weekday: row.weekday, open_time, close_time, version: row.version })
  expect((await save(sunday, '12:00', '16:00')).status).toBe(200)
  expect((await save(tuesday, '11:00', '23:00')).status).toBe(200)
  const copy = (to: number[], versions: string[]) => kitchen.change('PUT', '/general', { from: 1, to, versions })
  const refused = await copy([2, 3], [monday.version, tuesday.version])
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'schedule.changed'])
  const current: { weekday: number; close_time: string; version: string }[] = refused.body.current
  expect(current.map(({ weekday, close_time }) => [weekday, close_time])).toEqual([
    [1, '18:00'],
    [2, '23:00'],
    [7, '16:00'],
  ])
  const seen = current.flatMap(({ weekday, version }) => (weekday < 3 ? version : []))
  const { items } = (await copy([2, 3], seen)).body
  expect(items).toHaveLength(4)
  // Who copied edits on from the answer.
  expect((await save(items[1], '10:00', '20:00')).status).toBe(200)
})
