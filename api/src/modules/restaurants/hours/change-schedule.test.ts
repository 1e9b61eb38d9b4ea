import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { MAX_HOLIDAYS } from '@ostrov/shared/restaurants/intervals'
import { openKitchen } from '../../../../test/orders'
import { businessManager } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { Restaurant } from '../restaurant'

const product = await openProduct()
const { clock, em } = product
// 21 November 2026 is a Saturday; times are the region's.
clock.now = instantAt('2026-11-21', 12 * 60)
const today = localParts(clock.now).date

/** A restaurant without hours, and how its owner changes them. */
async function closedKitchen() {
  const { restaurant_id, owner } = await openKitchen(product, { open: false })
  const change = (method: string, path: string, body?: unknown) =>
    product.call(method, `/api/restaurant_schedule/${restaurant_id}${path}`, { token: owner.token, body })
  return {
    ...{ restaurant_id, owner, change },
    week: (weekday: number, open_time: string, close_time: string) =>
      change('POST', '/general', { weekday, open_time, close_time }),
    hours: async () => (await change('GET', '')).body.schedules,
    opening: async () => {
      const { open_from, open_to } = await em().findOneOrFail(Restaurant, { id: restaurant_id })
      return [open_from?.toISOString() ?? null, open_to?.toISOString() ?? null]
    },
    isOpen: async () => (await product.call('GET', `/api/restaurants/${restaurant_id}`)).body.is_open,
  }
}
const local = (date: string, minutes: number) => instantAt(date, minutes).toISOString()

test('hours of a weekday open the restaurant at once, for its page and for lists', async () => {
  const kitchen = await closedKitchen()
  expect(await kitchen.isOpen()).toBe(false)
  const { status, body } = await kitchen.week(6, '10:00', '22:00')
  expect([status, body]).toMatchObject([200, { type: 'general', weekday: 6, open_time: '10:00', close_time: '22:00' }])
  expect(await kitchen.isOpen()).toBe(true)
  expect((await kitchen.opening())[1]).toBe(local(today, 22 * 60))
})

test('hours that overlap are refused with the names of both, across midnight too', async () => {
  const kitchen = await closedKitchen()
  await kitchen.week(5, '18:00', '02:00')
  const { status, body } = await kitchen.week(6, '01:00', '05:00')
  expect([status, body.errorMessage]).toEqual([409, 'schedule.overlaps'])
  expect(body.message).toContain('суббота, 01:00–05:00, и\u00A0пятница, 18:00–02:00')
  expect(body.errors.open_time).toBe(body.message)
  expect(await kitchen.hours()).toHaveLength(1)
})

test('of two who add the same hours at once one is refused', async () => {
  const kitchen = await closedKitchen()
  const both = await Promise.all([kitchen.week(1, '10:00', '18:00'), kitchen.week(1, '12:00', '20:00')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('hours are changed in their place, and not into their neighbours', async () => {
  const kitchen = await closedKitchen()
  const { id } = (await kitchen.week(6, '10:00', '14:00')).body
  await kitchen.week(6, '16:00', '20:00')
  const put = (close_time: string) =>
    kitchen.change('PUT', `/general/${id}`, { weekday: 6, open_time: '10:00', close_time })
  expect((await put('16:00')).body).toMatchObject({ id, close_time: '16:00' })
  expect((await put('17:00')).status).toBe(409)
  expect((await kitchen.opening())[1]).toBe(local(today, 20 * 60))
})

test('what is not a time of the day is refused beside its field', async () => {
  const kitchen = await closedKitchen()
  const { status, body } = await kitchen.week(6, '25:00', '')
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['close_time', 'open_time']])
  expect(
    (await kitchen.change('POST', '/general', { weekday: 8, open_time: '10:00', close_time: '11:00' })).status,
  ).toBe(422)
})

test('a day’s hours are copied to others in the place of their own', async () => {
  const kitchen = await closedKitchen()
  await kitchen.week(1, '09:00', '13:00')
  await kitchen.week(1, '14:00', '21:00')
  await kitchen.week(3, '00:00', '23:00')
  const copied = await kitchen.change('PUT', '/general', { from: 1, to: [2, 3] })
  expect([copied.status, copied.body.total]).toEqual([200, 6])
  const third = (await kitchen.hours()).filter(({ weekday }: { weekday: number }) => weekday === 3)
  expect(third.map((one: { open_time: string }) => one.open_time)).toEqual(['09:00', '14:00'])
})

test('nights that would meet the mornings after them are not copied', async () => {
  const kitchen = await closedKitchen()
  await kitchen.week(5, '12:00', '10:00')
  await kitchen.week(7, '08:00', '09:00')
  const refused = await kitchen.change('PUT', '/general', { from: 5, to: [6] })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'schedule.overlaps'])
  expect(refused.body.message).toContain('воскресенье, 08:00–09:00')
  expect(await kitchen.hours()).toHaveLength(2)
})

test('a special date stands before the week, closed or with hours of its own', async () => {
  const kitchen = await closedKitchen()
  await kitchen.week(6, '10:00', '22:00')
  const closed = await kitchen.change('POST', '/holiday', { date: today, closed: true, open_time: '10:00' })
  expect(closed.body).toMatchObject({ type: 'holiday', date: today, closed: true, open_time: null })
  expect(await kitchen.isOpen()).toBe(false)
  const hours = { date: today, open_time: '11:00', close_time: '13:00' }
  const changed = await kitchen.change('PUT', `/holiday/${closed.body.id}`, hours)
  expect(changed.body).toMatchObject({ closed: false, close_time: '13:00' })
  expect([await kitchen.isOpen(), (await kitchen.opening())[1]]).toEqual([true, local(today, 13 * 60)])
})

test('a date that is closed already takes no hours, and one with hours is not closed beside them', async () => {
  const { change } = await closedKitchen()
  const [one, other] = [addDays(today, 5), addDays(today, 6)]
  await change('POST', '/holiday', { date: one, closed: true })
  await change('POST', '/holiday', { date: other, open_time: '10:00', close_time: '12:00' })
  const hours = await change('POST', '/holiday', { date: one, open_time: '10:00', close_time: '12:00' })
  const closed = await change('POST', '/holiday', { date: other, closed: true })
  expect([hours.status, closed.status]).toEqual([409, 409])
  expect(hours.body.errors.date).toContain('уже назначен выходной')
  expect(closed.body.errors.date).toContain('уже заданы часы')
})

test('a date of the past, one without hours and one that is no date are refused', async () => {
  const { change } = await closedKitchen()
  const past = await change('POST', '/holiday', { date: addDays(today, -2), closed: true })
  expect([past.status, past.body.errorMessage]).toEqual([422, 'schedule.past'])
  const empty = await change('POST', '/holiday', { date: today })
  expect(Object.keys(empty.body.errors).sort()).toEqual(['close_time', 'open_time'])
  expect((await change('POST', '/holiday', { date: '2026-02-30', closed: true })).body.errors.date).toBeDefined()
})

test('special dates are a hundred at most', async () => {
  const { change, restaurant_id } = await closedKitchen()
  await rows(
    em(),
    sql`insert into restaurant_schedule (restaurant_id, type, date, closed)
        select ${restaurant_id}, 'holiday', to_char(${today}::date + n, 'YYYY-MM-DD'), true from generate_series(1, ${MAX_HOLIDAYS}::int) n`,
  )
  const refused = await change('POST', '/holiday', { date: addDays(today, 300), closed: true })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'schedule.too_many'])
})

test('round the clock is set and taken off, however often it is pressed', async () => {
  const kitchen = await closedKitchen()
  const first = await kitchen.change('POST', '/all_day')
  expect((await kitchen.change('POST', '/all_day')).body.id).toBe(first.body.id)
  expect(await kitchen.isOpen()).toBe(true)
  for (let press = 0; press < 2; press++) expect((await kitchen.change('DELETE', '/schedule/all_day')).status).toBe(200)
  expect([await kitchen.isOpen(), await kitchen.hours()]).toEqual([false, []])
})

test('hours that were taken away are gone, and of another restaurant are not found', async () => {
  const kitchen = await closedKitchen()
  const stranger = await closedKitchen()
  const { id } = (await kitchen.week(6, '10:00', '22:00')).body
  expect((await stranger.change('DELETE', `/schedule/${id}`)).body.errorMessage).toBe('schedule.not_found')
  const body = { weekday: 6, open_time: '10:00', close_time: '11:00' }
  expect((await stranger.change('PUT', `/general/${id}`, body)).status).toBe(404)
  expect((await kitchen.change('PUT', `/holiday/${id}`, { date: today, closed: true })).status).toBe(404)
  expect((await kitchen.change('DELETE', `/schedule/${id}`)).status).toBe(200)
  expect((await kitchen.change('DELETE', `/schedule/${id}`)).status).toBe(404)
  expect([await kitchen.isOpen(), (await kitchen.opening())[0]]).toEqual([false, null])
})

test('a manager changes hours with the permission and finds no restaurant without it', async () => {
  const { restaurant_id, owner } = await closedKitchen()
  const body = { weekday: 6, open_time: '10:00', close_time: '22:00' }
  const path = `/api/restaurant_schedule/${restaurant_id}/general`
  for (const [permission, status] of [['orders', 404] as const, ['settings', 200] as const]) {
    const { token } = await businessManager(product, owner, restaurant_id, [permission])
    expect((await product.call('POST', path, { token, body })).status).toBe(status)
  }
})

test('a restaurant that nobody has approved yet has its hours read and changed', async () => {
  const { restaurant_id, owner } = await openKitchen(product, { moderation_status: 'pending', open: false })
  const path = `/api/restaurant_schedule/${restaurant_id}`
  await product.call('POST', `${path}/all_day`, { token: owner.token })
  const { body } = await product.call('GET', path, { token: owner.token })
  expect(body).toMatchObject({
    moderation_status: 'pending',
    schedules: [{ type: 'all_day' }],
    orders_per_quarter: null,
  })
})

test('the log says which hours became which', async () => {
  const kitchen = await closedKitchen()
  const { id } = (await kitchen.week(6, '10:00', '22:00')).body
  await kitchen.change('PUT', `/general/${id}`, { weekday: 6, open_time: '10:00', close_time: '23:00' })
  await kitchen.change('PUT', '/general', { from: 6, to: [7] })
  await kitchen.change('DELETE', `/schedule/${id}`)
  const { rows: log } = await product.pool.query(
    `select action, "from", "to" from log where restaurant_id = $1 order by id`,
    [kitchen.restaurant_id],
  )
  const saturday = { type: 'general', weekday: 6, open_time: '10:00' }
  expect(log).toEqual([
    { action: 'schedule.create', from: null, to: { ...saturday, close_time: '22:00' } },
    { action: 'schedule.change', from: { close_time: '22:00' }, to: { close_time: '23:00' } },
    { action: 'schedule.change', from: { воскресенье: null }, to: { воскресенье: '10:00–23:00' } },
    { action: 'schedule.delete', from: { ...saturday, close_time: '23:00' }, to: null },
  ])
})
