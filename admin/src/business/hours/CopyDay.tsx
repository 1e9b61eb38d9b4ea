import { weekdayName } from '@ostrov/shared/formats/time'
import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { hoursInWords } from '@ostrov/shared/restaurants/intervals'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { CheckField, FormFailure } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { api } from '../../api'
import { dayTitle } from './day-title'
import { useHoursChange } from './use-hours'

type Props = { id: string; hours: RestaurantHoursWire; from: number; onClose: () => void }

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const WORKDAYS = [1, 2, 3, 4, 5]

/** Gives other days the hours of one, in the place of their own. */
export function CopyDay({ id, hours: { schedules }, from, onClose }: Props) {
  const change = useHoursChange(id)
  const [to, setTo] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const others = DAYS.filter((day) => day !== from)
  const ofDay = schedules.filter(({ type, weekday }) => type === 'general' && weekday === from)
  const choose = (days: readonly number[]) => {
    setTo(days.filter((day) => day !== from))
    setFailure(null)
  }
  const copy = async () => {
    setBusy(true)
    const left = schedules.filter(({ type, weekday }) => type !== 'general' || !to.includes(weekday ?? 0))
    const copies = to.flatMap((weekday) => ofDay.map((one) => ({ ...one, id: `${one.id}-${weekday}`, weekday })))
    try {
      await change({ schedules: [...left, ...copies] }, () =>
        ask(api.restaurant_schedule({ restaurantId: id }).general.put({ from, to: [...to] })),
      )
      onClose()
    } catch (problem) {
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <Dialog kind="CopyHours" open onClose={onClose} title={`Скопировать ${ofDay.map(hoursInWords).join(', ')}`}>
      <div className="form">
        <div className="chip-choice">
          <Button size="small" onClick={() => choose(WORKDAYS)}>
            Будни
          </Button>
          <Button size="small" onClick={() => choose(DAYS)}>
            Все дни
          </Button>
        </div>
        <fieldset>
          <legend className="ui-field__label form__legend">На какие дни, кроме {weekdayName(from, 'full')}</legend>
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
        <Button variant="sea" size="large" disabled={to.length === 0} busy={busy} busyLabel="Копируем…" onClick={copy}>
          Скопировать
        </Button>
      </div>
    </Dialog>
  )
}
