/** Hours as they are written on a door, «пн–пт 09:00–18:00, сб 10:00–15:00»: one line that a person types and the rule of hours reads. */
import { DAY_MINUTES, parseClock } from '../formats/time'
import type { ScheduleRow } from '../restaurants/schedule'

type Times = { open_time: string; close_time: string }
type DayRow = Times & { type: 'general'; weekday: number }

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
/** How each day begins in any of its cases and cuts. */
const NAMED = [
  /^(?:пн|пон(?:ед\S*)?)$/,
  /^(?:вт|втр|вторн\S*)$/,
  /^(?:ср|сред\S*)$/,
  /^(?:чт|чтв|четв\S*)$/,
  /^(?:пт|птн|пятн\S*)$/,
  /^(?:сб|суб(?:б\S*)?)$/,
  /^(?:вс|вск|воскр?\S*)$/,
]
const SEVERAL: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:ежедневно|всегда|ежедн)$/, WEEK],
  [/^(?:будни(?:е|й|х)?|будня(?:м|х|ми)|рабочи[емх])$/, [1, 2, 3, 4, 5]],
  [/^выходны[емх]$/, [6, 7]],
]
const CLOSED = /^(?:выходной|вых|закрыто?|закрыты|неработаем|неработает)$/
const BREAK = /^(?:обед|перерыв|перерывом|обедом)$/
const EXCEPT = /^кроме$/
const ROUND_THE_CLOCK = 'круглосуточно'
const WHOLE_DAY: Times = { open_time: '00:00', close_time: '00:00' }

/** The schedule of what was written; nothing where nothing was, null where it says no hours. */
export function readHours(text: string): ScheduleRow[] | null {
  const words = plainOf(text)
  if (words === '') return []
  const rows = rowsOf(words.split(/[\s,;]+/).filter(Boolean))
  if (rows === null || rows.length === 0 || overlap(rows)) return null
  return rows.length === WEEK.length && rows.every(isWholeDay) ? [{ type: 'all_day' }] : rows
}

/** The same hours in their one spelling. */
export function writeHours(schedules: readonly ScheduleRow[]): string {
  if (schedules.some(({ type }) => type === 'all_day')) return ROUND_THE_CLOCK
  const days = WEEK.map((day) => {
    const own = schedules.filter(({ type, weekday }) => type === 'general' && weekday === day)
    return own.map(writeTimes).join(', ')
  })
  if (days.every((times) => times === ROUND_THE_CLOCK)) return ROUND_THE_CLOCK
  return days
    .flatMap((times, at) => (times === '' || times === days[at - 1] ? [] : [`${daysFrom(days, at)} ${times}`]))
    .join(', ')
}

/** Hours of one day in words. */
const writeTimes = (times: Pick<ScheduleRow, 'open_time' | 'close_time'>): string =>
  isWholeDay(times) ? ROUND_THE_CLOCK : `${times.open_time}–${times.close_time}`

const isWholeDay = ({ open_time, close_time }: Pick<ScheduleRow, 'open_time' | 'close_time'>) =>
  open_time === WHOLE_DAY.open_time && close_time === WHOLE_DAY.close_time

/** «пн–пт»: as far as the days after one have its hours. */
function daysFrom(days: readonly string[], first: number): string {
  const next = days.findIndex((times, at) => at > first && times !== days[first])
  const last = next === -1 ? WEEK.length - 1 : next - 1
  return last === first ? `${SHORT[first]}` : `${SHORT[first]}–${SHORT[last]}`
}

/** One spelling of what people spell in many: dashes, «с 9 до 18», dots, «9 вечера». */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/без выходных|кажд\S+ день/g, 'ежедневно')
    .replace(/24\s*\/\s*7|24\s*час\S*|круглые сутки/g, ROUND_THE_CLOCK)
    .replace(/без (?:обеда|перерыв\S*)/g, '')
    .replace(/не\s+работа/g, 'неработа')
    .replace(/рабоч\S+ дн\S+/g, 'рабочие')
    .replace(/выходн(ой|ые) д(?:ень|ни)/g, 'выходн$1')
    .replace(
      /(\d{1,2})(?::(\d\d))?\s*(?:часов\s*)?(утра|дня|вечера|ночи)/g,
      (_, hour, minutes = '00', part) => `${hourOf(Number(hour), part)}:${minutes}`,
    )
    .replace(/(\d)\s*(?:час(?:ов|а)?|ч)(?![\p{L}])\.?/gu, '$1')
    .replace(/(?<![\d:.])(\d{1,2})-([0-5]\d)\s*(?:-|до)\s*(\d{1,2})-([0-5]\d)(?!\d)/g, '$1:$2-$3:$4')
    .replace(/(?<![\d:.])(\d\d)([0-5]\d)\s*-\s*(\d\d)([0-5]\d)(?!\d)/g, '$1:$2-$3:$4')
    .replace(
      /(?<![\p{L}])(?:[сc]|по|в|и|во|режим|работы|работаем|работа|график|часы|открыто|время)(?![\p{L}])[:\s]*(?=(\p{L}+)?)/gu,
      (found, next) =>
        // «с понедельника по пятницу» is a range.
        /^по/.test(found) && next !== undefined && !/(?:ам|ям|ним|ным)$/.test(next) ? '-' : ' ',
    )
    .replace(/(\p{L})[.:]+/gu, '$1 ')
    .replace(/\s*(?:-|(?<=\d\s*)до(?=\s*\d))\s*/g, '-')
    .replace(/-(?=(?:выходной|вых|закрыт|неработа|круглосуточно|обед|перерыв|\d{1,2}[:.-]))(?<=\p{L}-)/gu, ' ')
    .replace(/(?<=вых|выходной|выходные|закрыто|обед|перерыв)-/g, ' ')
    .replace(/(\d)\.(\d)/g, '$1:$2')
    .trim()

/** «6 вечера» is 18, «12 ночи» is 0. */
function hourOf(hour: number, part: string): number {
  if (part === 'утра' || part === 'ночи') return hour === 12 ? 0 : hour
  return hour < 12 ? hour + 12 : hour
}

/** What has been read so far, from left to right. */
type Reading = {
  rows: DayRow[]
  /** The days that the next hours are of, and whether hours have followed them. */
  days: number[]
  isTold: boolean
  /** With which other days the hours of a day were said. */
  groups: Map<number, string>
  /** What the days or hours that follow mean. */
  mode: 'hours' | 'closed' | 'except' | 'break'
}

function rowsOf(tokens: readonly string[]): DayRow[] | null {
  const read: Reading = { rows: [], days: [], isTold: true, groups: new Map(), mode: 'hours' }
  for (const [at, token] of tokens.entries()) {
    // «выходные: сб, вс» names the days that are closed, «выходные 10–16» those that are open.
    const isClosing = token === 'выходные' && daysOf(tokens[at + 1] ?? '') !== null
    if (!take(read, isClosing ? 'выходной' : token)) return null
  }
  if (read.mode === 'break' || (read.mode === 'closed' && read.isTold && read.rows.length === 0)) return null
  if (!read.isTold && (read.mode === 'hours' || read.rows.length === 0)) return null
  return read.rows.toSorted((one, other) => one.weekday - other.weekday || startOf(one) - startOf(other))
}

/** One word more; false where it says nothing here. */
function take(read: Reading, token: string): boolean {
  if (CLOSED.test(token)) return close(read)
  if (EXCEPT.test(token)) {
    read.mode = 'except'
    return read.rows.length > 0 || read.days.length > 0
  }
  if (BREAK.test(token)) {
    read.mode = 'break'
    return read.rows.length > 0 && read.isTold
  }
  const named = daysOf(token)
  if (named) return name(read, named)
  const times = timesOf(token)
  if (!times) return false
  return read.mode === 'break' ? pause(read, times) : open(read, times)
}

/** «вс выходной» closes the days before the word, «выходной вс» those after it. */
function close(read: Reading): boolean {
  if (read.isTold) read.mode = 'closed'
  else {
    read.rows = read.rows.filter(({ weekday }) => !read.days.includes(weekday))
    read.isTold = true
    read.mode = 'hours'
  }
  return true
}

function name(read: Reading, named: readonly number[]): boolean {
  if (read.mode === 'closed' || read.mode === 'except') {
    // «ежедневно кроме вс 9–18» takes days out of those that are still without hours.
    if (read.mode === 'except' && !read.isTold) read.days = read.days.filter((day) => !named.includes(day))
    else read.rows = read.rows.filter(({ weekday }) => !named.includes(weekday))
    return true
  }
  read.days = read.isTold ? [...named] : [...read.days, ...named]
  read.isTold = false
  return true
}

function open(read: Reading, times: Times): boolean {
  read.mode = 'hours'
  if (read.days.length === 0 && read.rows.length === 0) read.days = WEEK
  if (read.days.length === 0) return false
  // Said of the same days once more, hours are a second shift; said of some of them alone, they stand for the former.
  const group = read.days.join()
  if (!read.isTold)
    read.rows = read.rows.filter(({ weekday }) => !read.days.includes(weekday) || read.groups.get(weekday) === group)
  read.isTold = true
  for (const weekday of read.days) read.groups.set(weekday, group)
  read.rows.push(...read.days.map((weekday) => ({ type: 'general' as const, weekday, ...times })))
  return true
}

/** An hour in which it is closed parts the hours around it. */
function pause(read: Reading, { open_time: from, close_time: to }: Times): boolean {
  const [start, end] = [parseClock(from) ?? 0, parseClock(to) ?? 0]
  let isParted = false
  read.rows = read.rows.flatMap((row) => {
    if (start >= end || start <= startOf(row) || end >= endOf(row)) return [row]
    isParted = true
    return [
      { ...row, close_time: from },
      { ...row, open_time: to },
    ]
  })
  read.mode = 'hours'
  return isParted
}

function daysOf(token: string): number[] | null {
  const several = SEVERAL.find(([spelling]) => spelling.test(token))
  if (several) return [...several[1]]
  const [from, to, ...more] = token.split('-').map(dayOf)
  if (!from || more.length > 0 || to === 0) return null
  return to === undefined
    ? [from]
    : WEEK.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
}

/** Its number in the week, 0 of what is no day. */
const dayOf = (word: string) => NAMED.findIndex((spelling) => spelling.test(word)) + 1

function timesOf(token: string): Times | null {
  if (token === ROUND_THE_CLOCK) return WHOLE_DAY
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
