import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'

/**
 * A combobox and the list under it: what is bound to the field, to the list and to each of its rows, by their places. It opens
 * where `begin` is called; the arrow keys walk the rows, Enter takes one, Escape ends it.
 */
export function useCombobox<Row>(rows: readonly Row[], onChoose: (row: Row) => void) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const open = wanted && rows.length > 0
  const end = () => {
    setWanted(false)
    setAt(-1)
  }
  const begin = () => {
    setWanted(true)
    setAt(-1)
  }
  const choose = (row: Row) => {
    end()
    onChoose(row)
  }
  const walk = (event: KeyboardEvent) => {
    const reached = rows[Math.max(at, 0)]
    if (!open || !reached) return
    if (event.key === 'ArrowDown') setAt((at + 1) % rows.length)
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? rows.length - 1 : at - 1)
    else if (event.key === 'Escape') end()
    else if (event.key === 'Enter') choose(reached)
    else return
    event.preventDefault()
  }
  const isReached = (index: number) => open && index === at
  return {
    open,
    begin,
    walk,
    field: {
      role: 'combobox',
      className: 'ui-input',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && at >= 0 ? `${id}-${at}` : undefined,
      autoComplete: 'off',
      onKeyDown: walk,
      onBlur: end,
    },
    list: { id, className: 'ui-suggestions', hidden: !open },
    option: (row: Row, index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': isReached(index),
      className: 'ui-suggestions__option',
      ref: (element: HTMLElement | null) => {
        if (isReached(index)) element?.scrollIntoView({ block: 'nearest' })
      },
      // The press would take the focus, and the list with it, before it counts.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => choose(row),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && choose(row),
    }),
  } as const
}
