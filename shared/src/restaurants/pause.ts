import { addDays, formatMoment, instantAt, localParts, MINUTE_MS } from '../formats/time'
import { openingTime } from './hours'
import { type OpenState, type ScheduleRow, shiftsOf } from './schedule'

const SEARCH_DAYS = 31
/** Ends that are counted from now stand at whole five minutes. */
const ROUND_MS = 5 * MINUTE_MS

/** Where a pause may end without a moment being typed. */
export type PauseEnd = { name: 'half_hour' | 'hour' | 'tomorrow'; label: string; until: Date }

/** The ends that are offered; «till tomorrow» is the first shift that begins on a later day, whatever night still runs. */
export function pauseEnds(schedules: readonly ScheduleRow[], now: Date): PauseEnd[] {
  // Customers read when it opens: «в 21:35», not at the second it was stopped at.
  const after = (minutes: number) => new Date(Math.ceil(now.getTime() / ROUND_MS) * ROUND_MS + minutes * MINUTE_MS)
  const tomorrow = nextDayOpening(schedules, now)
  // What never closes does not open either.
  const isAllDay = schedules.some(({ type }) => type === 'all_day')
  return [
    { name: 'half_hour', label: '30\u00A0минут', until: after(30) },
    { name: 'hour', label: '1\u00A0час', until: after(60) },
    ...(tomorrow
      ? [
          {
            name: 'tomorrow' as const,
            label: isAllDay ? 'До\u00A0завтра, до\u00A0полуночи' : `До открытия: ${openingTime(tomorrow, now)}`,
            until: tomorrow,
          },
        ]
      : []),
  ]
}

/** Whether orders are taken now and what comes next, in words for who runs the restaurant. */
export function openWords(state: OpenState, disabled_until: string | null, now: Date): string {
  if (state.open) {
    return state.closes_at ? `Открыто. Закроется ${formatMoment(state.closes_at, now)}` : 'Открыто круглосуточно'
  }
  const opens = state.opens_at ? `Откроется ${openingTime(state.opens_at, now)}` : null
  if (state.reason === 'disabled' && disabled_until) {
    const until = `Пауза закончится ${openingTime(new Date(disabled_until), now)}`
    const isSame = state.opens_at?.getTime() === Date.parse(disabled_until)
    return isSame || !opens ? until : `${until}. ${opens}`
  }
  if (state.reason === 'no_schedule') return 'Закрыто: часов работы ещё нет'
  return opens ? `Закрыто. ${opens}` : 'Закрыто: ближайший месяц без\u00A0рабочих часов'
}

function nextDayOpening(schedules: readonly ScheduleRow[], now: Date): Date | null {
  const { date } = localParts(now)
  for (let days = 1; days <= SEARCH_DAYS; days++) {
    const day = addDays(date, days)
    const starts = shiftsOf(schedules, day).map(({ start }) => start)
    if (starts.length > 0) return instantAt(day, Math.min(...starts))
  }
  return null
}
