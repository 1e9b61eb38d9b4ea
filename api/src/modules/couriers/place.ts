import type { Transport } from '@ostrov/shared/couriers/rules'
import type { OrderCourierWire, PlaceInputWire } from '@ostrov/shared/couriers/schema'
import { minutesTo, PLACE_FRESH_MS } from '@ostrov/shared/couriers/way'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import { changed, moment, row, rows, type Sql, sql } from '../../db/sql'
import type { Couriers } from './read-work'

/** `w` is an order on its way with its courier, told so by themselves. */
const isOut = sql`w.picked_up_at is not null and w.handed_over_at is null and w.brought_back_at is null and w.taken_back_at is null`

/**
 * Keeps where a courier is with each order that they bring, over what was kept before; of who has not agreed, or brings
 * nothing, it is not kept at all. Couriers are locked before orders, so that nothing is kept after consent or an order has
 * ended. Call inside a transaction. @returns whether it was
 */
export async function keepPlace(em: Em, couriers: Couriers, { coordinates }: PlaceInputWire, now: Date) {
  const agreed = await rows<{ id: string }>(
    em,
    sql`select id from courier where id = any(${idsOf(couriers)}::uuid[]) and shares_since is not null and came_in_at is not null
          order by id for no key update`,
  )
  const carried = await rows<{ id: string }>(
    em,
    sql`select w.id from order_courier w join "order" o on o.id = w.order_id where w.courier_id = any(${idsOf(agreed)}::uuid[])
          and ${isOut} and o.status = 'OUT_FOR_DELIVERY' order by w.order_id limit 50 for share of o`,
  )
  const kept = await changed(
    em,
    sql`update order_courier w set place = ${JSON.stringify(rounded(coordinates))}::jsonb, place_at = ${now}
        where w.id = any(${idsOf(carried)}::uuid[]) and ${isOut}`,
  )
  return kept > 0
}

/** A courier agrees that customers see where they are, or takes it back, and what was kept is gone. Call inside a transaction. */
export async function setShared(em: Em, couriers: Couriers, is_shared: boolean, now: Date): Promise<void> {
  const since = is_shared ? sql`coalesce(shares_since, ${now}::timestamptz)` : sql`null`
  await changed(em, sql`update courier set shares_since = ${since} where id = any(${idsOf(couriers)}::uuid[])`)
  if (!is_shared) await forgetPlaces(em, couriers)
}

/** What was kept of where these are. Call after their rows were locked, inside the transaction. */
export async function forgetPlaces(em: Em, couriers: readonly { id: string }[]): Promise<void> {
  await changed(
    em,
    sql`update order_courier set place = null, place_at = null where courier_id = any(${idsOf(couriers)}::uuid[])
          and place_at is not null`,
  )
}

type Seen = {
  at: string
  is_fresh: boolean
  place: Point
  home: Point | null
  transport: Transport
  is_elsewhere: boolean
  others: Point[]
}

/** Where the courier of an order is, as its customer may know it: nothing but while it is on its way with who has agreed. */
export async function readNear(em: Em, order_id: number, now: Date): Promise<OrderCourierWire['near']> {
  const seen = await row<Seen>(
    em,
    sql`select ${moment('w.place_at')} as at, w.place_at > ${new Date(now.getTime() - PLACE_FRESH_MS)}::timestamptz as is_fresh, w.place,
          o.delivery -> 'coordinates' as home, c.transport,
          exists (select ${besides} and b.at_door_at is not null) as is_elsewhere,
          (select coalesce(json_agg(p.delivery -> 'coordinates'), '[]') ${besides}) as others
        from order_courier w join courier c on c.id = w.courier_id join "order" o on o.id = w.order_id
        where w.order_id = ${order_id} and o.status = 'OUT_FOR_DELIVERY' and ${isOut} and c.shares_since is not null
          and w.place_at is not null`,
  )
  if (!seen) return null
  const { at, is_fresh, place, home, transport, is_elsewhere, others } = seen
  if (!is_fresh) return { at, coordinates: null, minutes: null }
  const way = { from: place.coordinates, others: others.map(({ coordinates }) => coordinates), transport }
  // Another customer's door is nobody's business.
  return { at, coordinates: is_elsewhere ? null : place, minutes: home && minutesTo(home.coordinates, way) }
}

/** What the courier of `w` brings beside it now, at whichever restaurant. */
const besides: Sql = sql`from courier m join order_courier b on b.courier_id = m.id join "order" p on p.id = b.order_id
  where m.phone = c.phone and b.id <> w.id and p.status = 'OUT_FOR_DELIVERY' and b.picked_up_at is not null
    and b.handed_over_at is null and b.brought_back_at is null and b.taken_back_at is null`

const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)

/** To some ten metres: it says which street, never which window. */
function rounded({ type, coordinates: [lon, lat] }: Point): Point {
  return { type, coordinates: [Number(lon.toFixed(4)), Number(lat.toFixed(4))] }
}
