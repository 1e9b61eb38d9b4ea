import { quoted } from '../formats/quoted'
/** A plan of a hall: what an editor writes of it, line by line, made into rows and seats that stand somewhere. */

export const PLAN_SEATS_MAX = 5000
export const ROWS_MAX = 300
export const ROW_SEATS_MAX = 120
export const NUMBER_MAX = 999
const SECTOR_MAX = 30
/** From the stage's middle to the middle of a seat: every part of a row that may be written may be written of itself. */
const REACH_MAX = 220
/** Between two sectors, and where an empty line stands: in heights of a row. */
const PASSAGE = 1

/** `x`: of its middle, in widths of a seat from the left edge. */
export type PlanSeat = { number: number; x: number }
/** `y`: of its middle, in heights of a row from the upper edge. */
export type PlanRow = { sector: string; name: string; y: number; seats: readonly PlanSeat[] }
/** Widths and heights count seats and rows. */
export type HallPlan = { width: number; height: number; count: number; rows: readonly PlanRow[] }

/** `isBack`: counted from the right. */
type Piece = { sector: string; row: string; parts: readonly number[]; first: number; isBack: boolean; shift: number }
type Raised = { sector: string; name: string; y: number; seats: PlanSeat[] }

/** «Партер, ряд 5, место 12» */
export const seatWords = ({ sector, row, number }: { sector: string; row: string; number: number }) =>
  `${rowWords({ sector, name: row })}, место\u00A0${number}`
export const rowWords = ({ sector, name }: Pick<PlanRow, 'sector' | 'name'>) => `${sector}, ряд\u00A0${name}`

/** The plan that lines draw; `complaint` says which line is wrong and how, and then there is none. */
export function readPlan(text: string): { plan: HallPlan; complaint: null } | { plan: null; complaint: string } {
  const rows: Raised[] = []
  let y = 0
  let isApart = false
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      isApart = rows.length > 0
      continue
    }
    const pieces = piecesOf(line)
    if (typeof pieces === 'string') return { plan: null, complaint: `Строка ${at + 1}: ${pieces}` }
    for (const piece of pieces) {
      const last = rows.at(-1)
      const isSame = last?.sector === piece.sector && last.name === piece.row
      if (!isSame) y += last && (isApart || last.sector !== piece.sector) ? 1 + PASSAGE : 1
      isApart = false
      const wrong = addSeats(rows, piece, isSame ? (last?.y ?? y) : y)
      if (wrong) return { plan: null, complaint: `Строка ${at + 1}: ${wrong}` }
    }
  }
  return placed(rows)
}

/** The plan of lines that were checked; an empty one of lines that are wrong. */
export const planOf = (text: string): HallPlan => readPlan(text).plan ?? { width: 0, height: 0, count: 0, rows: [] }

/** What a line says of one row, or of several that are alike; a sentence where it says nothing. */
function piecesOf(line: string): Piece[] | string {
  const [sector = '', named = '', counted = '', first = '', shift = ''] = line.split(/[;\t]/).map((cell) => cell.trim())
  if (sector === '' || sector.length > SECTOR_MAX) return `назовите сектор, не\u00A0длиннее ${SECTOR_MAX} знаков`
  if (/[:,]/.test(sector)) return 'в\u00A0названии сектора не\u00A0бывает двоеточий и\u00A0запятых'
  const names = namesOf(named)
  if (names === null) return 'ряд\u00A0— это номер, буква или «1–10»'
  const parts = counted.split('+').map((part) => wholeOf(part, ROW_SEATS_MAX))
  if (parts.some((part) => part === null || part === 0))
    return `мест в\u00A0ряду от\u00A01 до\u00A0${ROW_SEATS_MAX}; с\u00A0проходом\u00A0— «10+10»`
  const isBack = /^[-−]/.test(first)
  const from = first === '' ? 1 : wholeOf(isBack ? first.slice(1) : first, NUMBER_MAX)
  if (from === null) return 'первый номер\u00A0— целое число, с\u00A0минусом\u00A0— счёт справа'
  const moved = shift === '' ? 0 : Number(shift.replace(',', '.').replace('−', '-'))
  if (Number.isNaN(moved) || Math.abs(moved) > REACH_MAX || (moved * 2) % 1 !== 0)
    return 'сдвиг\u00A0— число мест вправо, с\u00A0минусом влево, можно с\u00A0половиной'
  const filled = parts.map((part) => part ?? 0)
  return names.map((row) => ({ sector, row, parts: filled, first: from, isBack, shift: moved }))
}

/** «7», «А», or every number of «1–10»; null of anything else. */
export function namesOf(text: string): string[] | null {
  const [, low, high] = /^(\d{1,3})\s*[-–—]\s*(\d{1,3})$/.exec(text) ?? []
  if (low === undefined || high === undefined) return /^[\p{L}\d]{1,5}$/u.test(text) ? [text] : null
  const [from, to] = [Number(low), Number(high)]
  return from > to ? null : Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
}

function wholeOf(text: string, max: number): number | null {
  const digits = text.trim()
  return /^\d{1,3}$/.test(digits) && Number(digits) <= max ? Number(digits) : null
}

/** Puts seats into their row, each part a passage further; a sentence where that cannot be. */
function addSeats(rows: Raised[], { sector, row, parts, first, isBack, shift }: Piece, y: number): string | null {
  const known = rows.find((one) => one.sector === sector && one.name === row)
  if (known && known.y !== y) return `ряд ${row} в\u00A0секторе ${quoted(sector)} уже описан выше`
  const target = known ?? { sector, name: row, y, seats: [] }
  if (!known) rows.push(target)
  const count = parts.reduce((sum, part) => sum + part, 0)
  let x = shift - (count + parts.length - 1) / 2 + 0.5
  let number = isBack ? first + count - 1 : first
  for (const part of parts) {
    for (let at = 0; at < part; at += 1) {
      const here = x
      if (number > NUMBER_MAX) return `номера мест\u00A0— до\u00A0${NUMBER_MAX}`
      if (target.seats.some((one) => one.number === number)) return `место ${number} в\u00A0этом ряду уже есть`
      if (target.seats.some((one) => Math.abs(one.x - here) < 1))
        return `место ${number} стоит на\u00A0другом: сдвиньте`
      if (Math.abs(here) > REACH_MAX) return `место ${number} слишком далеко от\u00A0середины`
      target.seats.push({ number, x })
      number += isBack ? -1 : 1
      x += 1
    }
    x += 1
  }
  if (target.seats.length > ROW_SEATS_MAX) return `мест в\u00A0ряду не\u00A0больше ${ROW_SEATS_MAX}`
  return rows.length > ROWS_MAX ? `рядов не\u00A0больше ${ROWS_MAX}` : null
}

/** Everything from the left edge on, with half a seat around. */
function placed(rows: readonly Raised[]): ReturnType<typeof readPlan> {
  const count = rows.reduce((sum, { seats }) => sum + seats.length, 0)
  if (count === 0) return { plan: null, complaint: 'Опишите хотя\u00A0бы один ряд' }
  if (count > PLAN_SEATS_MAX)
    return { plan: null, complaint: `Мест ${count}, а\u00A0может быть не\u00A0больше ${PLAN_SEATS_MAX}` }
  const xs = rows.flatMap(({ seats }) => seats.map(({ x }) => x))
  // The stage stands in the middle of the hall, so the hall is as wide to the left of it as to the right.
  const half = xs.reduce((most, x) => Math.max(most, Math.abs(x)), 0) + 0.5
  const moved = rows.map(({ seats, ...row }) => ({
    ...row,
    seats: seats.map(({ number, x }) => ({ number, x: x + half })).sort((one, other) => one.x - other.x),
  }))
  return {
    plan: { width: half * 2, height: Math.max(...rows.map(({ y }) => y)) + 0.5, count, rows: moved },
    complaint: null,
  }
}
