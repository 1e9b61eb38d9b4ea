import type { Point, Position } from '@ostrov/shared/geo/shapes'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { conditionsAt, peakEnd, restingSentence } from '@ostrov/shared/restaurants/peak'
import type { DeliveryZoneWire, RestaurantWire } from '@ostrov/shared/restaurants/schema'
import { cheapestZone, pointInPolygon } from '@ostrov/shared/restaurants/zones'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { type MapGround, readMapGround } from '../map/map-ground'

/** A restaurant, where it brings food on what terms, and what to draw that on. */
export type Zones = {
  restaurant: Pick<RestaurantWire, 'general_info' | 'free_delivery_sum'>
  /** The active ones. */
  zones: readonly DeliveryZoneWire[]
  ground: MapGround
}

const known = new Map<string, Zones>()

/** A restaurant's active zones, read once a page. @throws {Problem} */
export async function readZones(restaurant_id: string): Promise<Zones> {
  const before = known.get(restaurant_id)
  if (before) return before
  const [restaurant, ground] = await Promise.all([
    ask(api.restaurants({ id: restaurant_id }).get()),
    readMapGround(api),
  ])
  const zones = { restaurant, zones: restaurant.delivery_zones, ground }
  // A map that was read without its ground is to be read again.
  if (ground.tile_url !== '' || ground.cities.length > 0) known.set(restaurant_id, zones)
  return zones
}

/** The zone that serves a point at a moment, as the map shows it; placing an order asks the database. */
export function zoneAt(zones: readonly DeliveryZoneWire[], point: Point, now: Date): DeliveryZoneWire | null {
  const around = zones.filter(({ polygon }) => pointInPolygon(point.coordinates, polygon))
  return cheapestZone(around.flatMap((zone) => conditionsAt(now, zone) ?? []))
}

/** Why none of them serves the point at this moment: it lies beyond them, or it is the hour's doing. */
export function outsideWords(zones: readonly DeliveryZoneWire[], { coordinates }: Point, now: Date): string {
  const until = peakEnd(now)
  const covered = zones.some(({ polygon }) => pointInPolygon(coordinates, polygon))
  return until && covered ? restingSentence(until) : RESTAURANT_LABELS.outOfZone
}

/** Every corner of these zones. */
export function cornersOf(zones: readonly DeliveryZoneWire[]): Point[] {
  const corners: Position[] = zones.flatMap(({ polygon }) => polygon.coordinates.flat())
  return corners.map((coordinates) => ({ type: 'Point', coordinates }))
}

/** The zone with the restaurant's own sum of free delivery where it has none; a free zone needs none. */
export function withFreeSum(zone: DeliveryZoneWire, restaurant_free_delivery_sum: number | null): DeliveryZoneWire {
  const sumOf = (own: number | null, price: number | null) => (price ? (own ?? restaurant_free_delivery_sum) : null)
  return {
    ...zone,
    free_delivery_sum: sumOf(zone.free_delivery_sum, zone.price),
    peak_free_delivery_sum: sumOf(zone.peak_free_delivery_sum, zone.peak_price),
  }
}
