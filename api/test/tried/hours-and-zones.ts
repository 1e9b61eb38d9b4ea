import { addDays, localParts } from '@ostrov/shared/formats/time'
import type { Values } from '@ostrov/shared/forms/form'
import { LENINA, makeRestaurant } from '../kitchen'
import { placeOf, ZONE } from '../place'
import type { Product } from '../product'
import type { Acts, Forms, Stage, Tried } from '../tried'

const SCHEDULE = '/restaurant_schedule/:restaurantId'
const ZONES = '/business_user/restaurants/:restaurantId/delivery_zone'
const restaurant = { restaurantId: 'restaurant' } as const
const ofWeek = { ...restaurant, scheduleId: 'weekHours' } as const
const ofDay = { ...restaurant, scheduleId: 'specialDay' } as const
const ofZone = { ...restaurant, zoneId: 'zone' } as const
const hours = () => ({ weekday: 2, open_time: '10:00', close_time: '22:00' })
const day = () => ({ date: '2100-01-01', closed: true })
const [lon, lat] = LENINA.coordinates

async function fresh(product: Product, { kitchen }: { kitchen: { restaurant_id: string } }) {
  const { weekHours, zone } = await placeOf(product, kitchen)
  return { scheduleId: weekHours, zoneId: zone }
}

/** The hours of a restaurant and where it delivers. */
export const tried: Tried<'weekHours' | 'specialDay' | 'zone'> = {
  rows: (product, { kitchen }) => placeOf(product, kitchen),
  reach: {
    [`GET ${SCHEDULE}`]: { names: restaurant },
    [`POST ${SCHEDULE}/general`]: { names: restaurant, body: hours },
    [`PUT ${SCHEDULE}/general`]: { names: restaurant, body: () => ({ from: 1, to: [4] }) },
    [`PUT ${SCHEDULE}/general/:scheduleId`]: { names: ofWeek, body: hours },
    [`POST ${SCHEDULE}/holiday`]: { names: restaurant, body: day },
    [`PUT ${SCHEDULE}/holiday/:scheduleId`]: { names: ofDay, body: day },
    [`POST ${SCHEDULE}/all_day`]: { names: restaurant },
    [`DELETE ${SCHEDULE}/schedule/all_day`]: { names: restaurant },
    [`DELETE ${SCHEDULE}/schedule/:scheduleId`]: { names: ofWeek, fresh },
    [`GET ${ZONES}`]: { names: restaurant },
    [`GET ${ZONES}/around`]: { names: restaurant, query: { lon, lat } },
    [`GET ${ZONES}/coverage`]: { names: restaurant },
    [`POST ${ZONES}`]: { names: restaurant, body: () => ZONE },
    [`POST ${ZONES}/import`]: { names: restaurant, body: () => ({ items: [ZONE] }) },
    [`PUT ${ZONES}/:zoneId`]: { names: ofZone, body: () => ({ price: 300 }) },
    [`DELETE ${ZONES}/:zoneId`]: { names: ofZone, fresh },
  },
  acts,
  forms,
}

/** What the routes of hours and zones are asked by an owner, and what they then must have written into the log. */
async function acts({ product, kitchen }: Stage): Promise<Acts> {
  const { id: restaurantId } = await makeRestaurant(product.em(), { owner_id: kitchen.owner.id, open: false })
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

/** How the forms of hours and zones are sent. */
function forms({ kitchen }: Stage): Forms {
  const { restaurant_id } = kitchen
  const { token } = kitchen.owner
  const hours = `/api/restaurant_schedule/${restaurant_id}`
  const own = `/api/business_user/restaurants/${restaurant_id}`
  const sent = (method: string, path: string, body: Values): [string, string, unknown, string] => [
    method,
    path,
    body,
    token,
  ]
  const times = { open_time: '10:00', close_time: '22:00' }
  return {
    HOURS_FORM: {
      good: times,
      request: (values: Values) => sent('POST', `${hours}/general`, { weekday: 1, ...values }),
    },
    HOLIDAY_FORM: {
      good: { date: '2100-01-01', closed: false, ...times },
      request: (values: Values) => sent('POST', `${hours}/holiday`, values),
    },
    CAP_FORM: { good: { orders_per_quarter: 4 }, request: (values: Values) => sent('PUT', own, values) },
    PAUSE_FORM: {
      good: { end: 'hour', day: '', time: '', disabled_reason: 'Сломалась печь' },
      request: ({ disabled_reason }: Values) => sent('PUT', own, { disabled_reason }),
      own: { end: 'the moment is sent, not how it was chosen' },
    },
    ZONE_FORM: {
      good: {
        ...{ ...ZONE, is_active: true, free_delivery_sum: 1000 },
        ...{ peak: 'own', peak_price: 300, peak_min_order_sum: 1500, peak_free_delivery_sum: 4000 },
      },
      request: (values: Values) => sent('POST', `${own}/delivery_zone`, { ...ZONE, ...values }),
    },
  }
}
