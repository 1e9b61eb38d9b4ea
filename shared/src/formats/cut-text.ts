const signsOf = (text: string) => [...text].length

/**
 * The beginning of a text that ends within no letter or emoji, `max` long at most: as forms and the database count, or
 * by another `lengthOf`.
 */
export function cutText(text: string, max: number, lengthOf: (text: string) => number = signsOf): string {
  if (text.length <= max) return text
  let [cut, length] = ['', 0]
  for (const { segment } of new Intl.Segmenter('ru', { granularity: 'grapheme' }).segment(text)) {
    length += lengthOf(segment)
    if (length > max) return cut
    cut += segment
  }
  return cut
}
