/** Ads of one section in the memory of a process: of each only what lists are narrowed by, a column of bytes a filter. */
import { filtersOf, mostOf, REGION } from '@ostrov/shared/ads/lists'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { bucketsOf } from '@ostrov/shared/lists/histogram'
import type { RangeFilter } from '@ostrov/shared/lists/range'

/** A word's code in each row; 0 stands for none. */
export type WordColumn = {
  kind: 'words'
  column: string
  codes: Uint16Array
  words: string[]
  /** What is more counts as this number. */
  most: number | null
  codeOf: Map<string, number>
}
/** A whole number in each row, `NOTHING` where there is none, and the piece of the range's histogram it lies in, from 1 on. */
export type WholeColumn = {
  kind: 'wholes'
  column: string
  values: Int32Array
  pieces: Uint8Array
  starts: readonly number[]
  filter: RangeFilter
}
export type StoreColumn = WordColumn | WholeColumn

export const NOTHING = -2_147_483_648
/** As many words as a column can tell apart. */
const MOST_WORDS = 65_536
const FIRST_ROOM = 1024
const GROWTH = 1.5

export type ColumnStore = {
  /** Rows in use, those that have become free among them. */
  size: number
  /** The ad's number, by row. */
  numbers: Int32Array
  /** Until when it is shown, in ms of the epoch; 0 in a row that is free. */
  until: Float64Array
  free: number[]
  /** By the filter's parameter. */
  columns: ReadonlyMap<string, StoreColumn>
}

/** A section without ads. A filter by words of one's own is not kept: only the database knows its texts. */
export function emptyRows(section: SectionName): ColumnStore {
  const own = filtersOf(section).flatMap(({ parameter, column, field, filter }): [string, StoreColumn][] => {
    if (filter.kind === 'range') return [[parameter, wholes(column, filter)]]
    return filter.kind === 'many' || filter.kind === 'flag' ? [[parameter, words(column, mostOf(field))]] : []
  })
  return {
    size: 0,
    numbers: new Int32Array(FIRST_ROOM),
    until: new Float64Array(FIRST_ROOM),
    free: [],
    columns: new Map([[REGION, words('city_id')], ...own]),
  }
}

const words = (column: string, most: number | null = null): WordColumn => ({
  ...{ kind: 'words', column, most, codes: new Uint16Array(FIRST_ROOM) },
  ...{ words: [''], codeOf: new Map([['', 0]]) },
})
const wholes = (column: string, filter: RangeFilter): WholeColumn => ({
  ...{ kind: 'wholes', column, filter, values: new Int32Array(FIRST_ROOM), pieces: new Uint8Array(FIRST_ROOM) },
  starts: bucketsOf(filter).map(({ from }) => from),
})

/** A row for one ad more. What has run out by `now` makes room before there is more of it; `freed` hears of whose rows that were. */
export function takeRow(rows: ColumnStore, now: number, freed: (number: number) => void): number {
  const again = rows.free.pop()
  if (again !== undefined) return again
  if (rows.size === rows.numbers.length) {
    for (let row = 0; row < rows.size; row++) {
      const number = rows.numbers[row] ?? 0
      if ((rows.until[row] ?? 0) > now || number === 0) continue
      freeRow(rows, row)
      freed(number)
    }
    if (rows.free.length < rows.size / 8) grow(rows)
    const freedRow = rows.free.pop()
    if (freedRow !== undefined) return freedRow
  }
  return rows.size++
}

export function freeRow(rows: ColumnStore, row: number) {
  rows.until[row] = 0
  rows.numbers[row] = 0
  rows.free.push(row)
}

/** Writes what the database says of an ad into its row. */
export function writeRow(column: StoreColumn, row: number, text: string) {
  if (column.kind === 'words') {
    const word = column.most !== null && Number(text) > column.most ? String(column.most) : text
    column.codes[row] = column.codeOf.get(word) ?? learn(column, word)
    return
  }
  const value = text === '' ? NOTHING : Number(text)
  const { min, max } = column.filter
  column.values[row] = value
  column.pieces[row] = column.starts.length > 0 && value >= min && value <= max ? pieceOf(column.starts, value) : 0
}

function learn(column: WordColumn, text: string): number {
  const code = column.words.push(text) - 1
  if (code >= MOST_WORDS) throw new Error(`${column.column} has more words than can be kept.`)
  column.codeOf.set(text, code)
  return code
}

/** How many pieces begin at the value or before it. */
function pieceOf(starts: readonly number[], value: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}

function grow(rows: ColumnStore) {
  const room = Math.ceil(rows.numbers.length * GROWTH)
  rows.numbers = larger(rows.numbers, new Int32Array(room))
  rows.until = larger(rows.until, new Float64Array(room))
  for (const column of rows.columns.values()) {
    if (column.kind === 'words') column.codes = larger(column.codes, new Uint16Array(room))
    else {
      column.values = larger(column.values, new Int32Array(room))
      column.pieces = larger(column.pieces, new Uint8Array(room))
    }
  }
}

function larger<Numbers extends { set: (numbers: Numbers) => void }>(numbers: Numbers, empty: Numbers): Numbers {
  empty.set(numbers)
  return empty
}
