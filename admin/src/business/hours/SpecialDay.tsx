import { localParts } from '@ostrov/shared/formats/time'
import { HOLIDAY_FORM } from '@ostrov/shared/restaurants/form'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { HoursPair } from './HoursPair'
import { RemoveButton } from './IntervalForm'
import { useHoursChange } from './use-hours'

type Props = {
  id: string
  schedules: readonly ScheduleWire[]
  /** «2026-12-31», '' while none is chosen. */
  day: string
  /** Null for a new one. */
  row: ScheduleWire | null
  /** One more interval of the same day. */
  onMore: () => void
  onClose: () => void
}

/** A day that is not as its weekday is. */
export function SpecialDay({ id, schedules, day, row, onMore, onClose }: Props) {
  const change = useHoursChange(id)
  const at = api.restaurant_schedule({ restaurantId: id })
  const form = useForm({
    table: HOLIDAY_FORM,
    initial: {
      ...{ date: day, closed: row ? row.closed : true },
      ...{ open_time: row?.open_time ?? '', close_time: row?.close_time ?? '' },
    },
    blame: 'date',
    submit: async ({ date, closed, ...hours }) => {
      const wanted = closed ? { date, closed } : { date, closed, ...hours }
      const shown = { type: 'holiday' as const, weekday: null, date, closed, ...hours, id: row?.id ?? '' }
      await change({ schedules: [...schedules.filter((one) => one !== row), shown] }, () =>
        ask(row ? at.holiday({ scheduleId: row.id }).put(wanted) : at.holiday.post(wanted)),
      )
      onClose()
      return undefined
    },
  })
  const { values, errors } = form
  const remove = row && <RemoveButton id={id} schedules={schedules} row={row} onClose={onClose} />
  return (
    <FormDrawer kind="SpecialDay" title="Особый день" form={form} onClose={onClose} aside={remove}>
      <DateField
        label={HOLIDAY_FORM.date.label}
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
