/** Runs in the page: a text as two sums of 32 bits, since one alone would take two of some thousands for the same in a run of a thousand. */
export function short(text: string): string {
  let one = 0x811c9dc5
  let other = 0x1505
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other, 33) ^ code
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}
