/** Letters that look alike, small or capital: each of the first stands for the one at its place in the second. */
export const ALIKE = { latin: 'abcehkmoptxy', cyrillic: 'авсенкмортху' } as const

/** A word of both scripts as it was meant, all of one where each strange letter has its like: «cоус» → «соус». */
export function unmixed(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-яё]/.test(word)) return word
  const [cyrillic, latin] = [cyrillicAlike(word), latinAlike(word)]
  return /[a-z]/.test(cyrillic) ? (/[а-яё]/.test(latin) ? word : latin) : cyrillic
}

/** Small letters that look like Latin ones as those: what nobody can tell apart becomes the same. */
export function latinAlike(text: string): string {
  return replaced(text, ALIKE.cyrillic, ALIKE.latin)
}

/** The same, Cyrillic. */
export function cyrillicAlike(text: string): string {
  return replaced(text, ALIKE.latin, ALIKE.cyrillic)
}

const replaced = (text: string, from: string, to: string) =>
  text.replace(/[a-zа-я]/g, (letter) => to[from.indexOf(letter)] ?? letter)
