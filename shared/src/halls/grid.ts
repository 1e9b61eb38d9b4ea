/** A plan as cells that are turned on and off: the rows that its text writes, and the way back to the text. */
import { spansOf } from './places'
import type { HallPlan, PlanSeat } from './plan'

/** Seats are numbered one by one from `first`, from the right where `isBack`. */
export type Numbering = { first: number; isBack: boolean }
/** `x`: from the stage's middle; without seats it is a passage. `numbering` null: its seats have numbers of their own. */
export type GridRow = { name: string; numbering: Numbering | null; seats: readonly PlanSeat[] }
export type GridSector = { name: string; rows: readonly GridRow[] }
export type Grid = readonly GridSector[]
/** A place of a sector, whether a seat stands there or not. */
export type Spot = { row: number; x: number }
/** `number` null: no seat stands there. */
export type Cell = { x: number; number: number | null }

export const PASSAGE: GridRow = { name: '', numbering: null, seats: [] }

export function gridOf({ rows, width }: Pick<HallPlan, 'width' | 'rows'>): Grid {
  const grid: { name: string; rows: GridRow[] }[] = []
  rows.forEach(({ sector, name, y, seats }, at) => {
    const last = grid.at(-1)
    const its = last?.name === sector ? last : { name: sector, rows: [] }
    if (its !== last) grid.push(its)
    else if (y - (rows[at - 1]?.y ?? 0) > 1) its.rows.push(PASSAGE)
    const standing = seats.map(({ number, x }) => ({ number, x: x - width / 2 }))
    its.rows.push({ name, numbering: numberingOf(standing), seats: standing })
  })
  return grid
}

/** The lines that `readPlan` reads as these seats; rows that are alike share one. */
export const textOf = (grid: Grid) =>
  grid
    .map(({ name, rows }) => linesOf(name, rows).join('\n').trim())
    .filter(Boolean)
    .join('\n\n')

function linesOf(sector: string, rows: readonly GridRow[]): string[] {
  const alike: { names: string[]; said: string[] }[] = []
  for (const { name, seats } of rows) {
    const said = piecesOf(seats).map(written)
    const last = alike.at(-1)
    // Only a row of one piece can share its line; passages are empty lines, of which one is as good as many.
    if (last && said.length < 2 && last.said.length < 2 && last.said[0] === said[0]) last.names.push(name)
    else alike.push({ names: [name], said })
  }
  return alike.flatMap(({ names, said }) =>
    said.length === 0 ? [''] : spansOf(names).flatMap((span) => said.map((one) => `${sector}; ${span}; ${one}`)),
  )
}

/** Seats that one line can say: numbered one by one, with no more than one seat's width between two. */
function piecesOf(seats: readonly PlanSeat[]): PlanSeat[][] {
  const pieces: PlanSeat[][] = []
  for (const seat of seats) {
    const piece = pieces.at(-1) ?? []
    const last = piece.at(-1)
    const step = last ? seat.number - last.number : 0
    const isNext = last !== undefined && [1, 2].includes(seat.x - last.x) && Math.abs(step) === 1
    if (isNext && (piece.length < 2 || step === stepOf(piece))) piece.push(seat)
    else pieces.push([seat])
  }
  return pieces
}

const stepOf = ([one, other]: readonly PlanSeat[]) => (one && other ? other.number - one.number : 1)

function written(piece: readonly PlanSeat[]): string {
  const counts: number[] = []
  piece.forEach(({ x }, at) => {
    const isApart = at === 0 || x - (piece[at - 1]?.x ?? x) > 1
    counts.push(isApart ? 1 : (counts.pop() ?? 0) + 1)
  })
  const [left, right] = [piece[0], piece.at(-1)]
  const first = stepOf(piece) < 0 ? `-${right?.number}` : String(left?.number)
  const shift = String(((left?.x ?? 0) + (right?.x ?? 0)) / 2).replace('.', ',')
  const rest = shift === '0' ? (first === '1' ? [] : [first]) : [first, shift]
  return [counts.join('+'), ...rest].join('; ')
}

function numberingOf(seats: readonly PlanSeat[]): Numbering | null {
  const isBack = stepOf(seats) < 0
  const numbering = { first: Math.min(...seats.map(({ number }) => number)), isBack }
  const counted = numbered(seats, numbering)
  return seats.every(({ number }, at) => number === counted[at]?.number) ? numbering : null
}

/** From the left on, by their order. */
const numbered = (seats: readonly PlanSeat[], { first, isBack }: Numbering): PlanSeat[] =>
  seats.map(({ x }, at) => ({ x, number: first + (isBack ? seats.length - 1 - at : at) }))

/** The same row with its seats counted anew. */
export const withNumbering = (row: GridRow, numbering: Numbering): GridRow => ({
  ...{ ...row, numbering },
  seats: numbered(row.seats, numbering),
})

/** The rows of a new sector, as a block about the stage's middle; `taken`: how its rows are called already. */
export function blockOf(rows: number, seats: number, taken: readonly GridRow[] = []): GridRow[] {
  const numbering = { first: 1, isBack: false }
  const from = Number(nextName(taken))
  const block = Array.from({ length: seats }, (_, at) => ({ x: at - (seats - 1) / 2, number: 0 }))
  const standing = numbered(block, numbering)
  return Array.from({ length: rows }, (_, at) => ({ name: String(from + at), numbering, seats: standing }))
}

/** After the greatest number there is. */
export const nextName = (rows: readonly GridRow[]) =>
  String(Math.max(0, ...rows.map(({ name }) => Number(name)).filter((number) => !Number.isNaN(number))) + 1)

/** The rows with seats at these places, or without; a row that has a numbering is counted anew. */
export function paintedSeats(rows: readonly GridRow[], spots: readonly Spot[], isOn: boolean): GridRow[] {
  const now = [...rows]
  for (const [at, row] of rows.entries()) {
    const xs = spots.filter((spot) => spot.row === at).map(({ x }) => x)
    if (xs.length === 0) continue
    const isIn = ({ x }: PlanSeat) => xs.includes(x)
    const seats = isOn ? withSeats(row.seats, xs) : row.seats.filter((seat) => !isIn(seat))
    // A passage that gets seats is a row like those around it.
    const begun = row.seats.length === 0 && row.numbering === null
    const near = now.findLast(({ numbering }) => numbering !== null)?.numbering ?? { first: 1, isBack: false }
    const numbering = begun ? near : row.numbering
    const name = isOn && row.name === '' ? nextName(now) : row.name
    now[at] = { name, numbering, seats: numbering ? numbered(seats, numbering) : seats }
  }
  return now
}

function withSeats(seats: readonly PlanSeat[], xs: readonly number[]): PlanSeat[] {
  const now = [...seats]
  for (const x of xs)
    if (now.every((seat) => Math.abs(seat.x - x) >= 1))
      now.push({ x, number: Math.max(0, ...now.map(({ number }) => number)) + 1 })
  return now.sort((one, other) => one.x - other.x)
}

/** How far cells are shown to either side of the stage's middle: one further than the outermost seat. */
export const reachOf = (grid: Grid) =>
  Math.max(0, ...grid.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ x }) => Math.abs(x))))) + 1

/** What is shown of a row: its seats, and every place between and beside them where one could stand. */
export function cellsOf(seats: readonly PlanSeat[], reach: number, near = 0): Cell[] {
  const part = (((seats[0]?.x ?? near) % 1) + 1) % 1
  const cells: Cell[] = []
  let x = Math.ceil(-reach - part) + part
  for (const seat of [...seats, null]) {
    for (const end = seat ? seat.x - 1 : reach; x <= end; x += 1) cells.push({ x, number: null })
    if (!seat) break
    cells.push({ x: seat.x, number: seat.number })
    x = seat.x + 1
  }
  return cells
}

/** The cell of a row that stands at a place, or nearest to it. */
export const cellAt = (cells: readonly Cell[], x: number) =>
  cells.reduce<Cell | undefined>(
    (best, cell) => (best && Math.abs(best.x - x) <= Math.abs(cell.x - x) ? best : cell),
    undefined,
  )
