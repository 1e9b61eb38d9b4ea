/** A kind of text: all that its contrast follows from, as a number of digits and letters. */
export type Text = string

/**
 * Runs in the page: the kinds of text that can be seen in it, the first element of each kept in `textsOfKinds`. Two are of one
 * kind when they and all around them have the same names of tags and classes, colours and backgrounds, and letters of one size.
 */
export function textsHere(): Text[] {
  const kinds = new Map<Element, string>()
  const kindOf = (node: Element): string => {
    const known = kinds.get(node)
    if (known !== undefined) return known
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow, fontSize, fontWeight } =
      getComputedStyle(node)
    const kind = short(
      [
        ...[node.parentElement ? kindOf(node.parentElement) : '', node.tagName, node.getAttribute('class')],
        ...[color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow, fontSize, fontWeight],
      ].join('|'),
    )
    kinds.set(node, kind)
    return kind
  }
  /** Two sums of 32 bits: one alone would take two of some thousands for the same in a run of a thousand. */
  const short = (text: string) => {
    let one = 0x811c9dc5
    let other = 0x1505
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 0x01000193)
      other = Math.imul(other, 33) ^ code
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
  }
  const hasWords = (node: Element | null) =>
    [...(node?.childNodes ?? [])].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim())
  // A link among words may have all of its own in elements.
  const isText = (node: Element) =>
    hasWords(node) || node.matches('input, select, textarea') || (node.matches('a') && hasWords(node.parentElement))
  const firsts = new Map<string, Element>()
  for (const node of document.body.querySelectorAll('*')) {
    if (!isText(node) || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const kind = kindOf(node)
    if (!firsts.has(kind)) firsts.set(kind, node)
  }
  window.textsOfKinds = firsts
  return [...firsts.keys()]
}
