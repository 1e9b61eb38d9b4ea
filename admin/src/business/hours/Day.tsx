import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import { hoursInWords, MAX_INTERVALS, midnightHint } from '@ostrov/shared/restaurants/intervals'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Copy, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DayBar } from './DayBar'
import { dayTitle } from './day-title'
import { IntervalForm } from './IntervalForm'

type Props = {
  id: string
  weekday: number
  today: boolean
  schedules: readonly OwnScheduleWire[]
  onCopy: () => void
}

const isOf = (weekday: number) => (one: ScheduleWire) => one.type === 'general' && one.weekday === weekday

/** One day of the week: its intervals, each opened in its place. */
export function Day({ id, weekday, today, schedules, onCopy }: Props) {
  const intervals = schedules.filter(isOf(weekday))
  const [opened, setOpened] = useState<OwnScheduleWire | 'new' | null>(null)
  const add = useFocusBack(opened !== null)
  const isAllDay = schedules.some(({ type }) => type === 'all_day')
  const title = dayTitle(weekday)
  return (
    <section className="day" aria-label={title} data-today={today || undefined}>
      <h3 className="day__name">
        {title}
        {today && <span className="ui-muted ui-small">сегодня</span>}
      </h3>
      <div className="day__hours stack gap-2">
        <DayBar weekday={weekday} schedules={schedules} />
        {intervals.length === 0 && opened === null && (
          <span className="ui-muted">{isAllDay ? 'Часы не\u00A0заданы' : 'Выходной'}</span>
        )}
        <Intervals {...{ id, weekday, schedules, intervals, opened }} onOpen={setOpened} />
      </div>
      <div className="day__acts">
        <Button
          ref={add}
          variant="quiet"
          disabled={intervals.length >= MAX_INTERVALS}
          onClick={() => setOpened('new')}
          aria-label={`${title}: добавить часы`}
        >
          <Plus size={20} aria-hidden="true" />
          Часы
        </Button>
        <Button
          variant="quiet"
          disabled={intervals.length === 0}
          onClick={onCopy}
          aria-haspopup="dialog"
          aria-label={`${title}: скопировать на\u00A0другие дни`}
        >
          <Copy size={20} aria-hidden="true" />
        </Button>
      </div>
    </section>
  )
}

/** The button that takes the focus once what was opened is closed. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

type IntervalsProps = Pick<Props, 'id' | 'weekday' | 'schedules'> & {
  intervals: readonly OwnScheduleWire[]
  opened: OwnScheduleWire | 'new' | null
  onOpen: (interval: OwnScheduleWire | null) => void
}

function Intervals({ id, weekday, schedules, intervals, opened, onOpen }: IntervalsProps) {
  const edited = opened === 'new' ? null : opened
  // What is being edited stays, though somebody else has taken it away.
  const isGone = edited && !intervals.some(({ id }) => id === edited.id)
  const shown = isGone ? [...intervals, edited] : intervals
  const form = { id, weekday, schedules, onClose: () => onOpen(null) }
  return (
    <ul className="day__intervals cluster gap-2">
      {shown.map((one) => (
        <li key={one.id}>
          {edited?.id === one.id ? (
            <IntervalForm {...form} interval={edited} />
          ) : (
            <button type="button" className="interval" onClick={() => onOpen(one)}>
              <span className="ui-hidden">{dayTitle(weekday)}, </span>
              {hoursInWords(one)}
              <Midnight {...one} />
            </button>
          )}
        </li>
      ))}
      {opened === 'new' && (
        <li>
          <IntervalForm {...form} interval={null} />
        </li>
      )}
    </ul>
  )
}

function Midnight({ open_time, close_time }: Pick<ScheduleWire, 'open_time' | 'close_time'>) {
  const hint = midnightHint({ open_time: open_time ?? '', close_time: close_time ?? '' })
  return hint && <span className="interval__hint">{hint}</span>
}
