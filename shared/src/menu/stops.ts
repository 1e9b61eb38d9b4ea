import {
  addDays,
  DAY_MS,
  formatDay,
  formatTime,
  type Instant,
  instantAt,
  localParts,
  MINUTE_MS,
  toDate,
} from '../formats/time'
import { type ScheduleRow, shiftsOf } from '../restaurants/schedule'

/** What takes a dish, an option or a group off sale; only dishes are counted. */
export type Stop = {
  is_active: boolean
  stopped_until: Instant | null
  /** How many may still be ordered; null is not counted. */
  stock?: number | null
}

export const SALE_STATES = {
  on: 'В продаже',
  stopped: 'На стопе',
  sold_out: 'Закончилось',
  off: 'Снято с продажи',
} as const
export type SaleState = keyof typeof SALE_STATES

/** How far a dish, an option or a group is for sale, whatever a moderator said of it. The API's SQL of it is `atHand`. */
export function saleState({ is_active, stopped_until, stock = null }: Stop, now: Date): SaleState {
  if (!is_active) return 'off'
  if (stopped_until !== null && toDate(stopped_until).getTime() > now.getTime()) return 'stopped'
  return stock === 0 ? 'sold_out' : 'on'
}

/** What puts it on sale again at once: what has run out is counted no more. */
export function backOnSale({ stock }: Stop) {
  return { is_active: true, stopped_until: null, ...(stock === 0 && { stock: null }) }
}

/** So many or fewer are told to customers. */
export const FEW_LEFT = 10

/** «осталось 6»; null where nothing is to be said. */
export function leftWords(stock: number | null): string | null {
  return stock !== null && stock > 0 && stock <= FEW_LEFT ? `осталось\u00A0${stock}` : null
}

/** How long a stop lasts, where it is not a day or a moment. */
export const STOP_TERMS = { two_hours: '2\u00A0часа', tomorrow: 'До\u00A0завтра' } as const

const TWO_HOURS_MS = 120 * MINUTE_MS
const LONGEST_MS = 366 * DAY_MS
/** Who never closes begins the day then. */
const MORNING = 6 * 60
const SEARCH_DAYS = 31

type At = { schedules: readonly ScheduleRow[]; now: Date }

/**
 * When what is stopped comes back: after two hours, when the restaurant opens on the next day it works, when it opens on a
 * day ('YYYY-MM-DD') or at a moment. Whole minutes, since what comes back is looked for by the minute.
 * A sentence where it cannot be so.
 */
export function stopEnd(asked: string, { schedules, now }: At): Date | { refusal: string } {
  const end = endOf(asked, schedules, now)
  const whole = Math.ceil(end.getTime() / MINUTE_MS) * MINUTE_MS
  if (!(whole > now.getTime())) return { refusal: 'Выберите время позже нынешнего' }
  if (whole - now.getTime() > LONGEST_MS) return { refusal: 'Не\u00A0дольше года. Или\u00A0снимите с\u00A0продажи' }
  return new Date(whole)
}

function endOf(asked: string, schedules: readonly ScheduleRow[], now: Date): Date {
  if (asked === 'two_hours') return new Date(now.getTime() + TWO_HOURS_MS)
  if (asked === 'tomorrow') return nextMorning(schedules, now)
  return /^\d{4}-\d\d-\d\d$/.test(asked) ? (morningOf(schedules, asked) ?? instantAt(asked, MORNING)) : new Date(asked)
}

/** The first opening of the next day that has one. A shift that runs into that day belongs to the day before. */
function nextMorning(schedules: readonly ScheduleRow[], now: Date): Date {
  const tomorrow = addDays(localParts(now).date, 1)
  for (let day = 0; day < SEARCH_DAYS; day++) {
    const morning = morningOf(schedules, addDays(tomorrow, day))
    if (morning) return morning
  }
  return instantAt(tomorrow, MORNING)
}

function morningOf(schedules: readonly ScheduleRow[], date: string): Date | null {
  const starts = shiftsOf(schedules, date).map(({ start }) => start)
  return starts.length === 0 ? null : instantAt(date, Math.min(...starts) || MORNING)
}

/** «Стоп до 18:30», «Стоп до завтра, 10:00», «Осталось 6» and the like; null while it is simply for sale. */
export function stopWords(stop: Stop, now: Date): string | null {
  const state = saleState(stop, now)
  if (state === 'stopped' && stop.stopped_until) return `Стоп до\u00A0${untilWords(stop.stopped_until, now)}`
  if (state !== 'on') return SALE_STATES[state]
  return typeof stop.stock === 'number' ? `Осталось\u00A0${stop.stock}` : null
}

function untilWords(end: Instant, now: Date): string {
  const [day, time] = [localParts(end).date, formatTime(end)]
  return day === localParts(now).date ? time : `${formatDay(end, now)}, ${time}`
}

/** Why more than is left cannot be had. */
export function shortWords(stock: number): string {
  return `Осталось только\u00A0${stock}. Уменьшите количество`
}
