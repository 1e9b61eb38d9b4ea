import type { FormErrors } from '@ostrov/shared/forms/form'
import { HOURS_FORM } from '@ostrov/shared/restaurants/form'
import { midnightHint } from '@ostrov/shared/restaurants/intervals'
import { TimeField } from '@ostrov/shared/ui/TimeField'

type Hours = { open_time: string; close_time: string }
type Props = { form: { values: Hours; errors: FormErrors; change: (hours: Partial<Hours>) => void } }

/** From when until when, of a weekday or of a date. */
export function HoursPair({ form: { values, errors, change } }: Props) {
  return (
    <div className="hours-pair columns-top gap-3">
      <TimeField
        label={HOURS_FORM.open_time.label}
        name="open_time"
        value={values.open_time}
        error={errors.open_time}
        onChange={(open_time) => change({ open_time })}
      />
      <TimeField
        label={HOURS_FORM.close_time.label}
        name="close_time"
        value={values.close_time}
        hint={midnightHint(values) ?? undefined}
        error={errors.close_time}
        onChange={(close_time) => change({ close_time })}
      />
    </div>
  )
}
