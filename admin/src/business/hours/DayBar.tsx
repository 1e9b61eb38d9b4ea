import { DAY_MINUTES, parseClock } from '@ostrov/shared/formats/time'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'

type Props = { weekday: number; schedules: readonly ScheduleWire[] }
type Part = { from: number; to: number; night: boolean }

/** The day as a strip of twenty-four hours, with the night of the day before at its beginning. The words beside it say the same. */
export function DayBar({ weekday, schedules }: Props) {
  const before = weekday === 1 ? 7 : weekday - 1
  const parts = [...partsOf(schedules, weekday, false), ...partsOf(schedules, before, true)]
  return (
    <div className="day-bar" aria-hidden="true">
      {parts.map(({ from, to, night }) => (
        <span
          key={`${from}-${to}-${night}`}
          className={night ? 'day-bar__part day-bar__part--night' : 'day-bar__part'}
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
        />
      ))}
    </div>
  )
}

function partsOf(schedules: readonly ScheduleWire[], weekday: number, night: boolean): Part[] {
  return schedules.flatMap(({ type, open_time, close_time, ...row }): Part[] => {
    const [start, end] = [parseClock(open_time ?? ''), parseClock(close_time ?? '')]
    if (type !== 'general' || row.weekday !== weekday || start === null || end === null) return []
    if (night) return end <= start && end > 0 ? [{ from: 0, to: end, night }] : []
    return [{ from: start, to: end > start ? end : DAY_MINUTES, night }]
  })
}

const percent = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`
