import { type KeyboardEvent, useState } from 'react'

/** The list under a combobox: whether it is open, and which of its rows the arrow keys have reached. */
export function useWalk<Row>(rows: readonly Row[], onChoose: (row: Row) => void) {
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const open = wanted && rows.length > 0
  const end = () => {
    setWanted(false)
    setAt(-1)
  }
  const walk = (event: KeyboardEvent) => {
    const reached = rows[Math.max(at, 0)]
    if (!open || !reached) return
    if (event.key === 'ArrowDown') setAt((at + 1) % rows.length)
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? rows.length - 1 : at - 1)
    else if (event.key === 'Escape') end()
    else if (event.key === 'Enter') {
      end()
      onChoose(reached)
    } else return
    event.preventDefault()
  }
  const begin = () => {
    setWanted(true)
    setAt(-1)
  }
  return { open, at, walk, begin, end }
}
