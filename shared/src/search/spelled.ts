import { directCloseness } from './closeness'
import { FOOD } from './food'
import { wordsOf } from './words'

const LONGEST = 40
const MOST_WORDS = 4
/** A form of the very word. */
const SURE = 0.88

/**
 * Whether a query is whole words of these names, or what such things are called: nothing half typed or mistyped, no phone,
 * no word that no menu would print.
 */
export function isSpelled(query: string, names: readonly string[]): boolean {
  if (query.length > LONGEST || !/^[a-zа-яё0-9№ -]+$/.test(query)) return false
  const words = wordsOf(query)
  const own = words.filter((word) => !FOOD.spoken.has(word))
  if (own.length === 0 || words.length > MOST_WORDS || own.every((word) => word.length < 3)) return false
  const known = names.flatMap(wordsOf)
  return own.every(
    (word) => FOOD.relatedTo([word]).length > 0 || known.some((other) => directCloseness(word, other).value >= SURE),
  )
}
