import type { Point } from '../geo/shapes'
import { overlap } from './borders'
import { cheapestZone, type Polygon, pointInPolygon, type ZoneConditions } from './zones'

type Zone = ZoneConditions & { id: string; name: string; is_active: boolean; polygon: Polygon }
type Town = { name: string; coordinates: Point }

/** What is worth knowing of a zone beside the others: where two lie over one another the cheaper one serves. */
export function overlapWarnings(zone: Zone, zones: readonly Zone[]): string[] {
  if (!zone.is_active) return []
  const met = zones.filter((one) => one.id !== zone.id && one.is_active && overlap(zone.polygon, one.polygon))
  return met.map((other) =>
    cheapestZone([zone, other])?.id === zone.id
      ? `Пересекается с\u00A0«${other.name}»: на\u00A0общей части действует эта зона, она дешевле`
      : `Пересекается с\u00A0«${other.name}»: на\u00A0общей части действует она, она дешевле`,
  )
}

/** What no active zone reaches of that which one would expect to be reached: the restaurant's own door, the middle of its town. */
export function coverageWarnings(zones: readonly Zone[], door: Point | null, towns: readonly Town[]): string[] {
  const active = zones.filter(({ is_active }) => is_active)
  if (active.length === 0) return ['Нет ни\u00A0одной включённой зоны: доставка не\u00A0работает']
  const isCovered = ({ coordinates }: Point) => active.some(({ polygon }) => pointInPolygon(coordinates, polygon))
  const own = door && towns.toSorted((one, other) => away(one, door) - away(other, door))[0]
  return [
    ...(door && !isCovered(door) ? ['Адрес самого ресторана вне зон'] : []),
    ...(own && !isCovered(own.coordinates) ? [`Центр города вне зон: ${own.name}`] : []),
  ]
}

/** Nearness is enough. */
function away({ coordinates }: Town, to: Point): number {
  const [lon, lat] = coordinates.coordinates
  const [toLon, toLat] = to.coordinates
  return Math.hypot((lon - toLon) * Math.cos((lat * Math.PI) / 180), lat - toLat)
}
