import { cellsOf } from '@ostrov/shared/halls/grid'
import type { PlanSeat } from '@ostrov/shared/halls/plan'
import { SeatSign } from '@ostrov/shared/ui/HallPlan'
import { memo } from 'react'
import { type Strokes, useStroke } from './use-stroke'
import './halls.css'

/** `said`: what its seats are beside their numbers. `kind`: its paint, null without one. */
export type SeatRow = {
  name: string
  seats: readonly PlanSeat[]
  said?: string
  kind?: number | null
  isStuck?: boolean
}
type Props = Pick<Strokes, 'byRow' | 'byFinger' | 'onPaint' | 'onChoose' | 'onUndo'> & {
  label: string
  rows: readonly SeatRow[]
  /** How far to either side of the stage's middle it goes. */
  reach: number
}

// No element of HTML is a grid, and a table whose cells take keys would be none to some readers.
const [ROW, HEAD] = [{ role: 'row' }, { role: 'rowheader' }] as const
const gridOf = (label: string) => ({ role: 'grid', 'aria-label': label, 'aria-multiselectable': true }) as const
const cellOf = (label: string, isChosen: boolean, isStuck?: boolean) =>
  ({ role: 'gridcell', 'aria-label': label, 'aria-selected': isChosen, 'aria-disabled': isStuck || undefined }) as const

/** As wide to the left of the stage's middle as to the right, names of rows beside. */
const widthOf = (reach: number) => `calc(var(--cell) * ${2 * reach + 1} + 2 * var(--name))`

/** Rows of one sector to be painted: by a press, by dragging over them, by arrows with Shift and the space bar. */
export function SeatGrid({ label, rows, reach, ...acts }: Props) {
  const near = rows.find(({ seats }) => seats.length > 0)?.seats[0]?.x ?? 0
  const { byRow = false, byFinger } = acts
  const cellsIn = (at: number) => shownOf({ seats: rows[at]?.seats ?? [], reach, near, byRow })
  const { chosen, stop, bind } = useStroke({ ...acts, count: rows.length, cellsIn })
  return (
    <div className="seat-grid" data-finger={byFinger || undefined}>
      <div {...gridOf(label)} {...bind} className="seat-grid__rows" style={{ width: widthOf(reach) }}>
        {rows.map((row, at) => (
          <Line
            // Rows have no names of their own while they are written.
            key={`${at}`}
            {...{ ...row, at, reach, near, byRow }}
            {...chosen(at)}
            stop={stop.row === at ? stop.x : null}
          />
        ))}
      </div>
    </div>
  )
}

type Shown = { seats: readonly PlanSeat[]; reach: number; near: number; byRow: boolean }

/** Of rows that are painted whole, nothing between their seats. */
const shownOf = ({ seats, reach, near, byRow }: Shown) =>
  cellsOf(seats, reach, near).filter(({ number }) => !byRow || number !== null)

type LineProps = Omit<SeatRow, 'seats'> & Shown & { at: number; from: number; to: number; stop: number | null }

/** Memoized: while one drags or walks, only the rows that are reached are drawn anew. */
const Line = memo(function Line({ at, from, to, stop, isStuck, kind, ...row }: LineProps) {
  const cells = shownOf(row)
  if (cells.length === 0) return <div className="seat-grid__passage" />
  const named = row.name === '' ? 'проход' : `ряд\u00A0${row.name}`
  let free = -row.reach
  return (
    <div {...ROW} className="seat-grid__row">
      <span {...HEAD} className="seat-grid__name">
        {row.name || '—'}
      </span>
      {cells.map(({ x, number }) => {
        const gap = x - free
        free = x + 1
        return (
          <span
            key={x}
            {...cellOf(`${named}, ${wordsOf(number)}${row.said ?? ''}`, x >= from && x < to, isStuck)}
            className="seat-grid__cell"
            tabIndex={stop === x ? 0 : -1}
            data-spot={`${at} ${x}`}
            data-empty={number === null || undefined}
            style={gap === 0 ? undefined : { marginInlineStart: `calc(var(--cell) * ${gap} + 1px)` }}
          >
            {typeof kind === 'number' && <SeatSign kind={kind} />}
            {number !== null && <b>{number}</b>}
          </span>
        )
      })}
    </div>
  )
})

const wordsOf = (number: number | null) => (number === null ? 'проход' : `место\u00A0${number}`)
