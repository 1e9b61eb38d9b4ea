import { cleanLine, cleanText } from './clean-text'

/** The text as it is compared when it is searched for: names are one, however they are spaced, cased and composed. */
export function foldedText(text: string): string {
  return oneLine(text).toLowerCase().normalize('NFC').replaceAll('ё', 'е')
}

/** The text as it is compared before it is called changed: its letters count, its spare blanks do not. */
export function plainText(text: string): string {
  return cleanText(text).split('\n').map(oneLine).join('\n').trim()
}

/** A name as it is kept: one line, single blanks. */
export function oneLine(text: string): string {
  return cleanLine(text).replace(/\s+/g, ' ').trim()
}
