import { addDays, localParts } from '@ostrov/shared/formats/time'
import type { Values } from '@ostrov/shared/forms/form'
import { City } from '../../src/modules/geo/city'
import { LENINA, makeRestaurant } from '../kitchen'
import { placeOf, ZONE } from '../place'
import type { Product } from '../product'
import { ADMINISTRATORS, type Entry } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'

/** Both sides have the same routes: who runs the restaurant, and administrators. */
const SIDES = {
  business: {
    schedule: '/restaurant_schedule/:restaurantId',
    rows: '/restaurant_schedule/:restaurantId/schedule',
    zones: '/business_user/restaurants/:restaurantId/delivery_zone',
  },
  admin: {
    schedule: '/admin/restaurants/:id/schedule',
    rows: '/admin/restaurants/:id/schedule',
    zones: '/admin/restaurants/:id/delivery_zone',
  },
} as const
const TEMPLATE = `${SIDES.admin.zones}/update_all_from_seed`
const hours = () => ({ weekday: 2, open_time: '10:00', close_time: '22:00' })
const day = () => ({ date: '2100-01-01', closed: true })
const [lon, lat] = LENINA.coordinates

type Place = 'weekHours' | 'specialDay' | 'zone'

/** The hours of a restaurant and where it delivers. */
export const tried: Tried<Place> = {
  rows: (product, { kitchen }) => placeOf(product, kitchen),
  reach: {
    ...reachOf('business'),
    ...reachOf('admin'),
    [`GET ${TEMPLATE}`]: { names: { id: { why: ADMINISTRATORS.why } }, fresh: inTemplate },
    [`PUT ${TEMPLATE}`]: { names: { id: { why: ADMINISTRATORS.why } }, fresh: inTemplate },
  },
  acts,
  forms,
}

function reachOf(side: keyof typeof SIDES): NonNullable<Tried<Place>['reach']> {
  const { schedule, rows, zones } = SIDES[side]
  const why = { why: ADMINISTRATORS.why }
  const restaurant: Entry<Place>['names'] = side === 'admin' ? { id: why } : { restaurantId: 'restaurant' }
  const ofRow = (name: 'scheduleId' | 'zoneId', kind: Place) => ({
    names: { ...restaurant, [name]: side === 'admin' ? why : kind },
    fresh: async (product: Product, mine: { kitchen: { restaurant_id: string } }) => {
      const made = await placeOf(product, mine.kitchen)
      return { ...(side === 'admin' && { id: mine.kitchen.restaurant_id }), [name]: made[kind] }
    },
  })
  const whole = {
    names: restaurant,
    ...(side === 'admin' && {
      fresh: async (_: Product, { kitchen }: { kitchen: { restaurant_id: string } }) => ({ id: kitchen.restaurant_id }),
    }),
  }
  return {
    [`GET ${schedule}`]: whole,
    [`POST ${schedule}/general`]: { ...whole, body: hours },
    [`PUT ${schedule}/general`]: { ...whole, body: () => ({ from: 1, to: [4] }) },
    [`PUT ${schedule}/general/:scheduleId`]: { ...ofRow('scheduleId', 'weekHours'), body: hours },
    [`POST ${schedule}/holiday`]: { ...whole, body: day },
    [`PUT ${schedule}/holiday/:scheduleId`]: { ...ofRow('scheduleId', 'specialDay'), body: day },
    [`POST ${schedule}/all_day`]: whole,
    [`DELETE ${rows}/all_day`]: whole,
    [`DELETE ${rows}/:scheduleId`]: ofRow('scheduleId', 'weekHours'),
    [`GET ${zones}`]: whole,
    [`GET ${zones}/around`]: { ...whole, query: { lon, lat } },
    [`GET ${zones}/coverage`]: whole,
    [`POST ${zones}`]: { ...whole, body: () => ZONE },
    [`POST ${zones}/import`]: { ...whole, body: () => ({ items: [ZONE] }) },
    [`PUT ${zones}/:zoneId`]: { ...ofRow('zoneId', 'zone'), body: () => ({ price: 300 }) },
    [`DELETE ${zones}/:zoneId`]: ofRow('zoneId', 'zone'),
  }
}

/** A restaurant of a town that has a template. */
async function inTemplate(product: Product) {
  const em = product.em()
  const known = await em.findOne(City, { slug: 'korsakov' })
  const city = known ?? em.create(City, { name: 'Корсаков', slug: 'korsakov', coordinates: LENINA })
  await em.flush()
  return { id: (await makeRestaurant(em, { city_id: city.id, zone: null })).id }
}

/** What the routes of hours and zones are asked, and what they then must have written into the log. */
async function acts({ product, kitchen }: Stage): Promise<Acts> {
  return {
    ...(await actsOf('business', product, kitchen.owner.id)),
    ...(await actsOf('admin', product, kitchen.owner.id)),
    [`PUT ${TEMPLATE}`]: async () => ({
      params: await inTemplate(product),
      body: {},
      acts: ['zone.create', 'zone.create', 'zone.create'],
    }),
  }
}

async function actsOf(side: keyof typeof SIDES, product: Product, owner_id: string): Promise<Acts> {
  const { id } = await makeRestaurant(product.em(), { owner_id, open: false })
  const params = side === 'admin' ? { id } : { restaurantId: id }
  const made = () => placeOf(product, { restaurant_id: id })
  const { schedule, rows, zones } = SIDES[side]
  const hours = { open_time: '10:00', close_time: '22:00' }
  const day = (days: number) => ({ date: addDays(localParts(product.clock.now).date, days), closed: true })
  const [create, change, remove] = [['schedule.create'], ['schedule.change'], ['schedule.delete']]
  const ofWeek = async () => ({ ...params, scheduleId: (await made()).weekHours })
  const ofZone = async () => ({ ...params, zoneId: (await made()).zone })
  return {
    [`POST ${schedule}/general`]: () => ({ params, body: { weekday: 1, ...hours }, acts: create }),
    [`PUT ${schedule}/general`]: () => ({ params, body: { from: 1, to: [2] }, acts: change }),
    [`PUT ${schedule}/general/:scheduleId`]: async () => ({
      ...{ params: await ofWeek(), body: { weekday: 3, ...hours } },
      acts: change,
    }),
    [`POST ${schedule}/holiday`]: () => ({ params, body: day(0), acts: create }),
    [`PUT ${schedule}/holiday/:scheduleId`]: async () => ({
      params: { ...params, scheduleId: (await made()).specialDay },
      body: day(40),
      acts: change,
    }),
    [`POST ${schedule}/all_day`]: () => ({ params, acts: create }),
    [`DELETE ${rows}/all_day`]: () => ({ params, acts: remove }),
    [`DELETE ${rows}/:scheduleId`]: async () => ({ params: await ofWeek(), acts: remove }),
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
    SPECIAL_DAY_FORM: {
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
