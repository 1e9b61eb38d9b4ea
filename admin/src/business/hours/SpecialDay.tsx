import { localParts } from '@ostrov/shared/formats/time'
import { SPECIAL_DAY_FORM } from '@ostrov/shared/restaurants/form'
import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { serverNow } from '../../clock'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { useHoursDoor } from '../../session/restaurant-side'
import { HoursPair } from './HoursPair'
import { RemoveHours } from './RemoveHours'
import { useHoursSave } from './seen-hours'

type Props = {
  id: string
  schedules: readonly OwnScheduleWire[]
  /** «2026-12-31», '' while none is chosen. */
  day: string
  /** Null for a new one. */
  row: OwnScheduleWire | null
  /** One more interval of the same day. */
  onMore: () => void
  onClose: () => void
}

/** A day that is not as its weekday is. */
export function SpecialDay({ id, schedules, day, row, onMore, onClose }: Props) {
  const { at } = useHoursDoor(id)
  const { save } = useHoursSave(id, schedules, row)
  const { form, note } = useMergedForm({
    table: SPECIAL_DAY_FORM,
    initial: row ? valuesOf(row, row) : { date: day, closed: true, open_time: '', close_time: '' },
    blame: 'date',
    known: row && { version: row.version, values: valuesOf(row, row) },
    present: (problem) => {
      const now = row && currentOf(problem, row)
      return now && { version: now.version, values: valuesOf(now, row) }
    },
    looks: true,
    send: async ({ date, closed, ...hours }, { version }) => {
      const wanted = closed ? { date, closed } : { date, closed, ...hours }
      await save(
        { type: 'holiday', weekday: null, date, closed, ...hours },
        {
          put: (scheduleId) => ask(at.holiday({ scheduleId }).put({ ...wanted, ...(version && { version }) })),
          post: () => ask(at.holiday.post(wanted)),
        },
      )
    },
    onDone: onClose,
  })
  const { values, errors } = form
  const remove = row && <RemoveHours id={id} schedules={schedules} row={row} onClose={onClose} />
  return (
    <FormDrawer kind="SpecialDay" title="Особый день" form={form} onClose={onClose} aside={remove}>
      <MeanwhileNote title="Этот день изменил кто-то другой" {...note} />
      <DateField
        label={SPECIAL_DAY_FORM.date.label}
        name="date"
        value={values.date}
        min={localParts(serverNow()).date}
        error={errors.date}
        onChange={(date) => form.change({ date })}
      />
      <FormField form={form} name="closed" />
      {!values.closed && <HoursPair form={form} />}
      {row && !row.closed && <Button onClick={onMore}>Добавить часы в&nbsp;этот день</Button>}
    </FormDrawer>
  )
}

/** A day that is closed says no hours: those that were typed stand ready for the day that it opens again. */
function valuesOf({ date, closed, ...hours }: OwnScheduleWire, seen: OwnScheduleWire | null) {
  const { open_time, close_time } = closed && seen ? seen : hours
  return { date: date ?? '', closed, open_time: open_time ?? '', close_time: close_time ?? '' }
}
