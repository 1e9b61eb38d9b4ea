import { formatMoney } from '../formats/money'

/** [longitude, latitude] */
export type Position = readonly number[]
/** GeoJSON: the outline first, then its holes; every ring ends where it begins. */
export type Polygon = { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }

/** What a zone asks of an order; sums in rubles. */
export type ZoneConditions = { price: number; min_order_sum: number; free_delivery_sum: number | null }

/** Whether a point lies in the polygon (its border included, its holes not). A hint only: the database decides. */
export function pointInPolygon(point: Position, polygon: Polygon): boolean {
  const [outline, ...holes] = polygon.coordinates
  if (!outline) return false
  if (polygon.coordinates.some((ring) => edges(ring).some(([a, b]) => isOnSegment(point, a, b)))) return true
  return isInRing(point, outline) && !holes.some((hole) => isInRing(point, hole))
}

/** The zone that serves: of the active ones the lowest price, then the lowest minimum, then the oldest. */
export function cheapestZone<Zone extends ZoneConditions & { id: string; is_active: boolean }>(
  zones: readonly Zone[],
): Zone | null {
  return zones.filter((zone) => zone.is_active).toSorted(byCost)[0] ?? null
}

/** Which of two serves where both cover the ground. */
export function winner<Zone extends ZoneConditions & { id: string }>(one: Zone, other: Zone): Zone {
  return byCost(one, other) < 0 ? one : other
}

type Priced = ZoneConditions & { id: string }
const byCost = (one: Priced, other: Priced) =>
  one.price - other.price || one.min_order_sum - other.min_order_sum || (one.id < other.id ? -1 : 1)

/** A zone's conditions in words: the least it brings, the price of bringing, and the sum from which that is free. */
export function zoneConditions(zone: ZoneConditions): { minimum: string; price: string; free: string | null } {
  const { min_order_sum, free_delivery_sum } = zone
  return {
    minimum: min_order_sum > 0 ? `Минимальный заказ ${formatMoney(min_order_sum)}` : 'Заказ на\u00A0любую сумму',
    price: zone.price > 0 ? `Доставка ${formatMoney(zone.price)}` : 'Доставка бесплатно',
    free: free_delivery_sum === null ? null : `Бесплатно от\u00A0${formatMoney(free_delivery_sum)}`,
  }
}

type Edge = readonly [Position, Position]

/** The lines of a ring. */
export function edges(ring: readonly Position[]): Edge[] {
  return ring.slice(1).flatMap((end, i) => {
    const start = ring[i]
    return start ? [[start, end] as const] : []
  })
}

function isInRing(point: Position, ring: readonly Position[]): boolean {
  const [x = 0, y = 0] = point
  const crossed = edges(ring).filter(([[ax = 0, ay = 0], [bx = 0, by = 0]]) => {
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  })
  return crossed.length % 2 === 1
}

/** A point lies on the line between two. */
export function isOnSegment(point: Position, a: Position, b: Position): boolean {
  const [x = 0, y = 0] = point
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const within = x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
  return within && side(a, b, point) === 0
}

/** 1 when the point lies left of the line from a to b, −1 right of it, 0 on it. */
export function side([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [x = 0, y = 0]: Position): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
}
