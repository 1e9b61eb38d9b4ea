import { HOURS_FORM } from '@ostrov/shared/restaurants/form'
import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import { weekComplaint } from '@ostrov/shared/restaurants/intervals'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { useHoursDoor } from '../../session/restaurant-side'
import { HoursPair } from './HoursPair'
import { RemoveHours } from './RemoveHours'
import { useHoursSave } from './seen-hours'

type Props = {
  id: string
  weekday: number
  schedules: readonly OwnScheduleWire[]
  /** Null for a new one. */
  interval: OwnScheduleWire | null
  onClose: () => void
}

/** An interval in its place, with what is wrong beside it: said before the server is asked, by the server's own rule. */
export function IntervalForm({ id, weekday, schedules, interval, onClose }: Props) {
  const { at } = useHoursDoor(id)
  const { others, save } = useHoursSave(id, schedules, interval)
  const { form, note } = useMergedForm({
    table: HOURS_FORM,
    initial: valuesOf(interval),
    blame: 'open_time',
    known: interval && { version: interval.version, values: valuesOf(interval) },
    present: (problem) => {
      const now = interval && currentOf(problem, interval)
      return now && { version: now.version, values: valuesOf(now) }
    },
    // From when and until when are one thing: two halves of two people may be nobody's hours.
    looks: true,
    send: async (hours, { version }) => {
      const wanted = { weekday, ...hours }
      const complaint = weekComplaint(wanted, others)
      if (complaint) throw new Problem(409, 'schedule.overlaps', complaint, { open_time: complaint })
      await save(
        { type: 'general', weekday, date: null, closed: false, ...hours },
        {
          put: (scheduleId) => ask(at.general({ scheduleId }).put({ ...wanted, ...(version && { version }) })),
          post: () => ask(at.general.post(wanted)),
        },
      )
    },
    onDone: onClose,
  })
  return (
    <form
      ref={focusFirst}
      className="interval-form stack gap-3"
      {...form.bind}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <MeanwhileNote title="Эти часы изменил кто-то другой" {...note} />
      <HoursPair form={form} />
      <FormFailure text={form.failure} />
      <div className="cluster gap-2">
        <Button type="submit" variant="sea" busy={form.busy} busyLabel="Сохраняем…">
          Сохранить
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отменить
        </Button>
        {interval && <RemoveHours id={id} schedules={schedules} row={interval} onClose={onClose} />}
      </div>
    </form>
  )
}

/** A form that opens in its place is what one wants to type in. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

const valuesOf = (row: OwnScheduleWire | null) => ({
  open_time: row?.open_time ?? '',
  close_time: row?.close_time ?? '',
})
