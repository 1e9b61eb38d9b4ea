import { type ComponentProps, useId, useRef } from 'react'
import { countOf } from '../formats/plural'
import { FieldFrame, type Words } from './Field'
import { useEarly } from './use-early'
import { type PlaceHint, streetOf, type usePlace } from './use-place'
import { useWalk } from './use-walk'
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
  const list = useId()
  const { typed, hints, failed } = place
  const choose = (chosen: PlaceHint) => onChange(streetOf(chosen), chosen)
  const { open, at, walk, begin, end } = useWalk(hints, choose)
  const field = useRef<HTMLInputElement>(null)
  const type = (written: string) => {
    begin()
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
            ref={field}
            className="ui-input"
            role="combobox"
            aria-expanded={open}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
            autoComplete="off"
            value={typed}
            onKeyDown={walk}
            onBlur={end}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FieldFrame>
      <div className="ui-suggestions" id={list} role="listbox" aria-label="Подсказки" hidden={!open}>
        {hints.map((one, index) => (
          <Option
            key={one.address}
            id={`${list}-${index}`}
            hint={one}
            selected={index === at}
            onChoose={() => {
              end()
              choose(one)
            }}
          />
        ))}
      </div>
      <p className="ui-hidden" role="status">
        {open ? countOf(hints.length, 'адрес найден', 'адреса найдено', 'адресов найдено') : ''}
      </p>
    </div>
  )
}

const NOT_LOADED = 'Не\u00a0получилось загрузить подсказки. Попробуйте ещё раз'

type OptionProps = { id: string; hint: PlaceHint; selected: boolean; onChoose: () => void }

function Option({ id, hint, selected, onChoose }: OptionProps) {
  const [street, house, ...town] = hint.address.split(', ')
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="ui-suggestions__option"
      // The press would take the focus, and the list with it, before it counts.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span>{[street, house].join(', ')}</span>
      <span className="ui-muted">{town.join(', ')}</span>
    </div>
  )
}
