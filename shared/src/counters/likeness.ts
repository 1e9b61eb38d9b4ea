import { directCloseness } from '../search/closeness'
import { rootOf, stemOf, wordsOf } from '../search/words'

type Named = { name: string }
/** 1 is the same words in any order and form. */
export type Like<Good> = { good: Good; likeness: number }

/** What says nothing of a dish: amounts and their units. */
const SAYS_NOTHING = /^(?:\d+(?:гр?|мл|шт|см|кг|л)?|гр?|мл|шт|см|кг|л|и|с|со|в|на|из|по)$/
/** Less is no likeness at all; «С курицей» is no «Кесадилья с курицей», so of options more is asked. */
export const LEAST = { dish: 0.6, option: 0.8 } as const
/** From here on nobody would doubt it. */
export const SURE = 0.94

/** Goods of a counter as they can be looked for by a dish's name: those of like words, the likest first. */
export function likeGoods<Good extends Named>(goods: readonly Good[]) {
  const read = goods.map((good) => ({ good, words: tellingWords(good.name) }))
  const byRoot = new Map<string, Set<number>>()
  for (const [at, { words }] of read.entries())
    for (const key of words.flatMap(keysOf)) byRoot.set(key, (byRoot.get(key) ?? new Set()).add(at))
  return (name: string, { least, most }: { least: number; most: number }): Like<Good>[] => {
    const words = tellingWords(name)
    const near = new Set(words.flatMap(keysOf).flatMap((key) => [...(byRoot.get(key) ?? [])]))
    return [...near]
      .flatMap((at) => read[at] ?? [])
      .map(({ good, words: others }) => ({ good, likeness: likenessOf(words, others) }))
      .filter(({ likeness }) => likeness >= least)
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, most)
  }
}

const keysOf = (word: string) => [stemOf(word), rootOf(word)]

function tellingWords(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !SAYS_NOTHING.test(word))
  return telling.length > 0 ? telling : words
}

/** How much of both names the other one says. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const said = (words: readonly string[], by: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.max(0, ...by.map((its) => closenessOf(word, its))), 0)
  return (said(one, other) + said(other, one)) / (one.length + other.length)
}

/** Only what is the same word: «суп» begins «суперсет», and is none. */
function closenessOf(one: string, other: string): number {
  const { value, kind } = directCloseness(one, other)
  return kind === 'same' ? value : 0
}
