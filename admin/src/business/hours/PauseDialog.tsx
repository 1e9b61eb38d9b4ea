import { instantAt, localParts, parseClock } from '@ostrov/shared/formats/time'
import { type Check, type FormTable, isDay } from '@ostrov/shared/forms/form'
import { OWN_MOMENT, PAUSE_FORM } from '@ostrov/shared/restaurants/form'
import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { pauseEnds } from '@ostrov/shared/restaurants/pause'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { TimeField } from '@ostrov/shared/ui/TimeField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { serverNow } from '../../clock'
import { Reasons } from '../../components/Reasons'
import { useNowChange } from './use-hours'

const REASONS = ['Много заказов', 'Нет электричества', 'Сломалось оборудование', 'Закончились продукты']

type Props = { id: string; hours: RestaurantHoursWire; open: boolean; onClose: () => void }

/** Stops taking orders until a moment, and says to customers why. */
export function PauseDialog({ id, hours, open, onClose }: Props) {
  return (
    <Dialog kind="Pause" open={open} onClose={onClose} title="Поставить на&nbsp;паузу">
      <PauseForm id={id} hours={hours} onClose={onClose} />
    </Dialog>
  )
}

/** Until when, and what customers read meanwhile. */
export function PauseForm({ id, hours, onClose }: Omit<Props, 'open'>) {
  const change = useNowChange(id)
  const ends = pauseEnds(hours.schedules, serverNow())
  const form = useForm({
    table: TABLE,
    initial: { end: 'half_hour', day: localParts(serverNow()).date, time: '', disabled_reason: '' },
    submit: async ({ disabled_reason, ...chosen }) => {
      const until = ends.find(({ name }) => name === chosen.end)?.until ?? momentOf(chosen)
      await change({ disabled_until: until.toISOString(), disabled_reason: disabled_reason.trim() || null })
      onClose()
      return undefined
    },
  })
  return (
    <form className="form" {...form.bind}>
      <EndChoice form={form} ends={ends} />
      {form.values.end === OWN_MOMENT && <OwnMoment form={form} />}
      <Reasons
        legend={'Почему: увидят клиенты'}
        reasons={REASONS}
        chosen={form.values.disabled_reason}
        onChoose={(disabled_reason) => form.change({ disabled_reason })}
      />
      <FormField form={form} name="disabled_reason" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" size="large" busy={form.busy} busyLabel="Останавливаем…">
        Остановить приём заказов
      </Button>
    </form>
  )
}

type PauseFields = ReturnType<
  typeof useForm<keyof typeof TABLE, { end: string; day: string; time: string; disabled_reason: string }>
>

function EndChoice({ form, ends }: { form: PauseFields; ends: ReturnType<typeof pauseEnds> }) {
  return (
    <fieldset>
      <legend className="ui-field__label form__legend">{TABLE.end.label}</legend>
      <div className="cluster gap-2">
        {[...ends, { name: OWN_MOMENT, label: 'До\u00A0своего времени' }].map(({ name, label }) => (
          <label key={name} className="ui-chip">
            <input
              className="ui-hidden"
              type="radio"
              name="end"
              checked={form.values.end === name}
              onChange={() => form.change({ end: name })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OwnMoment({ form: { values, errors, change } }: { form: PauseFields }) {
  return (
    <div className="hours-pair columns-top gap-3">
      <DateField
        label={TABLE.day.label}
        value={values.day}
        min={localParts(serverNow()).date}
        error={errors.day}
        onChange={(day) => change({ day })}
      />
      <TimeField
        label={TABLE.time.label}
        value={values.time}
        error={errors.time}
        onChange={(time) => change({ time })}
      />
    </div>
  )
}

const isComing: Check = (time, { day }) =>
  isDay(String(day)) && momentOf({ day: String(day), time }) <= serverNow() ? 'Это время уже прошло' : null
const TABLE = { ...PAUSE_FORM, time: { ...PAUSE_FORM.time, checks: [isComing] } } as const satisfies FormTable

function momentOf({ day, time }: { day: string; time: string }): Date {
  return instantAt(day, parseClock(time) ?? 0)
}
