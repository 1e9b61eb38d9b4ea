import type { DemoDistrict, DemoSchedule, DemoZone, Weekday } from './shapes.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const ZONE_NAMES: Record<DemoDistrict, string> = { center: 'Центр', city: 'Весь город', suburbs: 'Город и пригород' }

/** The same hours every day of the week. */
export function daily(open_time: string, close_time: string): DemoSchedule[] {
  return hours(WEEK, open_time, close_time)
}

/** The same hours on the given days of the week (1 is Monday). */
export function hours(weekdays: readonly Weekday[], open_time: string, close_time: string): DemoSchedule[] {
  return weekdays.map((weekday) => ({ type: 'general', weekday, open_time, close_time }))
}

/** A delivery zone named after its district; sums in whole rubles. */
export function zone(
  district: DemoDistrict,
  min_order_sum: number,
  price: number,
  free_delivery_sum: number,
  peak?: DemoZone['peak'],
): DemoZone {
  return { name: ZONE_NAMES[district], district, min_order_sum, price, free_delivery_sum, ...(peak && { peak }) }
}
