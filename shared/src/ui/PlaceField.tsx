import { type ComponentProps, useRef } from 'react'
import { countOf } from '../formats/plural'
import { FieldFrame, type Words } from './Field'
import { useCombobox } from './use-combobox'
import { useEarly } from './use-early'
import { type PlaceHint, streetOf, type usePlace } from './use-place'
import '../styles/place-field.css'
import '../styles/suggestions.css'

export type PlaceProps = Words &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    place: ReturnType<typeof usePlace>
    /** The text as it stands now, and the house that was chosen for it. */
    onChange: (typed: string, chosen: PlaceHint | null) => void
  }

/** Street and house with suggestions: a combobox one may walk with the arrow keys. */
export function PlaceField({ label, hint, error, place, onChange, ...input }: PlaceProps) {
  const { typed, hints, failed } = place
  const combobox = useCombobox(hints, (chosen) => onChange(streetOf(chosen), chosen))
  const field = useRef<HTMLInputElement>(null)
  const type = (written: string) => {
    combobox.begin()
    onChange(written, null)
  }
  useEarly(field, typed, type)
  return (
    <div className="place-field">
      <FieldFrame label={label} hint={hint} error={error ?? (failed ? NOT_LOADED : null)}>
        {(bound) => (
          <input
            {...input}
            {...bound}
            {...combobox.field}
            ref={field}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FieldFrame>
      <div {...combobox.list} role="listbox" aria-label="Подсказки">
        {hints.map((one, index) => {
          const [street, house, ...town] = one.address.split(', ')
          return (
            <div key={one.address} {...combobox.option(one, index)}>
              <span>{[street, house].join(', ')}</span>
              <span className="ui-muted">{town.join(', ')}</span>
            </div>
          )
        })}
      </div>
      <p className="ui-hidden" role="status">
        {combobox.open ? countOf(hints.length, 'адрес найден', 'адреса найдено', 'адресов найдено') : ''}
      </p>
    </div>
  )
}

const NOT_LOADED = 'Не\u00a0получилось загрузить подсказки. Попробуйте ещё раз'
