import { addDays, localParts } from '../formats/time'

/** Days that people ask for by a word. */
export const WHEN = {
  today: 'Сегодня',
  tomorrow: 'Завтра',
  weekend: 'В\u00A0выходные',
  week: 'На\u00A0неделе',
} as const
export type When = keyof typeof WHEN

/** Days of the region, both ends included, as 'YYYY-MM-DD'. */
export type Days = { from: string; to: string }

const SATURDAY = 6
const SUNDAY = 7
const WEEK = 7

/** The days of a word. On a weekend it is what is left of that one; a week is seven days from today on. */
export function daysOf(when: When, now: Date): Days {
  const { date, weekday } = localParts(now)
  switch (when) {
    case 'today':
      return { from: date, to: date }
    case 'tomorrow':
      return { from: addDays(date, 1), to: addDays(date, 1) }
    case 'weekend':
      return { from: addDays(date, Math.max(0, SATURDAY - weekday)), to: addDays(date, SUNDAY - weekday) }
    case 'week':
      return { from: date, to: addDays(date, WEEK - 1) }
  }
}

/** Until so early in the morning it is still the evening before: who is at a concert at one is there of yesterday. */
export const NIGHT_HOURS = 6
