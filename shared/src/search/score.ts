import type { WeightUnit } from '../formats/weight'
import { directCloseness, mistypedCloseness } from './closeness'
import type { Query, Term, Way } from './query'

/** Words of a text and how much finding something in it says; the first word of a text says a little more. */
export type Field = { words: readonly string[]; weight: number }

type Known = ReadonlyMap<string, number>
/** A way to say a term, each of its words by the words that texts hold for it. */
type KnownWay = { weight: number; words: readonly Known[] }
/**
 * `words`: whatever any of its ways holds, by which most texts are told to say nothing of it. `isSure`: something is called what was
 * said, so it is no slip.
 */
export type KnownTerm = { ways: readonly KnownWay[]; words: ReadonlySet<string>; isSure: boolean }

/** What of a text answers a query: how many of its terms, and how well. */
export type Score = { matched: number; value: number }

/** A word found by its beginning or in spite of a slip counts only where nothing is called what was said. */
export function knownTerms(query: Query, vocabulary: readonly string[]): KnownTerm[] {
  return query.terms.map((term) => {
    // What somebody writes as it was typed is no slip for another word.
    const typed = { ...term, ways: term.ways.filter(({ isGuessed }) => !isGuessed) }
    const said = knownWays(typed, vocabulary, plainCloseness)
    const plain = said.some(isSure) ? said : knownWays(term, vocabulary, plainCloseness)
    if (!isJustBegun(term) && plain.some(isSure)) return knownTerm(plain, true)
    return knownTerm(
      knownWays(term, vocabulary, (way, said, word) => anyCloseness(term, way, said, word)),
      false,
    )
  })
}

function knownTerm(ways: readonly KnownWay[], isSure: boolean): KnownTerm {
  return { ways, isSure, words: new Set(ways.flatMap(({ words }) => words.flatMap((known) => [...known.keys()]))) }
}

type Closeness = (way: Way, said: string, word: string) => number

/** Ways of which every word is known; the others say nothing. */
function knownWays({ ways }: Term, vocabulary: readonly string[], closeness: Closeness): KnownWay[] {
  return ways
    .map((way) => ({
      weight: way.weight,
      words: way.words.map((said) => knownWords(vocabulary, (word) => closeness(way, said, word))),
    }))
    .filter(({ words }) => words.every((known) => known.size > 0))
}

function knownWords(vocabulary: readonly string[], closeness: (word: string) => number): Known {
  const known = new Map<string, number>()
  for (const word of vocabulary) {
    const value = closeness(word)
    if (value > 0) known.set(word, value)
  }
  return known
}

/** One or two letters begin a word, whatever else they are. */
const isJustBegun = ({ isBegun, ways }: Term) => isBegun && ways[0]?.words.every((word) => word.length <= 2) === true

/** Terms whose words nothing is called by. */
export function isUnknown({ ways }: KnownTerm): boolean {
  return ways.length === 0
}

/** The words of texts that one looks for, for each term, the surest first. */
export function wordsFor({ ways }: KnownTerm): string[] {
  const found = new Map<string, number>()
  for (const { weight, words } of ways) {
    // Of a phrase its longest word is enough to find what may hold all of it.
    const longest = words.toSorted((one, other) => longestOf(other) - longestOf(one))[0] ?? new Map<string, number>()
    for (const [word, value] of longest) found.set(word, Math.max(found.get(word) ?? 0, value * weight))
  }
  return [...found].toSorted((one, other) => other[1] - one[1]).map(([word]) => word)
}

const LATER = 0.95
/** Of two wishes the first is what it is, the other how. */
const FIRST = 1.15
const LENGTH = 0.02
/** What other fields say too adds to the best, within a bound. */
const AGREED = 0.1
const MOST_AGREED = 2

/** Of each term, what the best of some fields answers and what all of them do. */
export type Answered = { best: readonly number[]; sum: readonly number[] }

/** What fields that many things share answer; told once, it stands for them in `scoreOf`. */
export function answeredBy(terms: readonly KnownTerm[], fields: readonly Field[]): Answered {
  const values = terms.map((term) => fields.map((field) => field.weight * inField(term, field.words)))
  return {
    best: values.map((own) => Math.max(0, ...own)),
    sum: values.map((own) => own.reduce((sum, value) => sum + value, 0)),
  }
}

/** How well the fields of one thing, and what it shares with others, answer the terms. */
export function scoreOf(
  terms: readonly KnownTerm[],
  fields: readonly Field[],
  shared: readonly Answered[] = [],
): Score {
  let matched = 0
  let value = 0
  terms.forEach((term, place) => {
    let best = 0
    let sum = 0
    for (const answered of shared) {
      best = Math.max(best, answered.best[place] ?? 0)
      sum += answered.sum[place] ?? 0
    }
    for (const field of fields) {
      const own = field.weight * inField(term, field.words)
      best = Math.max(best, own)
      sum += own
    }
    if (best > 0) matched += 1
    value += (best + AGREED * Math.min(sum - best, MOST_AGREED)) * (place === 0 ? FIRST : 1)
  })
  const length = fields[0]?.words.filter((word) => word.length > 2).length ?? 0
  return { matched, value: terms.length > 0 ? value / terms.length - LENGTH * length : 0 }
}

const SIZE = 0.2
const SIZE_LATER = 0.02

/** What it adds that a dish weighs what was asked for. */
export function sizeScore({ sizes }: Query, weight: number, unit: WeightUnit): number {
  const place = sizes.findIndex((size) => Math.abs(size.weight - weight) < 0.001 && size.unit === unit)
  return place < 0 ? 0 : SIZE - SIZE_LATER * place
}

function inField({ ways, words: known }: KnownTerm, words: readonly string[]): number {
  if (!words.some((word) => known.has(word))) return 0
  let best = 0
  for (const way of ways) {
    if (way.weight <= best) continue
    let sum = 0
    const isWhole = way.words.every((said, later) => {
      let value = 0
      words.forEach((word, place) => {
        value = Math.max(value, (said.get(word) ?? 0) * (place === 0 || later > 0 ? 1 : LATER))
      })
      sum += value
      return value > 0
    })
    if (isWhole) best = Math.max(best, (way.weight * sum) / way.words.length)
  }
  return best
}

const SURE = 0.8
/** Of so few letters one more makes another word. */
const [SHORT, SHORT_SURE] = [3, 0.88]

const isSure = (way: KnownWay) => way.words.every((known) => known.values().some((value) => value >= SURE))

function plainCloseness({ isTyped }: Way, said: string, word: string): number {
  const { value, kind } = directCloseness(said, word)
  if (kind !== 'same') return 0
  // What is only meant is looked for as it is called, not as something that begins alike: «сто» is no «стол».
  return isTyped || value >= (said.length > SHORT ? SURE : SHORT_SURE) ? value : 0
}

function anyCloseness({ isBegun, isKnown }: Term, way: Way, said: string, word: string): number {
  const direct = directCloseness(said, word)
  if (!way.isTyped) return plainCloseness(way, said, word)
  if (direct.value > 0) return isBegun || direct.kind === 'same' ? direct.value : 0.9 * direct.value
  return isKnown ? 0 : mistypedCloseness(said, word, isBegun).value
}

const longestOf = (words: Known) => Math.max(0, ...[...words.keys()].map((word) => word.length))
