import { regionOffset } from '../formats/installation'
import { addDays, DAY_MINUTES, formatClock, formatDate, formatTime, localParts, weekdayName } from '../formats/time'
import { type ScheduleRow, type Shift, shiftsOf } from './schedule'

/** A line of the week's table on the info page. */
export type WeekLine = {
  weekday: number
  /** 'YYYY-MM-DD' of that day in the week that starts today. */
  date: string
  /** «понедельник» */
  title: string
  /** «с 10:00 до 22:00», «Круглосуточно», «Выходной» */
  label: string
  today: boolean
  /** The hours of this very date differ from the ordinary week's. */
  holiday: boolean
}

/** The hours of a local date: «с 10:00 до 22:00», «Круглосуточно» or «Выходной». */
export function dayLabel(schedules: readonly ScheduleRow[], date: string): string {
  const shifts = shiftsOf(schedules, date)
  if (shifts.length === 0) return 'Выходной'
  return shifts.map(shiftLabel).join(', ')
}

/** The seven days from today on, in the order of the week, holidays that fall on them included. */
export function weekTable(schedules: readonly ScheduleRow[], now: Date, offset = regionOffset()): WeekLine[] {
  const today = localParts(now, offset)
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const date = addDays(today.date, (weekday - today.weekday + 7) % 7)
    return {
      weekday,
      date,
      title: weekdayName(weekday, 'full'),
      label: dayLabel(schedules, date),
      today: date === today.date,
      holiday: schedules.some((row) => row.type === 'holiday' && row.date === date),
    }
  })
}

/** When it opens, as one says it: «в 10:00», «завтра в 10:00», «в понедельник в 10:00», «20 ноября в 10:00». */
export function openingTime(opens_at: Date, now: Date, offset = regionOffset()): string {
  const day = localParts(opens_at, offset)
  const today = localParts(now, offset).date
  const time = `в\u00A0${formatTime(opens_at, offset)}`
  if (day.date === today) return time
  if (day.date === addDays(today, 1)) return `завтра ${time}`
  return day.date < addDays(today, 7)
    ? `${weekdayName(day.weekday, 'when')} ${time}`
    : `${formatDate(day.date)} ${time}`
}

/** «Откроется завтра в 10:00»; only «Закрыто» when nothing tells when. */
export function opensLabel(opens_at: Date | null, now: Date, offset = regionOffset()): string {
  return opens_at ? `Откроется ${openingTime(opens_at, now, offset)}` : 'Закрыто'
}

function shiftLabel({ start, end }: Shift): string {
  if (end - start >= DAY_MINUTES) return 'Круглосуточно'
  return `с\u00A0${formatClock(start)} до\u00A0${formatClock(end)}`
}
