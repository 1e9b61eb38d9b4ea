import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { versionOf } from '../../../kernel/version'

/** Of what a row says: hours that were taken away and set again are the same hours. */
export const versionOfRow = ({ type, weekday, date, open_time, close_time, closed }: ScheduleWire) =>
  versionOf({ type, weekday, date, open_time, close_time, closed })

export const versioned = (row: ScheduleWire): OwnScheduleWire => ({ ...row, version: versionOfRow(row) })
