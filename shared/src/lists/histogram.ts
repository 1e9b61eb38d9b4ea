/** How many rows lie where within a range, drawn over its two ends. */
import { formatNumber } from '../formats/money'
import { type Range, type RangeFilter, rangeWords, readRange, writeRange } from './range'

/** What lies between two numbers, both included. */
type Bucket = { from: number; to: number }
/** One bar: where it stands and how tall it is, in parts of the whole. */
export type Bar = Bucket & { count: number; x: number; width: number; height: number; isChosen: boolean }

/** Steps of each ten times more, as people round prices. */
const STEPS = [1, 1.5, 2, 3, 5, 7]
/** So many bars can be told apart above a filter. */
const MOST_BARS = 24
/** The shortest bar, so that one row is seen beside a thousand. */
const LEAST = 0.04

/** The pieces a range is counted by, the smallest first: years one by one, all else by rounded steps. At most 200. */
export function bucketsOf({ unit, min, max }: RangeFilter): Bucket[] {
  const edges = unit === 'год' ? yearsOf(min, max) : roundedOf(min, max)
  return edges.map((from, at) => ({ from, to: (edges[at + 1] ?? max + 1) - 1 }))
}

/** The bars of a filter's counts, at most 24 from the first that has rows to the last; none where there is one piece alone. */
export function barsOf(filter: RangeFilter, counts: Readonly<Record<string, number>>, asked: unknown): Bar[] {
  const counted = bucketsOf(filter).map((bucket) => ({ ...bucket, count: counts[writeRange(bucket) ?? ''] ?? 0 }))
  const has = ({ count }: { count: number }) => count > 0
  const reached = counted.slice(Math.max(0, counted.findIndex(has)), counted.findLastIndex(has) + 1)
  if (reached.length < 2) return []
  const merged = mergedBy(reached, Math.ceil(reached.length / MOST_BARS))
  const most = Math.max(...merged.map(({ count }) => count))
  const range = readRange(asked, filter)
  return merged.map((bar, at) => ({
    ...bar,
    x: at / merged.length,
    width: 1 / merged.length,
    height: bar.count === 0 ? 0 : Math.max(LEAST, bar.count / most),
    isChosen: range !== null && isWithin(bar, range),
  }))
}

/** The same in words: where it begins and ends, and where most of it lies. */
export function barWords(filter: RangeFilter, bars: readonly Bar[]): string {
  const [first, last] = [bars[0], bars.at(-1)]
  const highest = bars.toSorted((one, other) => other.count - one.count)[0]
  if (!first || !last || !highest) return ''
  return `${filter.label}: ${rangeWords({ from: first.from, to: last.to }, filter)}. Больше всего ${rangeWords(highest, filter)}\u00A0— ${formatNumber(highest.count)}.`
}

const isWithin = ({ from, to }: Bucket, range: Range) =>
  (range.from === undefined || to >= range.from) && (range.to === undefined || from <= range.to)

function mergedBy<One extends Bucket & { count: number }>(all: readonly One[], size: number) {
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return []
    return [{ from: first.from, to: last.to, count: part.reduce((sum, { count }) => sum + count, 0) }]
  })
}

const yearsOf = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, at) => min + at)

function roundedOf(min: number, max: number): number[] {
  const tens = Array.from({ length: Math.floor(Math.log10(Math.max(max, 1))) + 1 }, (_, at) => 10 ** at)
  const rounded = tens.flatMap((ten) => STEPS.map((step) => step * ten)).filter(Number.isInteger)
  return [min, ...rounded.filter((edge) => edge > min && edge <= max)]
}
