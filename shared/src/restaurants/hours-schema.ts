import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { MODERATION_STATUSES } from '../moderation/statuses'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { HOURS_FORM, SPECIAL_DAY_FORM } from './form'
import { ScheduleSchema } from './schema'

const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$'
const Weekday = Integer({ minimum: 1, maximum: 7, description: '1 is Monday.' })

const Version = t.String({ maxLength: 40 })
/** A row of the schedule as who runs the restaurant edits it. */
export const OwnSchedule = t.Composite([ScheduleSchema, t.Object({ version: Version })])
/** What was looked at: where the row says something else by now, the answer is a 409 with it. */
const Seen = { version: t.Optional(Version) }
export const SeenSchedule = t.Object(Seen)

/** An interval of a weekday; a closing at or before the opening is past midnight. */
export const GeneralInput = t.Object({
  weekday: Weekday,
  open_time: fieldText(HOURS_FORM.open_time, { pattern: CLOCK }),
  close_time: fieldText(HOURS_FORM.close_time, { pattern: CLOCK }),
  ...Seen,
})

/** The hours of one date, or that it is `closed`. */
export const HolidayInput = t.Object({
  date: fieldText(SPECIAL_DAY_FORM.date, { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  closed: t.Optional(t.Boolean()),
  open_time: t.Optional(Nullable(fieldText(SPECIAL_DAY_FORM.open_time, { pattern: CLOCK }))),
  close_time: t.Optional(Nullable(fieldText(SPECIAL_DAY_FORM.close_time, { pattern: CLOCK }))),
  ...Seen,
})

/** Whose hours other days get instead of their own. */
export const CopyDayInput = t.Object({
  from: Weekday,
  to: t.Array(Weekday, { minItems: 1, maxItems: 6, uniqueItems: true }),
  versions: t.Optional(
    t.Array(Version, { maxItems: 42, description: 'Of all hours of these days, as they were looked at.' }),
  ),
})

/** All that decides whether a restaurant takes orders, as who runs it sees it. */
export const RestaurantHours = t.Object({
  id: Uuid,
  moderation_status: t.UnionEnum([...MODERATION_STATUSES], { default: undefined }),
  schedules: t.Array(OwnSchedule),
  disabled_until: Nullable(Moment),
  disabled_reason: Nullable(t.String()),
  busy_minutes: Integer(),
  busy_until: Nullable(Moment),
  orders_per_quarter: Nullable(Integer()),
  ahead_days: Nullable(Integer()),
  ahead_lead: Integer(),
})

export type OwnScheduleWire = typeof OwnSchedule.static
export type GeneralInputWire = typeof GeneralInput.static
export type HolidayInputWire = typeof HolidayInput.static
export type CopyDayInputWire = typeof CopyDayInput.static
export type RestaurantHoursWire = typeof RestaurantHours.static
