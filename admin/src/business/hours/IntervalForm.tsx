import { HOURS_FORM } from '@ostrov/shared/restaurants/form'
import { weekComplaint } from '@ostrov/shared/restaurants/intervals'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { HoursPair } from './HoursPair'
import { useHoursChange } from './use-hours'

type Props = {
  id: string
  weekday: number
  schedules: readonly ScheduleWire[]
  /** Null for a new one. */
  interval: ScheduleWire | null
  onClose: () => void
}

/** An interval in its place, with what is wrong beside it: said before the server is asked, by the server's own rule. */
export function IntervalForm({ id, weekday, schedules, interval, onClose }: Props) {
  const change = useHoursChange(id)
  const at = api.restaurant_schedule({ restaurantId: id })
  const others = schedules.filter((one) => one.id !== interval?.id)
  const form = useForm({
    table: HOURS_FORM,
    initial: { open_time: interval?.open_time ?? '', close_time: interval?.close_time ?? '' },
    blame: 'open_time',
    submit: async (hours) => {
      const wanted = { weekday, ...hours }
      const complaint = weekComplaint(wanted, others)
      if (complaint) throw new Problem(409, 'schedule.overlaps', complaint, { open_time: complaint })
      const row = { ...rowOf(weekday), id: interval?.id ?? '', ...hours }
      await change(
        { schedules: interval ? schedules.map((one) => (one === interval ? row : one)) : [...schedules, row] },
        () => ask(interval ? at.general({ scheduleId: interval.id }).put(wanted) : at.general.post(wanted)),
      )
      onClose()
      return undefined
    },
  })
  return (
    <form
      ref={focusFirst}
      className="interval-form"
      {...form.bind}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <HoursPair form={form} />
      <FormFailure text={form.failure} />
      <div className="interval-form__acts">
        <Button type="submit" variant="sea" busy={form.busy} busyLabel="Сохраняем…">
          Сохранить
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отменить
        </Button>
        {interval && <RemoveButton id={id} schedules={schedules} row={interval} onClose={onClose} />}
      </div>
    </form>
  )
}

/** A form that opens in its place is what one wants to type in. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

type RemoveProps = { id: string; schedules: readonly ScheduleWire[]; row: ScheduleWire; onClose: () => void }

/** Takes hours away at once; they are typed again as quickly as an answer is given. */
export function RemoveButton({ id, schedules, row, onClose }: RemoveProps) {
  const change = useHoursChange(id)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const at = api.restaurant_schedule({ restaurantId: id }).schedule({ scheduleId: row.id })
    try {
      await change({ schedules: schedules.filter((one) => one !== row) }, () => ask(at.delete()))
      onClose()
    } catch (problem) {
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="danger" busy={busy} busyLabel="Удаляем…" onClick={remove}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить
      </Button>
      <FormFailure text={failure} />
    </>
  )
}

const rowOf = (weekday: number) => ({ type: 'general' as const, weekday, date: null, closed: false })
