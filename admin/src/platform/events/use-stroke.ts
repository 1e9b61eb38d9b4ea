import { type Cell, cellAt, type Spot } from '@ostrov/shared/halls/grid'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type Strokes = {
  /** How many rows there are, and what stands in one. */
  count: number
  cellsIn: (row: number) => readonly Cell[]
  /** Rows are painted whole, and there is nothing between their seats. */
  byRow?: boolean
  /** A finger that is drawn over cells paints them, else it moves the grid. */
  byFinger?: boolean
  /** `isOn`: the pointer's stroke began where no seat stands, or the keys have chosen none. */
  onPaint: (spots: readonly Spot[], isOn: boolean) => void
  onChoose?: (from: number, to: number) => void
  onUndo?: () => void
}
/** From the cell where it began to the one that has the focus: all between them is chosen. */
type Chosen = { from: Spot; to: Spot }

/** Beyond every row and cell. */
const FAR = 1000
const [FIRST, LAST] = [
  { row: 0, x: -FAR },
  { row: FAR, x: FAR },
]

/** Chooses cells of a grid by pointer and by keys, as a rectangle, and paints them at the end of the stroke. */
export function useStroke(strokes: Strokes) {
  const { count, cellsIn, byRow = false, byFinger, onPaint, onChoose, onUndo } = strokes
  const [kept, setKept] = useState<Chosen>(() => {
    const seat = cellsIn(0).find(({ number }) => number !== null)
    const first = seat ? { row: 0, x: seat.x } : FIRST
    return { from: first, to: first }
  })
  const drawn = useRef<Chosen>(null)
  /** Rows may have gone since. */
  const standing = ({ row, x }: Spot) => ({ row: Math.max(0, Math.min(row, count - 1)), x })
  const onCell = ({ row, x }: Spot) => ({ row, x: cellAt(cellsIn(row), x)?.x ?? 0 })
  const now = { from: standing(kept.from), to: standing(kept.to) }
  const stop = onCell(now.to)

  const tell = ({ from, to }: Chosen) => onChoose?.(Math.min(from.row, to.row), Math.max(from.row, to.row))
  /** Without `begun` one cell; with it all from there on. */
  const choose = (grid: Element, goal: Spot, begun?: Spot) => {
    const cell = onCell(standing(goal))
    const next = begun ? { from: standing(begun), to: standing(goal) } : { from: cell, to: cell }
    // What is focused chooses itself; the rest of a stroke comes after.
    grid.querySelector<HTMLElement>(`[data-spot="${cell.row} ${cell.x}"]`)?.focus()
    setKept(next)
    tell(next)
    return next
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const cell = spotOf(target)
    if (!cell || isThere(cell, stop)) return tell(now)
    setKept({ from: cell, to: cell })
    tell({ from: cell, to: cell })
  }
  const paint = (stroke: Chosen, beganAt?: Cell) => {
    const cells = Array.from({ length: count }, (_, row) => {
      const { from, to } = chosenIn(stroke, row, byRow)
      return cellsIn(row).flatMap((cell) => (cell.x >= from && cell.x < to ? [{ ...cell, row }] : []))
    }).flat()
    onPaint(
      cells.map(({ row, x }) => ({ row, x })),
      beganAt ? beganAt.number === null : cells.every(({ number }) => number === null),
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { code, shiftKey, currentTarget, key } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (event.altKey) return
    const goal = goalOf(event, stop, strokes)
    if (goal) choose(currentTarget, goal, shiftKey ? now.from : undefined)
    // By their places on the keyboard: its letters may be Russian.
    else if (isCommand && code === 'KeyA') choose(currentTarget, LAST, FIRST)
    else if (isCommand && code === 'KeyZ' && onUndo) onUndo()
    else if (!isCommand && (key === ' ' || key === 'Enter')) paint(now)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotUnder(event)
    if (!spot || event.button !== 0) return
    // A finger keeps its scrolling: only what takes the focus by itself is kept from it.
    event.preventDefault()
    drawn.current = choose(event.currentTarget, spot, event.shiftKey ? now.from : undefined)
    if (event.pointerType !== 'touch' || byFinger) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drawn.current || (event.pointerType === 'touch' && !byFinger)) return
    const spot = spotUnder(event)
    if (spot && !isThere(spot, drawn.current.to)) drawn.current = choose(event.currentTarget, spot, drawn.current.from)
  }
  const onPointerUp = () => {
    const stroke = drawn.current
    drawn.current = null
    if (stroke) paint(stroke, cellAt(cellsIn(stroke.from.row), stroke.from.x))
  }
  const onPointerCancel = () => {
    drawn.current = null
  }
  return {
    chosen: (row: number) => chosenIn(now, row, byRow),
    stop,
    bind: { onFocus, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

const isThere = (one: Spot, other: Spot) => one.row === other.row && one.x === other.x

/** From where to where a row is chosen. Half a seat to the left of its neighbours, one cell of each is still one. */
function chosenIn({ from, to }: Chosen, row: number, byRow: boolean): { from: number; to: number } {
  if (row < Math.min(from.row, to.row) || row > Math.max(from.row, to.row)) return { from: 0, to: 0 }
  if (byRow) return { from: -FAR, to: FAR }
  return { from: Math.min(from.x, to.x) - 0.5, to: Math.max(from.x, to.x) + 0.5 }
}

/** The cell under the pointer, wherever the pointer was caught. */
function spotUnder({ currentTarget, clientX, clientY }: PointerEvent): Spot | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]')
  return cell && currentTarget.contains(cell) ? spotOf(cell) : null
}

function spotOf({ dataset }: HTMLElement): Spot | null {
  const [row, x] = (dataset.spot ?? '').split(' ').map(Number)
  return row === undefined || x === undefined ? null : { row, x }
}

/** Where a key leads; nothing where it leads nowhere, for then it is not ours. */
function goalOf(event: KeyboardEvent, { row, x }: Spot, { count, cellsIn }: Strokes): Spot | undefined {
  const isWhole = event.ctrlKey || event.metaKey
  const cells = cellsIn(row)
  const at = cells.findIndex((cell) => cell.x === x)
  const beside = (by: number) => ({ row, x: cells[at + by]?.x ?? x })
  const across = (by: number) => {
    let next = row + by
    // A passage has nothing to stand on where only seats are shown.
    while (next >= 0 && next < count && cellsIn(next).length === 0) next += by
    return next < 0 || next >= count ? { row, x } : { row: next, x }
  }
  switch (event.key) {
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowRight':
      return beside(1)
    case 'ArrowUp':
      return across(-1)
    case 'ArrowDown':
      return across(1)
    case 'Home':
      return isWhole ? FIRST : { row, x: -FAR }
    case 'End':
      return isWhole ? LAST : { row, x: FAR }
    default:
      return undefined
  }
}
