import { weekdayName } from '@ostrov/shared/formats/time'
import type { OwnScheduleWire, RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { hoursInWords, ofWeekdays } from '@ostrov/shared/restaurants/intervals'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { CheckField, FormFailure } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { currentRowsOf } from '@ostrov/shared/wire/current'
import { useState } from 'react'
import { useHoursDoor } from '../../session/restaurant-side'
import { dayTitle } from './day-title'
import { useHoursChange } from './use-hours'

type Props = { id: string; hours: RestaurantHoursWire; from: number; onClose: () => void }

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const WORKDAYS = [1, 2, 3, 4, 5]

/** Gives other days the hours of one, in the place of their own. */
export function CopyDay({ id, hours: { schedules }, from, onClose }: Props) {
  const { to, choose, ofDay, busy, failure, copy } = useCopying({ id, schedules, from, onClose })
  const others = DAYS.filter((day) => day !== from)
  return (
    <Dialog kind="CopyHours" open onClose={onClose} title={`Скопировать ${ofDay.map(hoursInWords).join(', ')}`}>
      <div className="form">
        <div className="cluster gap-2">
          <Button size="small" onClick={() => choose(WORKDAYS)}>
            Будни
          </Button>
          <Button size="small" onClick={() => choose(DAYS)}>
            Все дни
          </Button>
        </div>
        <fieldset>
          <legend className="ui-field__label form__legend">На какие ещё дни</legend>
          {others.map((day) => (
            <CheckField
              key={day}
              label={dayTitle(day)}
              checked={to.includes(day)}
              onChange={() => choose(to.includes(day) ? to.filter((one) => one !== day) : [...to, day])}
            />
          ))}
        </fieldset>
        <p className="ui-muted">Прежние часы этих дней заменятся.</p>
        <FormFailure text={failure} />
        <Button
          variant="sea"
          size="large"
          disabled={to.length === 0}
          busy={busy}
          busyLabel="Копируем…"
          onClick={() => void copy()}
        >
          Скопировать
        </Button>
      </div>
    </Dialog>
  )
}

type Copying = { id: string; schedules: RestaurantHoursWire['schedules']; from: number; onClose: () => void }

/** Which days are chosen, and the copying itself. */
function useCopying({ id, schedules, from, onClose }: Copying) {
  const change = useHoursChange(id)
  const { at } = useHoursDoor(id)
  const [to, setTo] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // As they were looked at when the copying began: what others do meanwhile is shown before it is written over.
  const [seen, setSeen] = useState(schedules)
  const ofDay = ofWeekdays(seen, [from])
  const choose = (days: readonly number[]) => {
    setTo(days.filter((day) => day !== from))
    setFailure(null)
  }
  const copy = async (looked: readonly OwnScheduleWire[]): Promise<void> => {
    setBusy(true)
    const replaced = ofWeekdays(schedules, to)
    const left = schedules.filter((one) => !replaced.includes(one))
    const copies = to.flatMap((weekday) => ofDay.map((one) => ({ ...one, id: `${one.id}-${weekday}`, weekday })))
    const days = [from, ...to]
    const versions = ofWeekdays(looked, days).map(({ version }) => version)
    try {
      const send = () => ask(at.general.put({ from, to: [...to], versions }))
      await change({ schedules: [...left, ...copies] }, send, ({ items }) => ({ schedules: items }))
      onClose()
    } catch (problem) {
      const now = ofDay[0] ? currentRowsOf(problem, ofDay[0]) : null
      const news = now && changedDays(looked, now, days)
      // What differs is not the hours: as one's own last change that was not read back yet.
      if (now && !news) return copy(now)
      if (now) setSeen(now)
      setFailure(news ?? sentenceOf(problem))
      setBusy(false)
    }
  }
  return { to, choose, ofDay, busy, failure, copy: () => copy(seen) }
}

/** Which of the days are not as they were looked at, and how they are now; null where all are. */
function changedDays(seen: readonly OwnScheduleWire[], now: readonly OwnScheduleWire[], days: readonly number[]) {
  const hoursOn = (rows: readonly OwnScheduleWire[], day: number) =>
    ofWeekdays(rows, [day]).map(hoursInWords).join(', ')
  const changed = days.filter((day) => hoursOn(seen, day) !== hoursOn(now, day))
  if (changed.length === 0) return null
  const words = changed.map((day) => `${weekdayName(day, 'full')}\u00A0— ${hoursOn(now, day) || 'выходной'}`)
  return `Пока вы\u00A0выбирали, часы изменили. Теперь ${words.join('; ')}. Если так и\u00A0нужно, скопируйте ещё раз.`
}
