import { regionOffset } from './installation'

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 24 * 60
export const DAY_MS = DAY_MINUTES * MINUTE_MS

/** An instant as the entity holds it (Date) or as the wire carries it (ISO 8601). */
export type Instant = Date | string

/** An instant as the wall clock of the region shows it. */
export type LocalParts = {
  /** 'YYYY-MM-DD' */
  date: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Minutes since local midnight, 0–1439. */
  minutes: number
}

const MONTHS = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ')

const WEEKDAYS = 'понедельник вторник среда четверг пятница суббота воскресенье'.split(' ')

/** The instant as a Date. */
export function toDate(instant: Instant): Date {
  return typeof instant === 'string' ? new Date(instant) : instant
}

/** The region's wall clock at an instant. */
export function localParts(instant: Instant, offset = regionOffset()): LocalParts {
  const local = new Date(toDate(instant).getTime() + offset * MINUTE_MS)
  return {
    date: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay() || 7,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/** The instant of a local day and minute; minutes past 1439 run into the next day. */
export function instantAt(date: string, minutes: number, offset = regionOffset()): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minutes - offset) * MINUTE_MS)
}

/** The 'YYYY-MM-DD' so many days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Minutes since midnight of 'HH:MM' or the database's 'HH:MM:SS'; null when it is neither. */
export function parseClock(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY_MINUTES ? total : null
}

/** «14:30» */
export function formatTime(instant: Instant, offset = regionOffset()): string {
  return formatClock(localParts(instant, offset).minutes)
}

/** Minutes since midnight as «09:05»; minutes past midnight wrap. */
export function formatClock(minutes: number): string {
  const wrapped = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${pad(Math.floor(wrapped / 60))}:${pad(wrapped % 60)}`
}

/** «сегодня», «вчера», «завтра», «20 ноября», and with the year when it is another one. */
export function formatDay(instant: Instant, now: Date, offset = regionOffset()): string {
  const { date } = localParts(instant, offset)
  const today = localParts(now, offset).date
  if (date === today) return 'сегодня'
  if (date === addDays(today, -1)) return 'вчера'
  if (date === addDays(today, 1)) return 'завтра'
  return formatDate(date, date.slice(0, 4) !== today.slice(0, 4))
}

/** «сегодня в 14:30» */
export function formatMoment(instant: Instant, now: Date, offset = regionOffset()): string {
  return `${formatDay(instant, now, offset)} в\u00A0${formatTime(instant, offset)}`
}

/** «20 ноября» or «20 ноября 2026» of a 'YYYY-MM-DD'. */
export function formatDate(date: string, withYear = false): string {
  const day = `${Number(date.slice(8, 10))}\u00A0${monthName(Number(date.slice(5, 7)), 'genitive')}`
  return withYear ? `${day} ${date.slice(0, 4)}` : day
}

/** Name of a month (1–12) in the case the sentence needs. */
export function monthName(month: number, form: 'nominative' | 'genitive' | 'prepositional'): string {
  const name = MONTHS[month - 1]
  if (!name || form === 'nominative') return name ?? ''
  const stem = name.replace(/[ьй]$/, '')
  return stem + (form === 'prepositional' ? 'е' : stem === name ? 'а' : 'я')
}

/** Name of a weekday (1 Monday – 7 Sunday): «пятница», «пт», or when something happens: «в пятницу». */
export function weekdayName(weekday: number, form: 'full' | 'short' | 'when'): string {
  const name = WEEKDAYS[weekday - 1]
  if (!name || form === 'full') return name ?? ''
  if (form === 'short') return name.replace(/^(.)[аеоуя]*(.).*/, '$1$2')
  return `${weekday === 2 ? 'во' : 'в'}\u00A0${name.replace(/а$/, 'у')}`
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
