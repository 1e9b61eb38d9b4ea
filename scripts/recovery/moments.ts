/** Moments as an operator writes them: in the region's clock unless they say their own. */
import { instantAt } from '../../shared/src/formats/time.ts'

type Zone = { timezone: string; utcOffset: number }

const WRITTEN = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/
const HOUR_MINUTES = 60

/** Throws a sentence where it is no moment, or none of the past. */
export function readMoment(text: string, zone: Zone, now: Date): Date {
  const [, date = '', hours, minutes, seconds = '0', offset] = WRITTEN.exec(text.trim()) ?? []
  const isClock = Number(hours) < 24 && Number(minutes) < HOUR_MINUTES && Number(seconds) < 60
  if (!isClock || !isDate(date)) throw new Error(`«${text}» is no moment. Write it like this: '2026-11-28 19:42'.`)
  const ahead = offset === undefined ? zone.utcOffset * HOUR_MINUTES : minutesOf(offset)
  const start = instantAt(date, Number(hours) * HOUR_MINUTES + Number(minutes), ahead)
  const moment = new Date(start.getTime() + Number(seconds) * 1000)
  if (moment > now) throw new Error(`${sayMoment(moment, zone)} is still to come.`)
  return moment
}

/** `2026-11-28 19:42:00 (Asia/Sakhalin, UTC+11)` */
export function sayMoment(moment: Date, { timezone, utcOffset }: Zone): string {
  const local = new Date(moment.getTime() + utcOffset * HOUR_MINUTES * 60_000).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 19)} (${timezone}, UTC${utcOffset < 0 ? '−' : '+'}${Math.abs(utcOffset)})`
}

function isDate(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function minutesOf(offset: string) {
  if (offset === 'Z') return 0
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? []
  return (Number(hours) * HOUR_MINUTES + Number(minutes)) * (sign === '-' ? -1 : 1)
}
