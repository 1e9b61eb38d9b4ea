import { cutText } from '../formats/cut-text'
import { isSame } from '../forms/same'
import { isRichText } from './check'
import { richTextPlain } from './plain'

const MOST = 300
/** So much of what stayed is shown before the first difference. */
const BEFORE = 40

/** The beginning of a text's words. */
export function richTextWords(value: unknown): string {
  return isRichText(value) ? beginning(richTextPlain(value)) : ''
}

/** What a text said and says, from the first word that differs; `look` where only the look of the words did, null where nothing did. */
export function richTextChange(from: unknown, to: unknown): { from: string; to: string } | 'look' | null {
  const [before, after] = [from, to].map((value) => (isRichText(value) ? richTextPlain(value) : ''))
  if (before === undefined || after === undefined) return null
  if (before === after) return isSame(from, to) ? null : 'look'
  const at = startOf(before, after)
  const part = (text: string) => `${at > 0 && text !== '' ? '…' : ''}${beginning(text.slice(at))}`
  return { from: part(before), to: part(after) }
}

/** Some words before the place where two texts part. */
function startOf(before: string, after: string): number {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  return at <= BEFORE ? 0 : before.lastIndexOf(' ', at - BEFORE) + 1
}

function beginning(text: string): string {
  const cut = cutText(text, MOST)
  return cut === text ? text : `${cut}…`
}
