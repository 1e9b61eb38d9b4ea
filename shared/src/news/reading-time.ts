import type { RichText } from '../rich-text/grammar'
import { richTextPlain } from '../rich-text/plain'

/** A Russian text is read at about so many words a minute. */
const WORDS_A_MINUTE = 180

/** Whole minutes that an article takes, at least one. */
export function readingMinutes(lead: string, body: RichText): number {
  const words = `${lead} ${richTextPlain(body)}`.match(/[\p{L}\d]+/gu) ?? []
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE))
}
