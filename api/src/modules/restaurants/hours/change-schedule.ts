import { addDays, localParts, weekdayName } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { SPECIAL_DAY_FORM } from '@ostrov/shared/restaurants/form'
import type { CopyDayInputWire, GeneralInputWire, HolidayInputWire } from '@ostrov/shared/restaurants/hours-schema'
import {
  dateComplaint,
  hoursInWords,
  MAX_HOLIDAYS,
  ofWeekdays,
  weekComplaint,
} from '@ostrov/shared/restaurants/intervals'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../../db/orm'
import { changed, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { renewOpening } from './open-hours'
import { versioned, versionOfRow } from './schedule-version'

export type Changing = { restaurant: Served; by: By; now: Date }

const columns = sql`id, type, weekday, date, open_time, close_time, closed`

/**
 * One more interval of a weekday, or with `id` another one in the place of that. Call inside a transaction, as all below.
 * @throws {Refusal} `schedule.overlaps`, `schedule.not_found`, `schedule.changed` with the row as it is
 */
export async function saveGeneral(em: Em, changing: Changing, { version, ...input }: GeneralInputWire, id?: string) {
  const { before, others } = await around(em, changing, { type: 'general', id, version })
  const complaint = weekComplaint(input, others)
  if (complaint) throw new Refusal('schedule.overlaps', { message: complaint, errors: { open_time: complaint } })
  return save(em, changing, before, { type: 'general', date: null, closed: false, ...input })
}

/**
 * The hours of one date, or that it is closed.
 * @throws {Refusal} `schedule.past`, `schedule.too_many`, and as `saveGeneral`
 */
export async function saveHoliday(em: Em, changing: Changing, input: HolidayInputWire, id?: string) {
  const errors = checkForm(SPECIAL_DAY_FORM, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const closed = input.closed ?? false
  const hours = { open_time: input.open_time ?? null, close_time: input.close_time ?? null }
  const wanted = { date: input.date, closed, ...(closed ? { open_time: null, close_time: null } : hours) }
  const today = localParts(changing.now).date
  // A night that began yesterday still goes on.
  if (wanted.date < addDays(today, -1)) throw past()
  const { before, others } = await around(em, changing, { type: 'holiday', id, version: input.version })
  const complaint = dateComplaint(wanted, others)
  if (complaint) throw new Refusal('schedule.overlaps', { message: complaint, errors: { date: complaint } })
  const coming = others.filter(({ type, date }) => type === 'holiday' && date !== null && date >= today)
  if (coming.length >= MAX_HOLIDAYS) throw new Refusal('schedule.too_many')
  return save(em, changing, before, { type: 'holiday', weekday: null, ...wanted })
}

/** Round the clock, whatever the week says; may be repeated. */
export async function openAllDay(em: Em, changing: Changing) {
  const known = (await lockSchedule(em, changing)).find(({ type }) => type === 'all_day')
  const wanted = { weekday: null, date: null, open_time: null, close_time: null, closed: false }
  return known ? versioned(known) : save(em, changing, null, { type: 'all_day', ...wanted })
}

/** Back to the hours of the week; may be repeated. */
export async function closeAllDay(em: Em, changing: Changing): Promise<void> {
  const known = (await lockSchedule(em, changing)).find(({ type }) => type === 'all_day')
  if (known) await remove(em, changing, known)
}

/** @throws {Refusal} `schedule.not_found`, `schedule.changed` with the row as it is */
export async function removeSchedule(em: Em, changing: Changing, id: string, version?: string): Promise<void> {
  const known = (await lockSchedule(em, changing)).find((one) => one.id === id)
  if (!known) throw new Refusal('schedule.not_found')
  demandSeen(known, version)
  await remove(em, changing, known)
}

/**
 * Gives weekdays the hours of another, in the place of their own. Answers all that the schedule then holds.
 * @throws {Refusal} `schedule.overlaps` where nights of copied days meet mornings; `schedule.changed` with the whole schedule
 * where these days are not as they were looked at
 */
export async function copyDay(em: Em, changing: Changing, { from, to, versions }: CopyDayInputWire) {
  const all = await lockSchedule(em, changing)
  const touched = ofWeekdays(all, [from, ...to])
  const isSeen = !versions || new Set(versions).symmetricDifference(new Set(touched.map(versionOfRow))).size === 0
  if (!isSeen) throw new Refusal('schedule.changed', { data: { current: all.map(versioned) } })
  const days = to.filter((weekday) => weekday !== from)
  const source = ofWeekdays(all, [from])
  const left = all.filter(({ type, weekday }) => type === 'general' && weekday !== null && !days.includes(weekday))
  const copies = days.flatMap((weekday) => source.map((one) => ({ ...one, weekday })))
  for (const [place, { weekday, open_time, close_time }] of copies.entries()) {
    const interval = { weekday, open_time: open_time ?? '', close_time: close_time ?? '' }
    const complaint = weekComplaint(interval, [...left, ...copies.slice(0, place)])
    if (complaint) throw new Refusal('schedule.overlaps', { message: complaint })
  }
  const { restaurant, now } = changing
  await changed(
    em,
    sql`delete from restaurant_schedule where restaurant_id = ${restaurant.id} and type = 'general' and weekday = any(${days}::int[])`,
  )
  await changed(
    em,
    sql`insert into restaurant_schedule (restaurant_id, type, weekday, open_time, close_time)
        select ${restaurant.id}, 'general', day, s.open_time, s.close_time
        from unnest(${days}::int[]) day, restaurant_schedule s
        where s.restaurant_id = ${restaurant.id} and s.type = 'general' and s.weekday = ${from}`,
  )
  const after = await readSchedule(em, restaurant.id)
  await write(em, changing, 'change', restaurant.id, { from: weekFields(all, days), to: weekFields(after, days) })
  await renewOpening(em, restaurant.id, now)
  return after.map(versioned)
}

/** Every row of a restaurant's schedule. */
export function readSchedule(em: Em, restaurant_id: string) {
  return rows<ScheduleWire>(
    em,
    sql`select ${columns} from restaurant_schedule where restaurant_id = ${restaurant_id}
        order by type, weekday, date, open_time, id`,
  )
}

type Replaced = { type: ScheduleWire['type']; id: string | undefined; version: string | undefined }
/** The row that is replaced, null for a new one, and the others. */
async function around(em: Em, changing: Changing, { type, id, version }: Replaced) {
  const all = await lockSchedule(em, changing)
  const before = id === undefined ? null : all.find((one) => one.id === id && one.type === type)
  if (before === undefined) throw new Refusal('schedule.not_found')
  if (before) demandSeen(before, version)
  return { before, others: all.filter((one) => one.id !== id) }
}

function demandSeen(known: ScheduleWire, version: string | undefined): void {
  const current = versioned(known)
  if (version !== undefined && version !== current.version) throw new Refusal('schedule.changed', { data: { current } })
}

/** Of two who change hours at once the second sees what the first wrote. */
async function lockSchedule(em: Em, { restaurant }: Changing) {
  await row(em, sql`select from restaurant where id = ${restaurant.id} for no key update`)
  return readSchedule(em, restaurant.id)
}

async function save(em: Em, changing: Changing, before: ScheduleWire | null, wanted: Omit<ScheduleWire, 'id'>) {
  const { restaurant, now } = changing
  const { type, weekday, date, open_time, close_time, closed } = wanted
  const saved = await row<ScheduleWire>(
    em,
    before
      ? sql`update restaurant_schedule set weekday = ${weekday}, date = ${date}, open_time = ${open_time},
            close_time = ${close_time}, closed = ${closed} where id = ${before.id} returning ${columns}`
      : sql`insert into restaurant_schedule (restaurant_id, type, weekday, date, open_time, close_time, closed)
            values (${restaurant.id}, ${type}, ${weekday}, ${date}, ${open_time}, ${close_time}, ${closed})
            returning ${columns}`,
  )
  if (!saved) throw new Error('The schedule was not written')
  const fields = before ? { from: fieldsOf(before), to: fieldsOf(saved) } : { to: fieldsOf(saved) }
  await write(em, changing, before ? 'change' : 'create', saved.id, fields)
  await renewOpening(em, restaurant.id, now)
  return versioned(saved)
}

async function remove(em: Em, changing: Changing, known: ScheduleWire) {
  await changed(em, sql`delete from restaurant_schedule where id = ${known.id}`)
  await write(em, changing, 'delete', known.id, { from: fieldsOf(known) })
  await renewOpening(em, changing.restaurant.id, changing.now)
}

type Written = { from?: Record<string, unknown>; to?: Record<string, unknown> }
function write(em: Em, { restaurant, ...who }: Changing, act: 'create' | 'change' | 'delete', id: string, is: Written) {
  const about = { subject: `schedule:${id}`, restaurant_id: restaurant.id }
  return writeEntry(em, { ...who, ...about, act: `schedule.${act}`, ...is })
}

/** What the log keeps: only what is said of such a row. */
function fieldsOf({ id: _, ...row }: ScheduleWire) {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => (value !== null && name !== 'closed') || value === true),
  )
}

/** The hours of weekdays as one reads them, day by day. */
function weekFields(all: readonly ScheduleWire[], days: readonly number[]) {
  return Object.fromEntries(
    days.map((day) => {
      const own = ofWeekdays(all, [day])
      return [weekdayName(day, 'full'), own.map(hoursInWords).join(', ') || null]
    }),
  )
}

const past = () => new Refusal('schedule.past', { errors: { date: 'Эта дата уже прошла' } })
