import { DAY_MINUTES, formatClock, type Instant, localParts, parseClock, weekdayName } from '../formats/time'

/** When a dish or a section is served, on the region's clock; null in all three is always. */
export type Serving = {
  /** 'HH:MM'; null is from the day's beginning. */
  served_from: string | null
  /** At or before `served_from` it is past midnight; null is to the day's end. */
  served_till: string | null
  /** Null or none is every day. A night belongs to the day it begins on. */
  served_days: readonly ServedDay[] | null
}
/** 1 Monday – 7 Sunday. */
export const SERVED_DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
export type ServedDay = (typeof SERVED_DAYS)[number]

const WORKDAYS = '12345'
const WEEKEND = '67'

/** Whether it is served at a moment. */
export function isServed(serving: Serving, at: Instant): boolean {
  const { weekday, minutes } = localParts(at)
  const { from, till } = span(serving)
  const yesterday = ((weekday + 5) % 7) + 1
  const isOn = (day: number) => !serving.served_days?.length || serving.served_days.some((one) => one === String(day))
  return (isOn(weekday) && from <= minutes && minutes < till) || (isOn(yesterday) && minutes + DAY_MINUTES < till)
}

/** «с 08:00 до 11:00 по будням» */
export function servingWords(serving: Serving): string {
  const { from, till } = span(serving)
  const clock = `с\u00A0${formatClock(from)} до\u00A0${formatClock(till)}`
  const isAllDay = till - from >= DAY_MINUTES
  const days = dayWords(serving.served_days)
  return isAllDay ? days || 'круглосуточно' : [clock, days].filter(Boolean).join(' ')
}

/** «Подают с 08:00 до 11:00», where at this moment something is not served; null where it is. */
export function notServedWords(all: readonly Serving[], at: Instant): string | null {
  const closed = all.find((serving) => !isServed(serving, at))
  return closed ? `Подают ${servingWords(closed)}` : null
}

function dayWords(days: readonly ServedDay[] | null): string {
  if (!days?.length || days.length === SERVED_DAYS.length) return ''
  const key = days.toSorted().join('')
  if (key === WORKDAYS) return 'по\u00A0будням'
  if (key === WEEKEND) return 'по\u00A0выходным'
  return [...key].map((day) => weekdayName(Number(day), 'when')).join(', ')
}

function span({ served_from, served_till }: Serving) {
  const [start, end] = [parseClock(served_from ?? '') ?? 0, parseClock(served_till ?? '') ?? DAY_MINUTES]
  return { from: start, till: end > start ? end : end + DAY_MINUTES }
}
