import { regionOffset } from '../formats/installation'
import { DAY_MINUTES, DAY_MS, type Instant, MINUTE_MS, parseClock, toDate } from '../formats/time'
import type { ModerationStatus } from '../moderation/statuses'

/** A row of a restaurant's schedule; times are 'HH:MM' on the region's clock, a closing at or before the opening is past midnight. */
export type ScheduleRow = {
  type: 'general' | 'holiday' | 'all_day'
  /** 1 Monday – 7 Sunday, of a general row. */
  weekday?: number | null
  /** 'YYYY-MM-DD', of a holiday. */
  date?: string | null
  open_time?: string | null
  close_time?: string | null
  /** A holiday without hours, or one that says so, is closed all day. */
  closed?: boolean | null
}

/** What decides whether a restaurant takes orders. */
export type OpeningFacts = {
  schedules: readonly ScheduleRow[]
  disabled_until: Instant | null
  disabled_reason?: string | null
  moderation_status: ModerationStatus
  now: Date
}

/** Why a restaurant takes no orders now. */
export type ClosedReason = 'not_approved' | 'no_schedule' | 'disabled' | 'outside_hours'

export type OpenState = {
  open: boolean
  /** When it closes; null while closed, and when it does not close within a week. */
  closes_at: Date | null
  /** When it opens next; null while open, and when nothing tells. */
  opens_at: Date | null
  reason: ClosedReason | null
  /** The restaurant's own words about being switched off. */
  disabled_reason: string | null
}

/** Minutes counted from the local midnight of the day the shift starts on; past 1440 is the next day. */
export type Shift = { start: number; end: number }

type Span = { start: number; end: number }

const SEARCH_DAYS = 31
const NEVER_CLOSES_MS = 7 * DAY_MS

/** Whether the restaurant takes orders now, until when, and if not, from when and why. */
export function openState(facts: OpeningFacts, offset = regionOffset()): OpenState {
  const { schedules, now } = facts
  if (facts.moderation_status !== 'approved') return closed('not_approved', null)
  if (schedules.length === 0) return closed('no_schedule', null)
  const disabledUntil = facts.disabled_until === null ? null : toDate(facts.disabled_until)
  if (disabledUntil && disabledUntil.getTime() > now.getTime()) {
    return closed('disabled', nextOpening(schedules, disabledUntil, offset), facts.disabled_reason ?? null)
  }
  const current = spanAt(schedules, now.getTime(), offset)
  if (!current) return closed('outside_hours', nextOpening(schedules, now, offset))
  const closes_at = closing(schedules, current, offset)
  return { open: true, closes_at, opens_at: null, reason: null, disabled_reason: null }
}

/** The shifts that start on a local date: a holiday's own, else round the clock, else the weekday's. */
export function shiftsOf(schedules: readonly ScheduleRow[], date: string): Shift[] {
  return shiftsOn(schedules, dayOf(date))
}

/** The first moment from `at` on, that moment included, when the schedule has the restaurant open. */
export function nextOpening(schedules: readonly ScheduleRow[], at: Date, offset = regionOffset()): Date | null {
  const from = at.getTime()
  if (spanAt(schedules, from, offset)) return at
  const today = localDay(from, offset)
  for (let day = today; day <= today + SEARCH_DAYS; day++) {
    const starts = spansOn(schedules, day, offset).map((span) => span.start)
    const later = starts.filter((start) => start > from)
    if (later.length > 0) return new Date(Math.min(...later))
  }
  return null
}

/** Whether the schedule alone has the restaurant open at a moment. */
export function isOpenBy(schedules: readonly ScheduleRow[], at: Date, offset = regionOffset()): boolean {
  return spanAt(schedules, at.getTime(), offset) !== null
}

function closed(reason: ClosedReason, opens_at: Date | null, disabled_reason: string | null = null): OpenState {
  return { open: false, closes_at: null, opens_at, reason, disabled_reason }
}

function shiftOf(row: ScheduleRow): Shift[] {
  const start = row.open_time ? parseClock(row.open_time) : null
  const end = row.close_time ? parseClock(row.close_time) : null
  if (row.closed || start === null || end === null) return []
  return [{ start, end: end > start ? end : end + DAY_MINUTES }]
}

// Days are counted, not spelled: this is asked for every card of every list.
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS
const localDay = (at: number, offset: number) => Math.floor((at + offset * MINUTE_MS) / DAY_MS)
const weekdayOf = (day: number) => new Date(day * DAY_MS).getUTCDay() || 7

function shiftsOn(schedules: readonly ScheduleRow[], day: number): Shift[] {
  const holidays = schedules.filter((row) => row.type === 'holiday' && row.date && dayOf(row.date) === day)
  if (holidays.length > 0) return holidays.flatMap(shiftOf)
  if (schedules.some((row) => row.type === 'all_day')) return [{ start: 0, end: DAY_MINUTES }]
  const weekday = weekdayOf(day)
  return schedules.filter((row) => row.type === 'general' && row.weekday === weekday).flatMap(shiftOf)
}

function spansOn(schedules: readonly ScheduleRow[], day: number, offset: number): Span[] {
  const midnight = day * DAY_MS - offset * MINUTE_MS
  const at = (minutes: number) => midnight + minutes * MINUTE_MS
  return shiftsOn(schedules, day).map(({ start, end }) => ({ start: at(start), end: at(end) }))
}

// A shift may have started yesterday, so the night belongs to the day it began on.
function spanAt(schedules: readonly ScheduleRow[], at: number, offset: number): Span | null {
  const today = localDay(at, offset)
  const spans = [today - 1, today].flatMap((day) => spansOn(schedules, day, offset))
  const covering = spans.filter((span) => span.start <= at && at < span.end)
  return covering.toSorted((one, other) => other.end - one.end)[0] ?? null
}

// Shifts that touch are one evening to the guest: follow them to the first real gap.
function closing(schedules: readonly ScheduleRow[], current: Span, offset: number): Date | null {
  const horizon = current.end + NEVER_CLOSES_MS
  let end = current.end
  while (end < horizon) {
    const next = spanAt(schedules, end, offset)
    if (!next) return new Date(end)
    end = next.end
  }
  return null
}
