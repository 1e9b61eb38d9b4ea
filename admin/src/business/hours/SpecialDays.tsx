import { addDays, formatDate, localParts, weekdayName } from '@ostrov/shared/formats/time'
import type { OwnScheduleWire, RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { hoursInWords } from '@ostrov/shared/restaurants/intervals'
import { Button } from '@ostrov/shared/ui/Button'
import { CalendarPlus, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SpecialDay } from './SpecialDay'

const Calendar = lazy(() => import('@ostrov/shared/ui/Calendar'))

type Props = { id: string; hours: RestaurantHoursWire; now: Date }
type Opened = { day: string; row: OwnScheduleWire | null }

/** Days with hours of their own, or none: on a calendar, and in words beside it. */
export function SpecialDays({ id, hours: { schedules }, now }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const today = localParts(now).date
  const days = schedules
    .filter(({ type, date }) => type === 'holiday' && (date ?? '') >= addDays(today, -1))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const choose = (day: string) => setOpened({ day, row: days.find(({ date }) => date === day) ?? null })
  return (
    <section className="special stack gap-4 ui-card" aria-labelledby="special-title">
      <div className="split gap-3">
        <h2 id="special-title">Особые дни</h2>
        <Button onClick={() => setOpened({ day: '', row: null })} aria-haspopup="dialog">
          <CalendarPlus size={20} aria-hidden="true" />
          Добавить
        </Button>
      </div>
      <div className="special__body columns-top gap-5">
        <Suspense fallback={<div className="special__calendar ui-skeleton" />}>
          <div className="special__calendar">
            <Calendar value="" min={today} marked={days.flatMap(({ date }) => date ?? [])} onChoose={choose} />
          </div>
        </Suspense>
        {days.length === 0 && (
          <p className="ui-muted">
            Праздники, переезды, банкеты: выберите день и&nbsp;закройте его или&nbsp;задайте часы.
          </p>
        )}
        <DaysInWords days={days} today={today} onOpen={setOpened} />
      </div>
      {opened && (
        <SpecialDay
          key={`${opened.day}-${opened.row?.id}`}
          id={id}
          schedules={schedules}
          {...opened}
          onMore={() => setOpened({ day: opened.day, row: null })}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

type DaysProps = { days: readonly OwnScheduleWire[]; today: string; onOpen: (opened: Opened) => void }

function DaysInWords({ days, today, onOpen }: DaysProps) {
  return (
    <ul className="stack">
      {days.map((row) => (
        <li key={row.id}>
          <button type="button" className="special__day" onClick={() => onOpen({ day: row.date ?? '', row })}>
            <span>
              {formatDate(row.date ?? '', row.date?.slice(0, 4) !== today.slice(0, 4))},{' '}
              {weekdayName(localParts(`${row.date}T00:00:00Z`, 0).weekday, 'full')}
            </span>
            <strong>{row.closed ? 'Закрыто' : hoursInWords(row)}</strong>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ date, open_time }: OwnScheduleWire) => `${date} ${open_time}`
