/** Counts of filters over ads that are kept in memory: what `readFacets` asks of the database, in a few passes over columns of bytes. */
import { bucketsOf } from '@ostrov/shared/lists/histogram'
import { type Range, writeRange } from '@ostrov/shared/lists/range'
import { COUNTED } from '@ostrov/shared/lists/table'
import { type ColumnStore, NOTHING, type WholeColumn, type WordColumn } from './column-store'

/** What a filter demands of a row. */
export type Demand =
  /** One of these words; or, beside another filter, none of the words of that one which they stand in. */
  | { words: readonly string[]; beside?: { name: string; around: readonly string[] } }
  | { range: Range }
  /** To be one of these ads: only the database could tell which. */
  | { numbers: readonly number[] }
/** What is counted: under all demands but those of `without`. Of unknown words the most frequent are, and what is chosen. */
export type Facet = {
  name: string
  known: readonly string[] | null
  chosen: readonly string[]
  without: readonly string[]
}
type Counts = Record<string, number>
type Demanded = {
  demands: ReadonlyMap<string, Demand>
  now: number
  rowOf: (number: number) => number
}
type Asked = Demanded & { facets: readonly Facet[] }

/** Of a catalogue only so many values are answered, as `readFacets` does. */
const MOST_VALUES = 200
/** Rows that nobody sees any more fail this, whatever is asked; every demand has a bit below it. */
const OVER = 1 << 30
export const MOST_DEMANDS = 30

/** By facet: how many rows each value would leave. A row is looked at once for each demand, and counted where all it fails is left out. */
export function countFacets(rows: ColumnStore, { demands, facets, now, rowOf }: Asked): Record<string, Counts> {
  const names = [...demands.keys()]
  const fails = failsOf(rows, { demands, now, rowOf })
  const picked = new Map<number, Int32Array>()
  const pickedWithout = (without: readonly string[]) => {
    const left = names.reduce((bits, name, at) => (without.includes(name) ? bits | (1 << at) : bits), 0)
    const found = picked.get(left) ?? pick(fails, ~left)
    picked.set(left, found)
    return found
  }
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const column = rows.columns.get(facet.name)
      if (!column) return []
      const which = pickedWithout(facet.without)
      return [[facet.name, column.kind === 'words' ? wordCounts(column, which, facet) : rangeCounts(column, which)]]
    }),
  )
}

/** How many of the rows everybody sees. */
export function countShown({ until, size }: ColumnStore, now: number): number {
  let shown = 0
  for (let row = 0; row < size; row++) if ((until[row] ?? 0) > now) shown++
  return shown
}

/** The rows that meet all demands. */
export const rowsMeeting = (rows: ColumnStore, demanded: Demanded): Int32Array => pick(failsOf(rows, demanded), ~0)

/** By row: the bits of the demands that it fails, in their order. */
function failsOf(rows: ColumnStore, { demands, now, rowOf }: Demanded): Int32Array {
  const fails = overOf(rows, now)
  for (const [at, [name, demand]] of [...demands].entries()) failing(rows, name, demand, { fails, bit: 1 << at, rowOf })
  return fails
}

function overOf({ until, size }: ColumnStore, now: number): Int32Array {
  const fails = new Int32Array(size)
  for (let row = 0; row < size; row++) if ((until[row] ?? 0) <= now) fails[row] = OVER
  return fails
}

type Failing = { fails: Int32Array; bit: number; rowOf: Asked['rowOf'] }

function failing(rows: ColumnStore, name: string, demand: Demand, { fails, bit, rowOf }: Failing) {
  const column = rows.columns.get(name)
  if ('numbers' in demand) failOthers(fails, bit, demand.numbers.map(rowOf))
  else if ('range' in demand && column?.kind === 'wholes') failRange(fails, bit, column.values, demand.range)
  else if ('words' in demand && column?.kind === 'words') {
    const passes = codesOf(column, demand.words)
    const other = demand.beside && rows.columns.get(demand.beside.name)
    if (demand.beside && other?.kind === 'words')
      failPairs(fails, bit, [column.codes, passes], [other.codes, codesOf(other, demand.beside.around)])
    else failWords(fails, bit, column.codes, passes)
  }
}

/** By code: whether it is one of these words. */
function codesOf({ words, codeOf }: WordColumn, chosen: readonly string[]): Uint8Array {
  const is = new Uint8Array(words.length)
  for (const word of chosen) is[codeOf.get(word) ?? 0] = 1
  is[0] = 0
  return is
}

function failWords(fails: Int32Array, bit: number, codes: Uint16Array, passes: Uint8Array) {
  for (let row = 0; row < fails.length; row++) if (passes[codes[row] ?? 0] === 0) fails[row] = (fails[row] ?? 0) | bit
}

type Coded = readonly [codes: Uint16Array, are: Uint8Array]

function failPairs(fails: Int32Array, bit: number, [codes, passes]: Coded, [others, around]: Coded) {
  for (let row = 0; row < fails.length; row++) {
    const other = others[row] ?? 0
    if (passes[codes[row] ?? 0] === 0 && (other === 0 || around[other] === 1)) fails[row] = (fails[row] ?? 0) | bit
  }
}

function failRange(fails: Int32Array, bit: number, values: Int32Array, { from, to }: Range) {
  const [least, most] = [from ?? NOTHING + 1, to ?? Number.MAX_SAFE_INTEGER]
  for (let row = 0; row < fails.length; row++) {
    const value = values[row] ?? NOTHING
    if (value < least || value > most) fails[row] = (fails[row] ?? 0) | bit
  }
}

function failOthers(fails: Int32Array, bit: number, found: readonly number[]) {
  const is = new Uint8Array(fails.length)
  for (const row of found) if (row >= 0) is[row] = 1
  for (let row = 0; row < fails.length; row++) if (is[row] === 0) fails[row] = (fails[row] ?? 0) | bit
}

/** The rows that fail nothing of these bits. */
function pick(fails: Int32Array, bits: number): Int32Array {
  const rows = new Int32Array(fails.length)
  let size = 0
  for (let row = 0; row < fails.length; row++) if (((fails[row] ?? 0) & bits) === 0) rows[size++] = row
  return rows.subarray(0, size)
}

function tally(codes: Uint16Array | Uint8Array, rows: Int32Array, kinds: number): Int32Array {
  const counts = new Int32Array(kinds)
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const shownAs = (count: number) => Math.min(count, COUNTED + 1)

function wordCounts({ codes, words, codeOf }: WordColumn, rows: Int32Array, { known, chosen }: Facet): Counts {
  const counts = tally(codes, rows, words.length)
  const countOf = (word: string) => counts[codeOf.get(word) ?? 0] ?? 0
  const counted = (known ?? words).filter((word) => word !== '' && codeOf.has(word) && countOf(word) > 0)
  const shown = known
    ? counted
    : counted
        .sort(
          (one, other) =>
            Number(chosen.includes(other)) - Number(chosen.includes(one)) ||
            countOf(other) - countOf(one) ||
            (one < other ? -1 : 1),
        )
        .slice(0, MOST_VALUES)
  return Object.fromEntries(shown.map((word) => [word, shownAs(countOf(word))]))
}

function rangeCounts({ values, pieces, starts, filter }: WholeColumn, rows: Int32Array): Counts {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? NOTHING
    if (value === NOTHING) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  const reach: Counts = least > most ? {} : { from: least, to: most }
  if (starts.length === 0) return reach
  const counts = tally(pieces, rows, starts.length + 1)
  const has = bucketsOf(filter).flatMap((bucket, at): [string, number][] => {
    const count = counts[at + 1] ?? 0
    return count === 0 ? [] : [[writeRange(bucket) ?? '', shownAs(count)]]
  })
  return { ...reach, ...Object.fromEntries(has) }
}
