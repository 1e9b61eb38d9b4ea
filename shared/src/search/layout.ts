const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toCyrillic = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]))
const toLatin = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]))

/** What the same keys write in the other keyboard layout: «gbwwf» → «пицца», «икщцт» → «brown». */
export function retyped(typed: string): string {
  const text = typed.toLowerCase()
  const layout = /[а-яё]/.test(text) ? toLatin : toCyrillic
  return [...text].map((key) => layout.get(key) ?? key).join('')
}
