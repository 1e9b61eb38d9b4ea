import { LENINA } from '../kitchen'
import { placeOf, ZONE } from '../place'
import type { Product } from '../product'

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

/** Whose rows the routes of hours and zones name. */
export const PLACE_REACH = {
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
}
