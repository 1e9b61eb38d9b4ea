const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** The beginning of a text, `max` characters of the database at most, that ends within no letter or emoji. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let [cut, length] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length
    if (length > max) return cut
    cut += segment
  }
  return cut
}
