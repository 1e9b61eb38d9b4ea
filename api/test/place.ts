import { addDays, localParts } from '@ostrov/shared/formats/time'
import { Schedule } from '../src/modules/restaurants/schedule'
import { LENINA, makeRestaurant, makeZone, squareAround } from './kitchen'
import type { Product } from './product'

/** A zone that is accepted. */
export const ZONE = {
  ...{ name: 'Центр', polygon: squareAround(LENINA), price: 200, min_order_sum: 1000 },
  ...{ fill_color: '#0B6767', border_color: '#0B6767' },
}

/** Hours of a weekday, of a date, and a zone of a restaurant. */
export async function placeOf(product: Product, { restaurant_id }: { restaurant_id: string }) {
  const em = product.em()
  const week = { type: 'general' as const, weekday: 5, open_time: '10:00', close_time: '12:00' }
  const date = addDays(localParts(product.clock.now).date, 30)
  const weekHours = em.create(Schedule, { restaurant_id, ...week })
  const specialDay = em.create(Schedule, { restaurant_id, type: 'holiday', date, closed: true })
  await em.flush()
  return { weekHours: weekHours.id, specialDay: specialDay.id, zone: await makeZone(em, restaurant_id) }
}

/** What the routes of hours and zones are asked by an owner, and what they then must have written into the log. */
export async function placeActs(product: Product, owner_id: string) {
  const { id: restaurantId } = await makeRestaurant(product.em(), { owner_id, open: false })
  const params = { restaurantId }
  const rows = () => placeOf(product, { restaurant_id: restaurantId })
  const schedule = '/restaurant_schedule/:restaurantId'
  const zones = '/business_user/restaurants/:restaurantId/delivery_zone'
  const hours = { open_time: '10:00', close_time: '22:00' }
  const day = (days: number) => ({ date: addDays(localParts(product.clock.now).date, days), closed: true })
  const [create, change, remove] = [['schedule.create'], ['schedule.change'], ['schedule.delete']]
  const ofWeek = async () => ({ ...params, scheduleId: (await rows()).weekHours })
  const ofZone = async () => ({ ...params, zoneId: (await rows()).zone })
  return {
    [`POST ${schedule}/general`]: () => ({ params, body: { weekday: 1, ...hours }, acts: create }),
    [`PUT ${schedule}/general`]: () => ({ params, body: { from: 1, to: [2] }, acts: change }),
    [`PUT ${schedule}/general/:scheduleId`]: async () => ({
      ...{ params: await ofWeek(), body: { weekday: 3, ...hours } },
      acts: change,
    }),
    [`POST ${schedule}/holiday`]: () => ({ params, body: day(0), acts: create }),
    [`PUT ${schedule}/holiday/:scheduleId`]: async () => ({
      params: { ...params, scheduleId: (await rows()).specialDay },
      body: day(40),
      acts: change,
    }),
    [`POST ${schedule}/all_day`]: () => ({ params, acts: create }),
    [`DELETE ${schedule}/schedule/all_day`]: () => ({ params, acts: remove }),
    [`DELETE ${schedule}/schedule/:scheduleId`]: async () => ({ params: await ofWeek(), acts: remove }),
    [`POST ${zones}`]: () => ({ params, body: ZONE, acts: ['zone.create'] }),
    [`POST ${zones}/import`]: () => ({ params, body: { items: [ZONE] }, acts: ['zone.create'] }),
    [`PUT ${zones}/:zoneId`]: async () => ({ params: await ofZone(), body: { price: 333 }, acts: ['zone.change'] }),
    [`DELETE ${zones}/:zoneId`]: async () => ({ params: await ofZone(), acts: ['zone.delete'] }),
  }
}

type Typed = Readonly<Record<string, unknown>>

/** How the forms of hours and zones are sent. */
export function placeForms(restaurant_id: string, token: string) {
  const hours = `/api/restaurant_schedule/${restaurant_id}`
  const own = `/api/business_user/restaurants/${restaurant_id}`
  const sent = (method: string, path: string, body: Typed): [string, string, unknown, string] => [
    method,
    path,
    body,
    token,
  ]
  const times = { open_time: '10:00', close_time: '22:00' }
  return {
    HOURS_FORM: {
      good: times,
      request: (values: Typed) => sent('POST', `${hours}/general`, { weekday: 1, ...values }),
    },
    HOLIDAY_FORM: {
      good: { date: '2100-01-01', closed: false, ...times },
      request: (values: Typed) => sent('POST', `${hours}/holiday`, values),
    },
    CAP_FORM: { good: { orders_per_quarter: 4 }, request: (values: Typed) => sent('PUT', own, values) },
    PAUSE_FORM: {
      good: { end: 'hour', day: '', time: '', disabled_reason: 'Сломалась печь' },
      request: ({ disabled_reason }: Typed) => sent('PUT', own, { disabled_reason }),
      own: { end: 'the moment is sent, not how it was chosen' },
    },
    ZONE_FORM: {
      good: {
        ...{ ...ZONE, is_active: true, free_delivery_sum: 1000 },
        ...{ peak: 'own', peak_price: 300, peak_min_order_sum: 1500, peak_free_delivery_sum: 4000 },
      },
      request: (values: Typed) => sent('POST', `${own}/delivery_zone`, { ...ZONE, ...values }),
    },
  }
}
