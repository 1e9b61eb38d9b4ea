import { countOf } from '@ostrov/shared/formats/plural'
import { FieldFrame } from '@ostrov/shared/ui/Field'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Suggestion } from './suggestions'
import type { Offer } from './use-offer'

type Props = {
  value: string
  offer: Offer
  error?: string | null | undefined
  onType: (typed: string) => void
  onChoose: (suggestion: Suggestion) => void
}

/** Street and house with suggestions: a combobox one may walk with the arrow keys. */
export function StreetField({ value, offer, error, onType, onChoose }: Props) {
  const list = useId()
  const [typed, setTyped] = useState(false)
  const [at, setAt] = useState(-1)
  const items = offer && 'items' in offer ? offer.items : []
  const open = typed && items.length > 0

  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return
    setTyped(false)
    setAt(-1)
    onChoose(suggestion)
  }
  const walk = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'ArrowDown') setAt((at + 1) % items.length)
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? items.length - 1 : at - 1)
    else if (event.key === 'Escape') setTyped(false)
    else if (event.key === 'Enter') choose(items[Math.max(at, 0)])
    else return
    event.preventDefault()
  }

  return (
    <div className="street-field">
      <FieldFrame label="Улица и дом" error={error ?? (offer && 'failed' in offer ? NOT_LOADED : null)}>
        {(bound) => (
          <input
            {...bound}
            className="ui-input"
            name="address"
            role="combobox"
            aria-expanded={open}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
            autoComplete="off"
            placeholder="Ленина, 234"
            value={value}
            onKeyDown={walk}
            onBlur={() => setTyped(false)}
            onChange={(event) => {
              setTyped(true)
              setAt(-1)
              onType(event.target.value)
            }}
          />
        )}
      </FieldFrame>
      <Listbox id={list} open={open} items={items} at={at} onChoose={choose} />
      <p className="ui-hidden" role="status">
        {open ? countOf(items.length, 'адрес найден', 'адреса найдено', 'адресов найдено') : ''}
      </p>
    </div>
  )
}

const NOT_LOADED = 'Не\u00a0получилось загрузить подсказки. Попробуйте ещё раз'

type ListboxProps = {
  id: string
  open: boolean
  items: readonly Suggestion[]
  at: number
  onChoose: (suggestion: Suggestion) => void
}

function Listbox({ id, open, items, at, onChoose }: ListboxProps) {
  return (
    <div className="street-field__list" id={id} role="listbox" aria-label="Подсказки" hidden={!open}>
      {items.map((item, index) => {
        const [street, house, ...town] = item.address.split(', ')
        return (
          <div
            key={item.address}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="street-field__option"
            // The press would take the focus, and the list with it, before it counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(item)}
          >
            <span>{[street, house].join(', ')}</span>
            <span className="ui-muted">{town.join(', ')}</span>
          </div>
        )
      })}
    </div>
  )
}
