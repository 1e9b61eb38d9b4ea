import { readQuery } from './query'
import { isUnknown, knownTerms, scoreOf } from './score'
import { wordsOf } from './words'

type Dish = { name: string; description: string }

const DESCRIPTION = 0.5

/** Dishes that answer all of the query that the menu knows at all, the closest first; names say more than descriptions. */
export function findDishes<Found extends Dish>(dishes: readonly Found[], query: string): Found[] {
  const read = readQuery(query)
  const texts = dishes.map((dish) => ({ dish, name: wordsOf(dish.name), description: wordsOf(dish.description) }))
  const vocabulary = new Set(texts.flatMap(({ name, description }) => [...name, ...description]))
  // All of a pizzeria's dishes are pizzas: «пицца маргарита» asks there for the second word alone.
  const terms = knownTerms(read, [...vocabulary]).filter((term) => !isUnknown(term))
  if (terms.length === 0) return []
  return texts
    .map(({ dish, name, description }) => ({
      dish,
      score: scoreOf(terms, [
        { words: name, weight: 1 },
        { words: description, weight: DESCRIPTION },
      ]),
    }))
    .filter(({ score }) => score.matched === terms.length)
    .toSorted((one, other) => other.score.value - one.score.value)
    .map(({ dish }) => dish)
}
