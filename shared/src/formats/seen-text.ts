/** Nothing is drawn for these signs, or they turn round what stands beside them; U+2800 is drawn empty. */
export const UNSEEN = String.raw`(?!\n)[\p{DI}\p{Cc}\p{NChar}\u2800\uFFF9-\uFFFB]`
const unseen = new RegExp(UNSEEN, 'gu')

/** What is seen of a text, in composed letters: for checks and comparisons, since emoji of several signs fall apart. */
export function seenText(text: string): string {
  return text.replace(unseen, '').normalize('NFC')
}
