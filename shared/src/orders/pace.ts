import { type Instant, localParts, MINUTE_MS, toDate } from '../formats/time'
import { COURIER_WINDOW_MINUTES } from './courier'

/** Of fewer deliveries in an hour of the day nothing is said; the last so many tell. */
export const PACE_NEEDED = 20
export const PACE_COUNTED = 100
/** Older ones tell of another kitchen. */
export const PACE_DAYS = 60

/** How fast a restaurant delivers, by the hour of the day ('0'–'23'): minutes that half of its orders took, and nine of ten. */
export type PaceOfHours = Readonly<Record<string, readonly [half: number, most: number]>>
/** What a promise depends on; times in minutes. */
export type Pace = {
  delivery_time: number
  pace: PaceOfHours | null
  busy_minutes: number
  busy_until: Instant | null
}
/** Minutes from the order. */
export type DeliveryWindow = { from: number; to: number }

/** What the restaurant adds to its times now. */
export function busyMinutes(
  { busy_minutes, busy_until }: Pick<Pace, 'busy_minutes' | 'busy_until'>,
  now: Date,
): number {
  return busy_until !== null && now.getTime() < toDate(busy_until).getTime() ? busy_minutes : 0
}

/** When a delivery ordered now is promised: as its last orders of this hour came, else delivery_time and half an hour. */
export function deliveryWindow(restaurant: Pace, now: Date): DeliveryWindow {
  const { delivery_time, pace } = restaurant
  const busy = busyMinutes(restaurant, now)
  const known = pace?.[Math.floor(localParts(now).minutes / 60)]
  if (!known) return { from: delivery_time + busy, to: delivery_time + COURIER_WINDOW_MINUTES + busy }
  const [half, most] = known
  const from = roundUp(half)
  return { from: from + busy, to: Math.max(roundUp(most), from + STEP_MINUTES) + busy }
}

/** When a pickup ordered now is promised, in minutes. */
export function pickupMinutes(restaurant: Pace, now: Date): number {
  return restaurant.delivery_time + busyMinutes(restaurant, now)
}

/** What a promise has to be of to be late. */
export type Promised = {
  delivery_type: 'delivery' | 'pickup'
  created_at: Instant
  /** The moment it is wanted for; null is as soon as possible. */
  wanted_at?: Instant | null
  delivery_time: number
  /** How wide the courier's window is, in minutes. */
  delivery_window?: number | undefined
}

/** When the courier is expected: from created_at + delivery_time (minutes), or the wanted moment, to the end of the window. */
export function courierWindow({
  created_at,
  wanted_at,
  delivery_time,
  delivery_window,
}: Omit<Promised, 'delivery_type'>) {
  const from = wanted_at ? toDate(wanted_at).getTime() : toDate(created_at).getTime() + delivery_time * MINUTE_MS
  return { from: new Date(from), to: new Date(from + (delivery_window ?? COURIER_WINDOW_MINUTES) * MINUTE_MS) }
}

/** By when the food is promised: at the customer's for a delivery, at the counter for a pickup. */
export function promiseEnd(order: Promised): Date {
  const { from, to } = courierWindow(order)
  return order.delivery_type === 'pickup' ? from : to
}

/** When an order that is late is expected now: the next quarter of an hour after what was promised; null while it is not late. */
export function newTime(order: Promised, now: Date): Date | null {
  const promised = promiseEnd(order).getTime()
  const quarters = Math.ceil((now.getTime() - promised) / LATE_MS)
  return quarters > 0 ? new Date(promised + quarters * LATE_MS) : null
}

const STEP_MINUTES = 5
const LATE_MS = 15 * MINUTE_MS

function roundUp(minutes: number): number {
  return Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES
}
