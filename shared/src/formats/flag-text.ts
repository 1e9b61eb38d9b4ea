import { foldedText } from './same-text'

const YES = ['да', 'yes', 'true', 'истина', '1', '+', '✓', '✔']
const NO = ['нет', 'no', 'false', 'ложь', '0', '-', '–', '—']

/** What a cell says of yes and no, in people's words and in those of a table's program; null where it says neither. */
export function readFlag(text: string): boolean | null {
  const word = foldedText(text)
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : null
}
