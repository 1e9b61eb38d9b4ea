type Dish = { name: string; description: string }

/** Endings of Russian words differ; the first letters do not: «крабом» finds «краб». */
const STEM_FROM = 5
const ENDING = 2

/** Dishes where every word of the query begins some word of the name, else of the description; names come first. */
export function findDishes<Found extends Dish>(dishes: readonly Found[], query: string): Found[] {
  const words = wordsOf(query).map(stem)
  if (words.length === 0) return []
  const named = dishes.filter(({ name }) => holdsAll(name, words))
  const described = dishes.filter(
    (dish) => !named.includes(dish) && holdsAll(`${dish.name} ${dish.description}`, words),
  )
  return [...named, ...described]
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text)
  return words.every((word) => own.some((one) => one.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function stem(word: string): string {
  return word.length >= STEM_FROM + 1 ? word.slice(0, -ENDING) : word
}
