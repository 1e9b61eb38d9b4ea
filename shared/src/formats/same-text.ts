/** Signs that are seen nowhere and mean nothing to a name; what joins the parts of an emoji is not among them. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g

/** The text as it is compared when it is searched for: names are one, however they are spaced, cased and composed. */
export function foldedText(text: string): string {
  return oneLine(text).toLowerCase().normalize('NFC').replaceAll('ё', 'е')
}

/** The text as it is compared before it is called changed: its letters count, its spare blanks do not. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .trim()
}

/** A name as it is kept: composed letters, single blanks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}
