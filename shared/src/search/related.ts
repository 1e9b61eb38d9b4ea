import { INSTEAD, NARROWER, SAME } from './synonyms'
import { stemOf, wordsOf } from './words'

/** What else a word or phrase may be called, as words to look for, and how much of it each is. */
export type Related = { words: readonly string[]; weight: number }

const SAME_WEIGHT = 0.9
const NARROWER_WEIGHT = 0.6

/** A phrase is written in one word as well: «хот дог» and «хотдог». */
const listOf = (text: string) =>
  text.split(',').flatMap((phrase) => {
    const words = wordsOf(phrase)
    return words.length > 1 ? [words, [words.join('')]] : [words]
  })
/** A phrase as its stems, whatever their forms. */
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

const related = new Map<string, Related[]>()
const instead = new Map<string, (readonly string[])[]>()

for (const line of SAME) {
  const group = listOf(line)
  for (const one of group) for (const other of group) if (other !== one) add(one, { words: other, weight: SAME_WEIGHT })
}
for (const line of NARROWER) {
  const [broad = '', narrow = ''] = line.split(':')
  for (const other of listOf(narrow)) add(wordsOf(broad), { words: other, weight: NARROWER_WEIGHT })
}
for (const line of INSTEAD) {
  const [wanted = '', offered = ''] = line.split(':')
  for (const one of listOf(wanted)) instead.set(keyOf(one), [...(instead.get(keyOf(one)) ?? []), ...listOf(offered)])
}

/** The longest phrase of the data, in words. */
export const LONGEST_PHRASE = 3
/** The single words that the data knows, by their first letter, for those who mistype them. */
export const KNOWN_WORDS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  new Set([...related.values()].flatMap((all) => all.flatMap(({ words }) => (words.length === 1 ? words : [])))),
  (word) => word.slice(0, 1),
)

/** What else these words mean: the same things, then, of those and of itself, the narrower ones. */
export function relatedTo(words: readonly string[]): Related[] {
  const near = related.get(keyOf(words)) ?? []
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

/** What may be offered where these words are not sold. */
export function insteadOf(words: readonly string[]): (readonly string[])[] {
  const named = [words, ...relatedTo(words).map((one) => one.words)]
  return named.flatMap((one) => instead.get(keyOf(one)) ?? [])
}

function add(words: readonly string[], one: Related) {
  const key = keyOf(words)
  related.set(key, [...(related.get(key) ?? []), one])
}
