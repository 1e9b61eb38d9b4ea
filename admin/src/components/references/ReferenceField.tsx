import { countOf } from '@ostrov/shared/formats/plural'
import type { ReferenceWire } from '@ostrov/shared/records/schema'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import type { ReferenceProps } from '@ostrov/shared/ui/field-doors'
import { useCombobox } from '@ostrov/shared/ui/use-combobox'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSettled } from '../use-settled'
import { useHints, useNames } from './use-references'
import '@ostrov/shared/styles/place-field.css'
import '@ostrov/shared/styles/suggestions.css'
import './references.css'

const MISSED = 'Такого не\u00A0нашлось'

/** Rows of another noun by a part of their name: a combobox, above it what is chosen. */
export function ReferenceField({ label, hint, error, name, of, many, max = 1, value, onChange }: ReferenceProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, setWanted, offered, failed, isMissed } = useOffered(of, value)
  const names = useNames(of, value)
  const isFull = many && value.length >= max
  const choose = ({ id }: ReferenceWire) => {
    setTyped('')
    onChange(many ? [...value, id] : [id])
  }
  const { open, begin, walk, ...combobox } = useCombobox(isFull ? [] : offered, choose)
  return (
    <div className="place-field reference-field">
      <FieldFrame
        label={label}
        hint={isMissed ? MISSED : isFull ? `Больше ${max} не\u00A0выбрать` : hint}
        error={error ?? (failed ? 'Не\u00A0получилось найти. Проверьте связь' : null)}
      >
        {(bound) => (
          <div className="reference-field__line">
            <input
              {...bound}
              {...combobox.field}
              ref={input}
              name={name}
              maxLength={100}
              placeholder={!many && value.length > 0 ? 'Выбрать другое' : 'Начните писать название'}
              value={typed}
              onFocus={() => setWanted(true)}
              onClick={begin}
              onKeyDown={(event) => {
                if (open || event.key !== 'ArrowDown') return walk(event)
                event.preventDefault()
                begin()
              }}
              onChange={({ target }) => {
                setTyped(target.value)
                begin()
              }}
            />
            <div {...combobox.list} role="listbox" aria-label={label}>
              {offered.map((one, index) => (
                <div key={one.id} {...combobox.option(one, index)}>
                  <span>{one.title}</span>
                  {one.more && <span className="ui-muted ui-small">{one.more}</span>}
                </div>
              ))}
            </div>
          </div>
        )}
      </FieldFrame>
      <Chosen
        {...{ label, value, names }}
        onRemove={(id) => {
          onChange(value.filter((other) => other !== id))
          // The button takes the focus with it.
          input.current?.focus()
        }}
      />
      <p className="ui-hidden" role="status">
        {isMissed ? MISSED : open ? countOf(offered.length, 'вариант', 'варианта', 'вариантов') : ''}
      </p>
    </div>
  )
}

/** What is typed, and the rows it finds beside those that are chosen; `isMissed` where it finds none. */
function useOffered(of: string, value: readonly string[]) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const settled = useSettled(typed.trim())
  const { hints, isRead, failed } = useHints(of, settled, wanted)
  const offered = hints.filter(({ id }) => !value.includes(id))
  const isMissed = wanted && isRead && !failed && settled !== '' && settled === typed.trim() && offered.length === 0
  return { typed, setTyped, setWanted, offered, failed, isMissed }
}

type ChosenProps = Pick<ReferenceProps, 'label' | 'value'> & {
  names: Readonly<Record<string, string>>
  onRemove: (id: string) => void
}

function Chosen({ label, value, names, onRemove }: ChosenProps) {
  if (value.length === 0) return null
  return (
    <ul className="list-chips cluster gap-2" aria-label={`${label}: выбрано`}>
      {value.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="ui-chip"
            aria-label={`Убрать: ${names[id] ?? '…'}`}
            onClick={() => onRemove(id)}
          >
            {names[id] ?? '…'}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
