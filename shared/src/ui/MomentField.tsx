import { regionOffset } from '../formats/installation'
import { DateField } from './DateField'
import type { Words } from './Field'
import { TimeField } from './TimeField'

type Props = Words & {
  name: string
  /** «2026-11-22T19:30» by the region's clock; what is not whole yet is as it was typed. */
  value: string
  onChange: (moment: string) => void
}

/** A day and a time of it by the region's clock, wherever the browser stands. */
export function MomentField({ label, hint, error, name, value, onChange }: Props) {
  const [day = '', time = ''] = value.split('T')
  const put = (changed: { day: string; time: string }) =>
    onChange(changed.day === '' && changed.time === '' ? '' : `${changed.day}T${changed.time}`)
  return (
    <fieldset className="ui-group stack gap-2">
      <legend className="ui-field__label">{label}</legend>
      <div className="ui-pair">
        <DateField label="День" name={name} value={day} error={error} onChange={(next) => put({ day: next, time })} />
        <TimeField
          label="Время"
          name={name}
          value={time}
          hint={zoneWords()}
          onChange={(next) => put({ day, time: next })}
        />
      </div>
      {hint && <p className="ui-field__hint">{hint}</p>}
    </fieldset>
  )
}

/** «По местному времени, UTC+11» */
function zoneWords(): string {
  const hours = regionOffset() / 60
  return `По\u00A0местному времени, UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
