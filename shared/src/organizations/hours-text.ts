/** Hours as they are written on a door, «пн–пт 09:00–18:00, сб 10:00–15:00»: one line that a person types and the rule of hours reads. */
import { DAY_MINUTES, parseClock } from '../formats/time'
import type { ScheduleRow } from '../restaurants/schedule'

type Times = { open_time: string; close_time: string }
type DayRow = Times & { type: 'general'; weekday: number }

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const FULL = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']
const SEVERAL: Readonly<Record<string, readonly number[]>> = {
  ежедневно: WEEK,
  будни: [1, 2, 3, 4, 5],
  выходные: [6, 7],
}
const CLOSED = 'выходной'
const ALL_DAY = ['круглосуточно', '24/7']
const ROUND_THE_CLOCK = 'круглосуточно'

/** The schedule of what was written; nothing where nothing was, null where it says no hours. */
export function readHours(text: string): ScheduleRow[] | null {
  const words = plainOf(text)
  if (words === '') return []
  if (ALL_DAY.includes(words)) return [{ type: 'all_day' }]
  const rows = rowsOf(words.split(/[\s,;]+/).filter(Boolean))
  return rows === null || rows.length === 0 || overlap(rows) ? null : rows
}

/** The same hours in their one spelling. */
export function writeHours(schedules: readonly ScheduleRow[]): string {
  if (schedules.some(({ type }) => type === 'all_day')) return ROUND_THE_CLOCK
  const days = WEEK.map((day) => {
    const own = schedules.filter(({ type, weekday }) => type === 'general' && weekday === day)
    return own.map(({ open_time, close_time }) => `${open_time}–${close_time}`).join(', ')
  })
  return days
    .flatMap((times, at) => (times === '' || times === days[at - 1] ? [] : [`${daysFrom(days, at)} ${times}`]))
    .join(', ')
}

/** «пн–пт»: as far as the days after one have its hours. */
function daysFrom(days: readonly string[], first: number): string {
  const next = days.findIndex((times, at) => at > first && times !== days[first])
  const last = next === -1 ? WEEK.length - 1 : next - 1
  return last === first ? `${SHORT[first]}` : `${SHORT[first]}–${SHORT[last]}`
}

/** One spelling of what people spell in many: dashes, «с 9 до 18», dots. */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('\u00A0', ' ')
    .replace(/[‒–—−]/g, '-')
    .replace(/без выходных/g, 'ежедневно')
    .replace(/(?<![\p{L}])[сc]\s*(?=\d)/gu, '')
    .replace(/\s*(?:-|(?<=\d\s*)до(?=\s*\d))\s*/g, '-')
    .replace(/(\d)\.(\d)/g, '$1:$2')
    .replace(/(\p{L})[.:]/gu, '$1')
    .trim()

function rowsOf(tokens: readonly string[]): DayRow[] | null {
  const rows: DayRow[] = []
  let days: number[] = []
  let isTold = true
  for (const token of tokens) {
    const named = daysOf(token)
    if (named) {
      days = isTold ? named : [...days, ...named]
      isTold = false
      continue
    }
    const times = timesOf(token)
    if (days.length === 0 && rows.length === 0) days = WEEK
    if (!times && (token !== CLOSED || isTold)) return null
    isTold = true
    if (times) rows.push(...days.map((weekday) => ({ type: 'general' as const, weekday, ...times })))
  }
  const sorted = rows.toSorted((one, other) => one.weekday - other.weekday || startOf(one) - startOf(other))
  return isTold ? sorted : null
}

function daysOf(token: string): number[] | null {
  const several = SEVERAL[token]
  if (several) return [...several]
  const [from, to, ...more] = token.split('-').map(dayOf)
  if (!from || more.length > 0 || to === 0) return null
  return to === undefined
    ? [from]
    : WEEK.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
}

/** Its number in the week, 0 of what is no day. */
const dayOf = (word: string) => Math.max(SHORT.indexOf(word), FULL.indexOf(word)) + 1

function timesOf(token: string): Times | null {
  const found = /^(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?$/.exec(token)
  if (!found) return null
  const [, from, after, to, past] = found
  const [open_time, close_time] = [clock(from, after), clock(to, past)]
  return parseClock(open_time) === null || parseClock(close_time) === null ? null : { open_time, close_time }
}

/** «9» → «09:00»; the end of a day is the beginning of the next. */
function clock(hours = '', minutes = '00'): string {
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return time === '24:00' ? '00:00' : time
}

const startOf = ({ open_time }: Times) => parseClock(open_time) ?? 0
function endOf(times: Times): number {
  const end = parseClock(times.close_time) ?? 0
  return end > startOf(times) ? end : end + DAY_MINUTES
}
const overlap = (rows: readonly DayRow[]) =>
  rows.some((row, at) => {
    const next = rows[at + 1]
    return next?.weekday === row.weekday && startOf(next) < endOf(row)
  })
