import { UNSEEN } from './seen-text'

/** What stays whole though signs nobody sees join it: 👩‍🍳, ❤️, #️⃣, the flags of England, Scotland and Wales. */
const EMOJI =
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}|[0-9#*]\\uFE0F?\\u20E3|' +
  '\\p{ExtPict}[\\uFE0E\\uFE0F\\p{EMod}]?(?:\\u200D\\p{ExtPict}[\\uFE0F\\p{EMod}]?)*'
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu')

/**
 * A text in the one spelling in which it is kept and compared: composed letters (NFC), no signs that nobody sees, none
 * that turn the direction of others, no control signs; lines end with `\n`. Emoji made of several signs stay whole.
 */
export function cleanText(text: string): string {
  if (/^[ -~\nА-яЁё«»—–№₽\xA0]*$/.test(text)) return text
  return text
    .replace(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .replace(EMOJI_OR_UNSEEN, (_, emoji?: string) => emoji ?? '')
    .normalize('NFC')
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ')
}
