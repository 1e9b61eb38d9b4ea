import { housesOf } from '../../api/src/modules/geo/region/houses'
import { openSpan } from '../../api/src/modules/restaurants/hours/open-hours'
import { districtsOf } from '../../api/src/modules/restaurants/zones/zone-templates'
import { addDays, instantAt, localParts } from '../../shared/src/formats/time'
import { DISTRICTS, slugOf } from './homes'
import { CUISINES } from './island/cuisines'
import { BUSINESS_USERS } from './island/people'
import { RESTAURANTS } from './island/restaurants'
import type { DemoDistrict, DemoRestaurant, DemoZone } from './island/shapes'
import { businessUserId } from './people'
import { cuisinePicture, logoPicture, restaurantPicture } from './pictures'
import { type Db, insertRows, seedId } from './rows'
import { type Towns, townId } from './towns'

export const restaurantId = (key: string) => seedId(`restaurant:${key}`)
export const zoneId = (key: string, district: DemoDistrict) => seedId(`zone:${key}:${district}`)
export const cuisineId = (slug: string) => seedId(`cuisine:${slug}`)
const ZONE_COLOURS = { center: '#0B6767', city: '#B7791F', suburbs: '#AF2440' } as const

/** Kitchens, restaurants, their hours, zones and managers. Menus follow in `menus.ts`. */
export async function seedKitchens(db: Db, towns: Towns, now: Date) {
  await insertRows(
    db,
    'cuisine',
    CUISINES.map(({ slug, name, picture }, sort) => ({
      id: cuisineId(slug),
      slug,
      name,
      image_id: cuisinePicture(picture).id,
      sort,
    })),
  )
  await insertRows(
    db,
    'restaurant',
    RESTAURANTS.map((demo) => restaurantRow(demo, towns, now)),
  )
  await insertRows(db, 'restaurant_cuisine', RESTAURANTS.flatMap(cuisineRows))
  for (const demo of RESTAURANTS) await insertRows(db, 'restaurant_schedule', scheduleRows(demo))
  await insertRows(db, 'delivery_zone', RESTAURANTS.flatMap(zoneRows))
  await insertRows(db, 'restaurant_manager', managerRows())
  await insertRows(db, 'courier', COURIERS.map(courierRow))
}

/** Each by the restaurant, name, phone and transport; one works at two. */
const COURIERS = [
  ['storm', 'Тимур Пак', '79005553101', 'bicycle'],
  ['storm', 'Лена Ершова', '79005553102', 'car'],
  ['pier-9', 'Лена Ершова', '79005553102', 'car'],
  ['pier-9', 'Гоша Ким', '79005553103', 'moped'],
] as const

function courierRow([key, name, phone, transport]: (typeof COURIERS)[number]) {
  const id = seedId(`courier:${key}:${phone}`)
  return { id, restaurant_id: restaurantId(key), name, phone, transport, key: seedId(`link:${id}`) }
}

function restaurantRow(demo: DemoRestaurant, towns: Towns, now: Date) {
  // It opens with that day's first shift.
  const disabled_until = demo.closed ? instantAt(addDays(localParts(now).date, 5), 0) : null
  return {
    id: restaurantId(demo.key),
    owner_id: businessUserId(ownerOf(demo.key)),
    city_id: townId(towns, demo.city),
    general_info: {
      name: demo.name,
      address: `${demo.street}, ${demo.house}, ${demo.city}`,
      cuisine_type: demo.cuisine_type,
      phones: demo.phones,
      coordinates: { type: 'Point', coordinates: houseAt(demo) },
    },
    legal_info: demo.legal_info,
    title: demo.name,
    description: `${demo.title}. ${demo.description}`,
    logo_id: logoPicture(demo).id,
    image_id: restaurantPicture(demo).id,
    moderation_status: 'approved',
    rating: 0,
    reviews_count: 0,
    delivery_time: demo.delivery_time,
    ahead_days: demo.ahead_days ?? null,
    ahead_lead: 60,
    delivers: demo.delivers,
    pickup: demo.pickup,
    free_delivery_sum: demo.free_delivery_sum,
    disabled_until,
    disabled_reason: demo.closed ? (demo.disabled_reason ?? null) : null,
    ...openSpan(scheduleRows(demo), now),
    notification_config: {
      emails: [ownerOf(demo.key)],
      phones: [],
      push: true,
      sound: true,
      quiet_from: null,
      quiet_to: null,
      events: {
        new_order: ['mail', 'sms', 'push'],
        cancelled: ['mail', 'sms', 'push'],
        review: ['mail'],
        weekly: ['mail'],
      },
    },
    created_at: new Date('2026-02-15T00:00:00Z'),
    updated_at: new Date('2026-02-15T00:00:00Z'),
  }
}

function cuisineRows(demo: DemoRestaurant) {
  return demo.cuisines.map((slug) => ({ restaurant_id: restaurantId(demo.key), cuisine_id: cuisineId(slug) }))
}

/** The hours of a demo restaurant as their rows. */
export function scheduleRows(demo: DemoRestaurant) {
  return demo.schedules.map((row, index) => ({
    id: seedId(`schedule:${demo.key}:${index}`),
    restaurant_id: restaurantId(demo.key),
    type: row.type,
    weekday: row.type === 'general' ? row.weekday : null,
    date: row.type === 'holiday' ? row.date : null,
    open_time: row.type === 'all_day' ? null : (row.open_time ?? null),
    close_time: row.type === 'all_day' ? null : (row.close_time ?? null),
    closed: row.type === 'holiday' && row.open_time === undefined,
  }))
}

function peakOf({ peak }: DemoZone) {
  const sums = typeof peak === 'object' ? peak : null
  return {
    peak: sums ? 'own' : (peak ?? 'same'),
    peak_price: sums?.price ?? null,
    peak_min_order_sum: sums?.min_order_sum ?? null,
  }
}

function zoneRows(demo: DemoRestaurant) {
  const outlines = districtsOf(slugOf(demo.city))
  return demo.zones.flatMap((zone) => {
    const outline = outlines[DISTRICTS.indexOf(zone.district)]
    if (!outline) return []
    return [
      {
        id: zoneId(demo.key, zone.district),
        restaurant_id: restaurantId(demo.key),
        name: zone.name,
        is_active: true,
        polygon: outline.coordinates,
        min_order_sum: zone.min_order_sum,
        free_delivery_sum: zone.free_delivery_sum,
        price: zone.price,
        ...peakOf(zone),
        fill_color: ZONE_COLOURS[zone.district],
        border_color: ZONE_COLOURS[zone.district],
        created_at: new Date('2026-02-15T00:00:00Z'),
      },
    ]
  })
}

function managerRows() {
  return BUSINESS_USERS.filter((one) => one.role === 'manager').flatMap((manager) =>
    manager.restaurants.map((key) => ({
      restaurant_id: restaurantId(key),
      business_user_id: businessUserId(manager.email),
      permissions: manager.permissions,
    })),
  )
}

/** The e-mail of a demo restaurant's owner. */
export function ownerOf(key: string): string {
  const owner = BUSINESS_USERS.find((one) => one.role === 'owner' && one.restaurants.includes(key))
  if (!owner) throw new Error(`The demo restaurant ${key} has no owner`)
  return owner.email
}

const stands = new Map<string, readonly [number, number]>()

/** The coordinates of the restaurant's own house; the gazetteer's nearest number when that house is an empty plot. */
export function houseAt(demo: DemoRestaurant): readonly [number, number] {
  const known = stands.get(demo.key) ?? findHouse(demo)
  stands.set(demo.key, known)
  return known
}

function findHouse(demo: DemoRestaurant): readonly [number, number] {
  const street = housesOf(slugOf(demo.city)).filter((house) => house.street === demo.street)
  const number = Number.parseInt(demo.house, 10)
  const nearest = street.toSorted(
    (a, b) =>
      Number(b.house === demo.house) - Number(a.house === demo.house) ||
      Math.abs(Number.parseInt(a.house, 10) - number) - Math.abs(Number.parseInt(b.house, 10) - number),
  )[0]
  if (!nearest) throw new Error(`There is no ${demo.street} in ${demo.city}`)
  return nearest.coordinates
}
