import { MINUTE_MS } from '../formats/time'
import { metresFrom } from '../geo/mercator'
import type { Point, Position } from '../geo/shapes'
import type { Transport } from './rules'

/** How often a courier's browser says where it is. */
export const PLACE_EVERY_MS = 15_000
/** An older place is told to nobody: only since when they are out of touch. */
export const PLACE_FRESH_MS = 2 * MINUTE_MS

/** Streets are longer than the line above them. */
const STREETS = 1.4
const METRES_A_MINUTE = { foot: 80, bicycle: 200, moped: 350, car: 350 } as const satisfies Record<Transport, number>
/** To leave what one came by and find the door, and to hand over at a door on the way. */
const DOOR_MINUTES = 2
const STOP_MINUTES = 4

/** A run has no more orders, and their promises lie no further apart. */
export const RUN_MOST = 3
const RUN_MINUTES = 25
/** Two doors so near are one way; others are where the nearer makes the way to the farther at most a quarter longer. */
const NEAR_METRES = 500
const DETOUR = 1.25
/** Orders of one run leave from one place. */
const SAME_PLACE_METRES = 100

/** An order's way: from its kitchen to its door, and by when. */
export type Leg = { from: Position; to: Position | null; promised_at: string }

/** Minutes that somebody still needs to a door, by the doors that are nearer to them on the way. */
export function minutesTo(door: Position, way: { from: Position; others: readonly Position[]; transport: Transport }) {
  const stops = nearestNext(way.from, [...way.others, door], (one) => one)
  const until = stops.slice(0, stops.indexOf(door) + 1)
  const metres = until.reduce((sum, stop, place) => sum + metresFrom(until[place - 1] ?? way.from, stop), 0)
  const riding = (metres * STREETS) / METRES_A_MINUTE[way.transport]
  return Math.round(riding + DOOR_MINUTES + (until.length - 1) * STOP_MINUTES)
}

/** Whether two orders go by one run: from one kitchen, one way, for about one time. */
export function goTogether(one: Leg, other: Leg): boolean {
  if (!one.to || !other.to || metresFrom(one.from, other.from) > SAME_PLACE_METRES) return false
  if (Math.abs(Date.parse(one.promised_at) - Date.parse(other.promised_at)) > RUN_MINUTES * MINUTE_MS) return false
  const between = metresFrom(one.to, other.to)
  const [near = 0, far = 0] = [metresFrom(one.from, one.to), metresFrom(one.from, other.to)].toSorted((a, b) => a - b)
  return between <= NEAR_METRES || near + between <= far * DETOUR
}

/** Somebody on shift: since when they have nothing to bring, and what they have. */
export type AtHand = { courier_id: string; idle_since: string; carries: readonly (Leg & { is_out: boolean })[] }

/**
 * Who gets an order where the rule gives: who is free, the longest idle first; else who still waits at the kitchen for orders
 * that go its way, the fewest first. Null where nobody suits.
 */
export function chooseCourier(order: Leg, couriers: readonly AtHand[]): string | null {
  const suited = couriers.filter(
    ({ carries }) => carries.length < RUN_MOST && carries.every((one) => !one.is_out && goTogether(one, order)),
  )
  const [first] = suited.toSorted(
    (a, b) => a.carries.length - b.carries.length || Date.parse(a.idle_since) - Date.parse(b.idle_since),
  )
  return first?.courier_id ?? null
}

type Carried = {
  status: string
  promised_at: string
  restaurant: { coordinates: Point }
  coordinates: Point | null
}

/** Orders by runs, what is promised sooner first; within a run the nearest door is next, from the kitchen on. */
export function runsOf<Order extends Carried>(orders: readonly Order[]): Order[][] {
  const [first, ...rest] = orders.toSorted((a, b) => Date.parse(a.promised_at) - Date.parse(b.promised_at))
  if (!first) return []
  const run = rest
    .filter((one) => one.status === first.status && goTogether(legOf(first), legOf(one)))
    .slice(0, RUN_MOST - 1)
  const left = rest.filter((one) => !run.includes(one))
  const { coordinates } = first.restaurant.coordinates
  const inOrder = nearestNext(coordinates, [first, ...run], (one) => one.coordinates?.coordinates ?? coordinates)
  return [inOrder, ...runsOf(left)]
}

const legOf = ({ restaurant, coordinates, promised_at }: Carried): Leg => ({
  from: restaurant.coordinates.coordinates,
  to: coordinates?.coordinates ?? null,
  promised_at,
})

function nearestNext<One>(from: Position, all: readonly One[], placeOf: (one: One) => Position): One[] {
  const [next, ...rest] = all.toSorted((a, b) => metresFrom(from, placeOf(a)) - metresFrom(from, placeOf(b)))
  return next === undefined ? [] : [next, ...nearestNext(placeOf(next), rest, placeOf)]
}
