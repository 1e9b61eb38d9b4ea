import { addDays, instantAt, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import { shiftsOf } from '@ostrov/shared/restaurants/schedule'
import type { DemoRestaurant } from '../island/shapes'
import { scheduleRows } from '../kitchens'
import { seedNumber } from '../rows'

/** Orders of the last hours may still be under way: the past is what is older. */
export const PAST_MS = 5 * 60 * MINUTE_MS
/** Minutes after midnight at which people order most. */
const PEAKS = [12 * 60 + 40, 18 * 60 + 50, 20 * 60]
/** The kitchen takes its last order so long before it closes. */
const LAST_CALL_MINUTES = 20
/** A restaurant that is closed for now has been so for some days. */
const CLOSED_FOR_DAYS = 3
const SEARCH_DAYS = 14

/** A moment about so many days ago when the restaurant was open, lunch and dinner time rather than others. */
export function momentAgo(demo: DemoRestaurant, name: string, days: number, now: Date): Date {
  const schedules = scheduleRows(demo)
  const today = localParts(now).date
  const since = demo.closed ? Math.max(days, CLOSED_FOR_DAYS) : days
  for (let day = Math.floor(since); day < since + SEARCH_DAYS; day++) {
    const date = addDays(today, -day)
    const shift = shiftsOf(schedules, date)[0]
    if (!shift) continue
    const minute = busyMinute(shift.start, shift.end - LAST_CALL_MINUTES, name)
    const at = new Date(instantAt(date, minute).getTime() + (seedNumber(`${name}:second`) % 60) * 1000)
    if (at.getTime() < now.getTime() - PAST_MS) return at
  }
  throw new Error(`${demo.key} was never open ${days} days ago`)
}

/** Of two minutes of the shift the one nearer to a peak. */
function busyMinute(start: number, end: number, name: string): number {
  const drawn = [0, 1].map((n) => start + (seedNumber(`${name}:minute:${n}`) % Math.max(end - start, 1)))
  const distance = (minute: number) => Math.min(...PEAKS.map((peak) => Math.abs(peak - minute)))
  return drawn.toSorted((a, b) => distance(a) - distance(b))[0] ?? start
}
