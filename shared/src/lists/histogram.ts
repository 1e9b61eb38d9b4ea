/** How many rows lie where within a range, drawn over its two ends. */
import { formatNumber } from '../formats/money'
import { DAY_MS, formatDate } from '../formats/time'
import { type Range, type RangeFilter, rangeWords, readRange, writeRange } from './range'

/** What lies between two numbers, both included. */
export type Bucket = { from: number; to: number }
type Counted = Bucket & { count: number }
type Counts = Readonly<Record<string, number>>
/** One bar: where it stands and how tall it is, in parts of the whole. */
export type Bar = Counted & { x: number; width: number; height: number; isChosen: boolean }

/** Steps of each ten times more, as people round prices. */
const STEPS = [1, 1.5, 2, 3, 5, 7]
/** So many bars can be told apart above a filter. */
const MOST_BARS = 24
/** The shortest bar, so that one row is seen beside a thousand. */
const LEAST = 0.04

/** The pieces a range is counted by, the smallest first: years and small counts one by one, all else by rounded steps. At most 200. */
export function bucketsOf({ unit, min, max }: RangeFilter): Bucket[] {
  const isSingle = unit === 'год' || max - min < MOST_BARS
  const edges = isSingle ? eachOf(min, max) : roundedOf(min, max)
  return edges.map((from, at) => ({ from, to: (edges[at + 1] ?? max + 1) - 1 }))
}

/** The bars of a filter's counts, at most 24 from the first that has rows to the last; none where there is one piece alone. */
export function barsOf(filter: RangeFilter, counts: Counts, asked: unknown): Bar[] {
  const counted = bucketsOf(filter).map((bucket) => ({ ...bucket, count: counts[writeRange(bucket) ?? ''] ?? 0 }))
  return drawn(counted, readRange(asked, filter))
}

/** The same of days, `2026-11-27` each, from the first that has rows to the last; ends are counted in days of the epoch. */
export function dayBarsOf(counts: Counts, asked: { from?: unknown; to?: unknown }): Bar[] {
  const days = Object.keys(counts)
    .map(epochDay)
    .toSorted((one, other) => one - other)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const counted = eachOf(first, last).map((day) => ({ from: day, to: day, count: counts[dayText(day)] ?? 0 }))
  const end = (day: unknown) => (typeof day === 'string' && day !== '' ? epochDay(day) : undefined)
  const range = { from: end(asked.from), to: end(asked.to) }
  return drawn(counted, range.from === undefined && range.to === undefined ? null : range)
}

/** The same in words: where it begins and ends, and where most of it lies. */
export function barWords(filter: RangeFilter, bars: readonly Bar[]): string {
  return saidOf(filter.label, bars, (bucket) => rangeWords(bucket, filter))
}

export function dayBarWords(label: string, bars: readonly Bar[]): string {
  const said = (day: number) => formatDate(dayText(day), true)
  return saidOf(label, bars, ({ from, to }) => (from === to ? said(from) : `${said(from)}\u00A0— ${said(to)}`))
}

function saidOf(label: string, bars: readonly Bar[], wordsOf: (bucket: Bucket) => string): string {
  const [first, last] = [bars[0], bars.at(-1)]
  const highest = bars.toSorted((one, other) => other.count - one.count)[0]
  if (!first || !last || !highest) return ''
  const whole = wordsOf({ from: first.from, to: last.to })
  return `${label}: ${whole}. Больше всего ${wordsOf(highest)}\u00A0— ${formatNumber(highest.count)}.`
}

function drawn(counted: readonly Counted[], range: Range | null): Bar[] {
  const has = ({ count }: Counted) => count > 0
  const reached = counted.slice(Math.max(0, counted.findIndex(has)), counted.findLastIndex(has) + 1)
  if (reached.length < 2) return []
  const merged = mergedBy(reached, Math.ceil(reached.length / MOST_BARS))
  const most = Math.max(...merged.map(({ count }) => count))
  return merged.map((bar, at) => ({
    ...bar,
    x: at / merged.length,
    width: 1 / merged.length,
    height: bar.count === 0 ? 0 : Math.max(LEAST, bar.count / most),
    isChosen: range !== null && isWithin(bar, range),
  }))
}

const epochDay = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

const isWithin = ({ from, to }: Bucket, range: Range) =>
  (range.from === undefined || to >= range.from) && (range.to === undefined || from <= range.to)

function mergedBy(all: readonly Counted[], size: number) {
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return []
    return [{ from: first.from, to: last.to, count: part.reduce((sum, { count }) => sum + count, 0) }]
  })
}

const eachOf = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, at) => min + at)

function roundedOf(min: number, max: number): number[] {
  const tens = Array.from({ length: Math.floor(Math.log10(Math.max(max, 1))) + 1 }, (_, at) => 10 ** at)
  const rounded = tens.flatMap((ten) => STEPS.map((step) => step * ten)).filter(Number.isInteger)
  return [min, ...rounded.filter((edge) => edge > min && edge <= max)]
}
