const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillic = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]))
const toLatin = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]))

/**
 * What a person may have meant: the words as typed and as the other keyboard layout would have typed them
 * («gbwwf» → «пицца»), in lower case, «ё» as «е».
 */
export function readings(typed: string): string[] {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const layout = /[а-яё]/.test(words) ? toLatin : toCyrillic
  const retyped = [...words].map((key) => layout.get(key) ?? key).join('')
  return [...new Set([words, retyped].map((text) => text.replaceAll('ё', 'е').trim()))].filter((text) => text !== '')
}
