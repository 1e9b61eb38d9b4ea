import { otherStemsOf } from './forms'
import { stemOf, wordsOf } from './words'

/** What else a word or phrase may be called, as words to look for, and how much of it each is. */
type Related = { words: readonly string[]; weight: number }

/** What people call things: lines as in `synonyms.ts`. */
type Lines = {
  /** Each word or phrase of a line stands for every other. */
  same: readonly string[]
  /** The word before the colon also means all of these. */
  narrower?: readonly string[]
  /** What is offered where a word, or anything of its line, is not there at all. */
  instead?: readonly string[]
  /** Forms that mean a thing of their own. */
  readAs?: readonly string[]
  /** Said beside a wish and no part of it. */
  spoken: string
  /** What else a single word may be made of. */
  madeOf?: Dictionary['madeOf']
}

export type Dictionary = {
  /** What else these words mean: the same things, then, of those and of itself, the narrower ones. */
  relatedTo: (words: readonly string[]) => Related[]
  /** What may be offered where these words are nowhere. */
  insteadOf: (words: readonly string[]) => (readonly string[])[]
  /** The single words that it knows, by their first letter, for those who mistype them. */
  words: ReadonlyMap<string, readonly string[]>
  spoken: ReadonlySet<string>
  readAs: ReadonlyMap<string, string>
  madeOf: (word: string) => (readonly string[])[]
}

/** The longest phrase of any dictionary, in words. */
export const LONGEST_PHRASE = 3
const SAME_WEIGHT = 0.9
const NARROWER_WEIGHT = 0.6

export function dictionaryOf({
  same,
  narrower = [],
  instead = [],
  readAs = [],
  spoken,
  madeOf = () => [],
}: Lines): Dictionary {
  const related = relatedOf(same, narrower)
  const offered = offersOf(instead)
  const relatedTo = (words: readonly string[]) => relatedIn(related, words)
  const single = [...related.values()].flatMap((all) => all.flatMap(({ words }) => (words.length === 1 ? words : [])))
  return {
    relatedTo,
    insteadOf: (words) => [words, ...relatedTo(words).map((one) => one.words)].flatMap((one) => firstOf(offered, one)),
    words: Map.groupBy(new Set(single), (word) => word.slice(0, 1)),
    madeOf,
    spoken: new Set(spoken.split(' ')),
    readAs: new Map(
      readAs.flatMap((line) => {
        const [forms = '', meant = ''] = line.split(':')
        return wordsOf(forms).map((form): [string, string] => [form, meant.trim()])
      }),
    ),
  }
}

/** A phrase is written in one word as well: «хот дог» and «хотдог». */
const listOf = (text: string) =>
  text.split(',').flatMap((phrase) => {
    const words = wordsOf(phrase)
    return words.length > 1 ? [words, [words.join('')]] : [words]
  })
/** A phrase as its stems, whatever their forms. */
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

/** The key of a phrase, then those that it has where one of its words stands in a form of another stem. */
function keysOf(words: readonly string[]): string[] {
  const stems = words.map(stemOf)
  const others = words.flatMap((word, place) => otherStemsOf(word).map((stem) => stems.with(place, stem).join(' ')))
  return [stems.join(' '), ...others]
}

function firstOf<One>(all: ReadonlyMap<string, readonly One[]>, words: readonly string[]): readonly One[] {
  const key = keysOf(words).find((one) => all.has(one))
  return (key === undefined ? undefined : all.get(key)) ?? []
}

type Kept = ReadonlyMap<string, readonly Related[]>

function relatedOf(same: readonly string[], narrower: readonly string[]): Kept {
  const related = new Map<string, Related[]>()
  const add = (words: readonly string[], one: Related) =>
    related.set(keyOf(words), [...(related.get(keyOf(words)) ?? []), one])
  for (const line of same) {
    const group = listOf(line)
    for (const one of group)
      for (const other of group) if (other !== one) add(one, { words: other, weight: SAME_WEIGHT })
  }
  for (const line of narrower) {
    const [broad = '', narrow = ''] = line.split(':')
    for (const other of listOf(narrow)) add(wordsOf(broad), { words: other, weight: NARROWER_WEIGHT })
  }
  return related
}

function offersOf(instead: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const offers = new Map<string, (readonly string[])[]>()
  for (const line of instead) {
    const [wanted = '', offered = ''] = line.split(':')
    for (const one of listOf(wanted)) offers.set(keyOf(one), [...(offers.get(keyOf(one)) ?? []), ...listOf(offered)])
  }
  return offers
}

function relatedIn(related: Kept, words: readonly string[]): Related[] {
  const near = firstOf(related, words)
  const further = near
    .filter(({ weight }) => weight === SAME_WEIGHT)
    .flatMap((same) => (related.get(keyOf(same.words)) ?? []).filter(({ weight }) => weight === NARROWER_WEIGHT))
  const found = new Map<string, Related>()
  for (const one of [...near, ...further]) {
    const key = one.words.join(' ')
    if (!found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}
