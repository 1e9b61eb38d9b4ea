/** Letters that look alike, small or capital: each of the first stands for the one at its place in the second. */
export const ALIKE = { latin: 'abcehkmoptxy', cyrillic: 'авсенкмортху' } as const
const fromLatin = new Map([...ALIKE.latin].map((letter, place) => [letter, ALIKE.cyrillic[place] ?? letter]))
const fromCyrillic = new Map([...ALIKE.cyrillic].map((letter, place) => [letter, ALIKE.latin[place] ?? letter]))

/** A word of both scripts as it was meant, all of one where each strange letter has its like: «cоус» → «соус». */
export function unmixed(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-яё]/.test(word)) return word
  const [meant] = [...onlyIf(/^[^a-z]+$/, cyrillicAlike(word)), ...onlyIf(/^[^а-яё]+$/, latinAlike(word))]
  return meant ?? word
}

/** Small letters that look like Latin ones as those: what nobody can tell apart becomes the same. */
export function latinAlike(text: string): string {
  return replaced(text, fromCyrillic)
}

/** The same, Cyrillic. */
export function cyrillicAlike(text: string): string {
  return replaced(text, fromLatin)
}

const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  [...text].map((letter) => by.get(letter) ?? letter).join('')

/** The text where it is of the pattern, else nothing. */
export const onlyIf = (pattern: RegExp, text: string) => (pattern.test(text) ? [text] : [])
