import type { Point } from '@ostrov/shared/geo/shapes'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { freeDeliverySum } from '@ostrov/shared/orders/pricing'
import { zoneList, zonesAroundList } from '@ostrov/shared/restaurants/lists'
import { conditionsIn, isPeak, peakEnd, restingSentence } from '@ostrov/shared/restaurants/peak'
import type { AddressTerms, DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { readList, wholeList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, moment, row, rows, type Sql, sql } from '../../../db/sql'
import { pointSql } from '../../geo/point-sql'
import { demandRestaurant } from '../read-restaurant'

const zoneColumns = sql`z.id, z.restaurant_id, z.name, z.is_active, z.polygon, z.min_order_sum, z.free_delivery_sum,
  z.price, z.peak, z.peak_price, z.peak_min_order_sum, z.peak_free_delivery_sum, z.fill_color, z.border_color`
const zonesOfApproved = sql`delivery_zone z
  join restaurant r on r.id = z.restaurant_id and r.moderation_status = 'approved'`

/**
 * Active zones of an approved restaurant, the cheapest first, with their conditions outside of peak hours and in them.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function listActiveZones(em: Em, restaurant_id: string, query: ListQuery<typeof zoneList>) {
  await demandRestaurant(em, restaurant_id)
  return readActiveZones(em, restaurant_id, query)
}

/** The same of a restaurant that is known. */
export function readActiveZones(em: Em, restaurant_id: string, query: ListQuery<typeof zoneList>) {
  return readList<DeliveryZoneWire, typeof zoneList>(em, zoneList, query, {
    select: zoneColumns,
    from: zonesOfApproved,
    where: sql`z.restaurant_id = ${restaurant_id} and z.is_active`,
    order: cheapestFirst(false),
  })
}

/** As who runs the restaurant sees them. */
export const ownZoneColumns = sql`${zoneColumns}, ${moment('z.updated_at')} as updated_at,
  ${moment('z.updated_at')} as version`

/** Every zone of a restaurant, the oldest first. */
export function readOwnZones(em: Em, restaurant_id: string) {
  return rows<OwnZoneWire>(
    em,
    sql`select ${ownZoneColumns} from delivery_zone z where z.restaurant_id = ${restaurant_id} order by z.id`,
  )
}

/**
 * The active ones that bring to a point in peak hours or outside of them, the one that serves it first, whatever a moderator
 * thinks of the restaurant.
 */
export function ownZonesAround(em: Em, restaurant_id: string, point: Point, peak: boolean) {
  return rows<DeliveryZoneWire>(
    em,
    sql`select ${zoneColumns} from delivery_zone z where z.restaurant_id = ${restaurant_id} and ${serves(point, peak)}
        order by ${cheapestFirst(peak)} limit ${zonesAroundList.sizes[0]}`,
  )
}

/**
 * Active zones of an approved restaurant that bring to a point now, the cheapest first, on the conditions of this hour; a
 * hundred at most.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function zonesAround(em: Em, restaurant_id: string, point: Point, now: Date) {
  await demandRestaurant(em, restaurant_id)
  return wholeList(zonesAroundList, await readZonesAround(em, { restaurant_id, point, now }, zonesAroundList.sizes[0]))
}

/**
 * The zone that serves a point now, on the conditions of this hour: the lowest price, then the lowest minimum; null when
 * none does, with the sentence why where it is the hour's doing.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function cheapestZone(em: Em, restaurant_id: string, point: Point, now: Date) {
  await demandRestaurant(em, restaurant_id)
  const [zone] = await readZonesAround(em, { restaurant_id, point, now }, 1)
  return zone ? { zone, resting: null } : { zone: null, resting: await restingWords(em, { restaurant_id, point, now }) }
}

async function restingWords(em: Em, { restaurant_id, point, now }: Around): Promise<string | null> {
  const until = peakEnd(now)
  if (!until) return null
  const found = await row(
    em,
    sql`select from ${zonesOfApproved} where z.restaurant_id = ${restaurant_id} and ${restsAt(pointSql(point))}`,
  )
  return found ? restingSentence(until) : null
}

/**
 * The zone that serves the customer's active address; all null without such an address.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function cheapestZoneOfCustomer(em: Em, restaurant_id: string, user_id: string, now: Date) {
  await demandRestaurant(em, restaurant_id)
  const address = await activeAddress(em, user_id)
  if (!address) return { zone: null, resting: null, address_id: null }
  return { ...(await cheapestZone(em, restaurant_id, address.coordinates, now)), address_id: address.id }
}

const MAX_AVAILABLE = 1000

/** Ids of approved restaurants that deliver to a point now, a thousand at most. */
export async function restaurantsDelivering(em: Em, point: Point, now: Date) {
  const found = await rows<{ id: string }>(
    em,
    sql`select r.id from restaurant r where r.moderation_status = 'approved' and ${deliversTo(point, now)}
        order by r.rating desc, r.id limit ${MAX_AVAILABLE + 1}`,
  )
  const ids = found.slice(0, MAX_AVAILABLE).map((one) => one.id)
  return { ids, is_whole: found.length <= MAX_AVAILABLE }
}

type ZoneTerms = Pick<DeliveryZoneWire, 'restaurant_id' | 'price' | 'min_order_sum' | 'free_delivery_sum'> &
  Pick<DeliveryZoneWire, 'peak' | 'peak_price' | 'peak_min_order_sum' | 'peak_free_delivery_sum'>

/** Those of these restaurants that deliver to a point now, each with the terms of the zone that serves it. */
export async function termsAt(em: Em, point: Point, asked: readonly string[], now: Date): Promise<AddressTerms[]> {
  const peak = isPeak(now)
  const found = await rows<ZoneTerms & { free_by_restaurant: number | null }>(
    em,
    sql`select distinct on (z.restaurant_id) z.restaurant_id, z.price, z.min_order_sum, z.free_delivery_sum,
          z.peak, z.peak_price, z.peak_min_order_sum, z.peak_free_delivery_sum, r.free_delivery_sum as free_by_restaurant
        from ${zonesOfApproved} where z.restaurant_id = any(${asked}::uuid[]) and r.delivers and ${serves(point, peak)}
        order by z.restaurant_id, ${cheapestFirst(peak)}`,
  )
  return found.flatMap(({ free_by_restaurant, ...zone }) => {
    const held = conditionsIn(peak, zone)
    if (!held) return []
    const { restaurant_id, price, min_order_sum } = held
    const free_delivery_sum = freeDeliverySum({ zone: held, restaurant_free_delivery_sum: free_by_restaurant })
    return [{ restaurant_id, delivery_price: price, min_order_sum, free_delivery_sum }]
  })
}

/** The address the customer orders to, or undefined. */
export function activeAddress(em: Em, user_id: string) {
  return row<{ id: string; coordinates: Point }>(
    em,
    sql`select id, coordinates from user_address where user_id = ${user_id} and is_active`,
  )
}

type Around = { restaurant_id: string; point: Point; now: Date }
async function readZonesAround(em: Em, { restaurant_id, point, now }: Around, limit: number) {
  const peak = isPeak(now)
  const around = await rows<DeliveryZoneWire>(
    em,
    sql`select ${zoneColumns} from ${zonesOfApproved}
        where z.restaurant_id = ${restaurant_id} and ${serves(point, peak)} order by ${cheapestFirst(peak)} limit ${limit}`,
  )
  return around.flatMap((zone) => conditionsIn(peak, zone) ?? [])
}

/** Whether `restaurant r` delivers to a point: asked of all, the zones around it are looked up once. */
const deliversTo = (point: Point, now: Date) =>
  sql`(r.delivers and r.id in (select z.restaurant_id from delivery_zone z where ${serves(point, isPeak(now))}))`

/** The order of lists for an address: who delivers there, then who hands out, then who does neither. */
export const serviceRank = (point: Point, now: Date) =>
  sql`(case when ${deliversTo(point, now)} then 0 when r.pickup then 1 else 2 end)`

/** Of zones `z` around a point the first one serves, wherever it is asked: what is shown is what is charged. */
export const cheapestFirst = (peak: boolean) =>
  peak
    ? sql`coalesce(z.peak_price, z.price), coalesce(z.peak_min_order_sum, z.min_order_sum), z.id`
    : sql`z.price, z.min_order_sum, z.id`

/** Whether zone `z` serves a point, in peak hours or outside of them, as `conditionsIn` says it. */
export function serves(point: Point, peak: boolean) {
  return servesAt(pointSql(point), peak)
}

/** The same of a point of PostgreSQL's; nothing serves where that is null. */
export function servesAt(at: Sql, peak: boolean) {
  return peak ? sql`(z.peak <> 'closed' and ${coversAt(at)})` : coversAt(at)
}

/** Whether zone `z` would serve a point of PostgreSQL's in other hours: asked in peak hours. */
export function restsAt(at: Sql) {
  return sql`(z.peak = 'closed' and ${coversAt(at)})`
}

/**
 * Whether an active zone `z` covers a point. The index knows polygons that overlap a polygon, so the point is asked twice,
 * as a degenerate box and as itself; what lies in a hole is outside, its edge is not.
 */
export function covers(point: Point) {
  return coversAt(pointSql(point))
}

/** The same of a point of PostgreSQL's. */
export function coversAt(at: Sql) {
  return sql`(z.is_active and z.area && polygon(box(${at}, ${at})) and zone_covers(z.area, z.holes, ${at}))`
}

/**
 * The minute's work: where peak hours have begun or ended, zones that are different in them are marked, which tells every
 * process to forget the pages that show them. Repeating it changes nothing.
 */
export async function tellPeak(em: Em, now: Date): Promise<void> {
  const peak = isPeak(now)
  await changed(em, sql`update delivery_zone set peak_told = ${peak} where peak <> 'same' and peak_told <> ${peak}`)
}
