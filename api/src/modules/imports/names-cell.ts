import { foldedText } from '@ostrov/shared/formats/same-text'
import { NOTHING } from '@ostrov/shared/imports/columns'

const QUOTE = '"'

/** Written to take away what stands there. */
export const isNothing = (cell: string) => foldedText(cell) === NOTHING

/** Names through semicolons, as one cell; a name that would be read as something else stands in quotes. */
export const joinNames = (names: readonly string[]) => names.map(quotedName).join('; ')

/** The first names of such a cell. A quote within an unquoted name is a letter of it. */
export function splitNames(cell: string, most: number): string[] {
  const names: string[] = []
  for (let at = 0; at < cell.length && names.length < most; ) {
    while (/\s/.test(cell[at] ?? '')) at += 1
    const end = closingQuote(cell, at)
    const stop = cell.indexOf(';', end ?? at)
    const last = stop < 0 ? cell.length : stop
    const name = end === null ? cell.slice(at, last).trim() : unquoted(cell.slice(at, end + 1))
    if (name !== '') names.push(name)
    at = last + 1
  }
  return names
}

/** One name, quoted where «нет» or a semicolon would mean something else. */
export function quotedName(name: string): string {
  const isPlain = !/[";]/.test(name) && name === name.trim() && !isNothing(name)
  return isPlain ? name : QUOTE + name.replaceAll(QUOTE, '""') + QUOTE
}

/** The name of a cell that holds one. */
export function oneName(cell: string): string {
  return closingQuote(cell, 0) === cell.length - 1 ? unquoted(cell) : cell
}

/** A text that would be read as «take it away» stands in quotes. */
export const quotedWord = (text: string) => (isWord(text) ? QUOTE + text + QUOTE : text)

/** The text of such a cell. */
export const unquotedWord = (cell: string) =>
  /^\s*".*"\s*$/s.test(cell) && isWord(cell) ? cell.trim().slice(1, -1) : cell

const isWord = (text: string) => text.length < 40 && isNothing(text.trim().replace(/^"+|"+$/g, ''))

const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', QUOTE)

/** Where the quote stands that closes the name which begins here, a semicolon or the end behind it. */
function closingQuote(cell: string, from: number): number | null {
  if (cell[from] !== QUOTE) return null
  for (let end = cell.indexOf(QUOTE, from + 1); end >= 0; end = cell.indexOf(QUOTE, end + 1)) {
    if (cell[end + 1] === QUOTE) {
      end += 1
      continue
    }
    return /^\s*(?:;|$)/.test(cell.slice(end + 1, end + 20)) ? end : null
  }
  return null
}
