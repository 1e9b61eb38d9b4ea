import { addDays, DAY_MINUTES, formatDate, parseClock, weekdayName } from '../formats/time'
import type { ScheduleRow } from './schedule'

/** Of one day of the week, and of one date. */
export const MAX_INTERVALS = 6
/** Special days from today on. */
export const MAX_HOLIDAYS = 100

/** An interval of every such weekday. */
export type WeekInterval = { weekday: number; open_time: string; close_time: string }
/** The hours of one date; `closed`: none. */
export type DateInterval = { date: string; open_time: string | null; close_time: string | null; closed: boolean }

const WEEK = 7 * DAY_MINUTES

/** What is wrong with an interval beside the others of its restaurant, who leave out the one it replaces; null when nothing is. */
export function weekComplaint(interval: WeekInterval, others: readonly ScheduleRow[]): string | null {
  const week = others.flatMap(asWeekInterval)
  const met = week.find((other) => meet(spanInWeek(interval), spanInWeek(other), WEEK))
  if (met) return overlapWords(weekInWords(interval), weekInWords(met))
  const sameDay = week.filter(({ weekday }) => weekday === interval.weekday)
  return sameDay.length < MAX_INTERVALS ? null : tooMany(weekdayName(interval.weekday, 'when'))
}

/** «31 декабря, 18:00–04:00» */
export function dateInWords({ date, ...hours }: DateInterval): string {
  return `${formatDate(date)}, ${hours.closed ? 'закрыто' : hoursInWords(hours)}`
}

/** The same of a date. A night of the ordinary week that runs into it is no overlap: it ends as it began. */
export function dateComplaint(interval: DateInterval, others: readonly ScheduleRow[]): string | null {
  const days = others.flatMap(asDateInterval)
  const sameDay = days.filter(({ date }) => date === interval.date)
  const day = formatDate(interval.date)
  if (sameDay.some(({ closed }) => closed))
    return `На\u00A0${day} уже назначен выходной. Удалите его, чтобы задать часы.`
  if (interval.closed)
    return sameDay.length > 0 ? `На\u00A0${day} уже заданы часы. Удалите их, чтобы закрыться на\u00A0весь день.` : null
  const met = days.find((other) => meet(spanFrom(interval.date, interval), spanFrom(interval.date, other)))
  if (met) return overlapWords(dateInWords(interval), dateInWords(met))
  return sameDay.length < MAX_INTERVALS ? null : tooMany(day)
}

/** «пятница, 18:00–02:00» */
export function weekInWords({ weekday, ...hours }: WeekInterval): string {
  return `${weekdayName(weekday, 'full')}, ${hoursInWords(hours)}`
}

/** The rows of the ordinary week that are of these days. */
export function ofWeekdays<Row extends ScheduleRow>(rows: readonly Row[], days: readonly number[]): Row[] {
  return rows.filter(({ type, weekday }) => type === 'general' && days.includes(weekday ?? 0))
}

/** «18:00–02:00» */
export function hoursInWords({ open_time, close_time }: { open_time: string | null; close_time: string | null }) {
  return `${open_time}–${close_time}`
}

/** It closes on the next day. */
export function isPastMidnight(open_time: string, close_time: string): boolean {
  const [start, end] = [parseClock(open_time), parseClock(close_time)]
  return start !== null && end !== null && end <= start && end !== 0
}

/** «до 02:00 следующего дня» of an interval past midnight; null of every other. */
export function midnightHint({ open_time, close_time }: { open_time: string; close_time: string }): string | null {
  if (open_time !== '' && open_time === close_time) return 'Ровно сутки'
  return isPastMidnight(open_time, close_time) ? `до\u00A0${close_time} следующего дня` : null
}

type Span = { start: number; end: number }

function asWeekInterval({ type, weekday, open_time, close_time }: ScheduleRow): WeekInterval[] {
  return type === 'general' && weekday && open_time && close_time ? [{ weekday, open_time, close_time }] : []
}

function asDateInterval({ type, date, open_time = null, close_time = null, closed }: ScheduleRow): DateInterval[] {
  return type === 'holiday' && date ? [{ date, open_time, close_time, closed: closed === true }] : []
}

function spanInWeek({ weekday, open_time, close_time }: WeekInterval): Span {
  return shifted((weekday - 1) * DAY_MINUTES, open_time, close_time)
}

/** Minutes from the midnight of a date: only the days beside it can reach it. */
function spanFrom(origin: string, { date, open_time, close_time, closed }: DateInterval): Span | null {
  const at = [-1, 0, 1].find((days) => addDays(origin, days) === date)
  if (at === undefined || closed || !open_time || !close_time) return null
  return shifted(at * DAY_MINUTES, open_time, close_time)
}

function shifted(by: number, open_time: string, close_time: string): Span {
  const [start, end] = [parseClock(open_time) ?? 0, parseClock(close_time) ?? 0]
  return { start: by + start, end: by + (end > start ? end : end + DAY_MINUTES) }
}

/** Sunday's night runs into Monday: `round` is how long the circle is. */
function meet(one: Span | null, other: Span | null, round = 0): boolean {
  if (!one || !other) return false
  return [-round, 0, round].some((by) => one.start < other.end + by && other.start + by < one.end)
}

function overlapWords(one: string, other: string): string {
  return `Часы пересекаются: ${one}, и\u00A0${other}. Сдвиньте начало или\u00A0конец.`
}

function tooMany(day: string): string {
  return `Не\u00A0больше ${MAX_INTERVALS} интервалов: ${day} их уже столько.`
}
