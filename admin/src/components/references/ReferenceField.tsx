import { countOf } from '@ostrov/shared/formats/plural'
import type { ReferenceWire } from '@ostrov/shared/records/schema'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import type { ReferenceProps } from '@ostrov/shared/ui/field-doors'
import { useWalk } from '@ostrov/shared/ui/use-walk'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSettled } from '../use-settled'
import { useHints, useNames } from './use-references'
import '@ostrov/shared/styles/place-field.css'
import '@ostrov/shared/styles/suggestions.css'
import './references.css'

const MISSED = 'Такого не\u00A0нашлось'

/** Rows of another noun by a part of their name: a combobox, above it what is chosen. */
export function ReferenceField({ label, hint, error, name, of, many, max = 1, value, onChange }: ReferenceProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, setWanted, offered, failed, isMissed } = useOffered(of, value)
  const names = useNames(of, value)
  const isFull = many && value.length >= max
  const choose = ({ id }: ReferenceWire) => {
    setTyped('')
    onChange(many ? [...value, id] : [id])
  }
  const { open, at, walk, begin, end } = useWalk(isFull ? [] : offered, choose)
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
              ref={input}
              name={name}
              className="ui-input"
              role="combobox"
              aria-expanded={open}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
              autoComplete="off"
              maxLength={100}
              placeholder={!many && value.length > 0 ? 'Выбрать другое' : 'Начните писать название'}
              value={typed}
              onFocus={() => setWanted(true)}
              onClick={begin}
              onBlur={end}
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
            <div className="ui-suggestions" id={list} role="listbox" aria-label={label} hidden={!open}>
              {offered.map((one, index) => (
                <Option
                  key={one.id}
                  id={`${list}-${index}`}
                  one={one}
                  selected={index === at}
                  onChoose={() => {
                    end()
                    choose(one)
                  }}
                />
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
    <ul className="list-chips" aria-label={`${label}: выбрано`}>
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

type OptionProps = { id: string; one: ReferenceWire; selected: boolean; onChoose: () => void }

function Option({ id, one: { title, more }, selected, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <div
      ref={row}
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
      <span>{title}</span>
      {more && <span className="ui-muted ui-small">{more}</span>}
    </div>
  )
}
