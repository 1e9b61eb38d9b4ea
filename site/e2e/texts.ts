/** A kind of text: all that its contrast follows from, as a number of digits and letters. */
export type Text = string

/**
 * Runs in the page: the kinds of text that can be seen in it, the first element of each kept in `textsOfKinds`. Two are of one
 * kind when they and all around them have the same names of tags and classes, colours and backgrounds, and letters of one size.
 */
export function textsHere(): Text[] {
  const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), select, textarea'
  const isUnderDialog = document.querySelector('dialog:modal') !== null
  const kinds = new Map<Element, string>()
  const kindOf = (node: Element): string => {
    const known = kinds.get(node)
    if (known !== undefined) return known
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow, fontSize, fontWeight } =
      getComputedStyle(node)
    const kind = window.short(
      [
        ...[node.parentElement ? kindOf(node.parentElement) : '', node.tagName, node.getAttribute('class')],
        ...[color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow, fontSize, fontWeight],
      ].join('|'),
    )
    kinds.set(node, kind)
    return kind
  }
  const hasWords = (node: Element | null) =>
    [...(node?.childNodes ?? [])].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim())
  // A link among words may have all of its own in elements.
  const isText = (node: Element) =>
    hasWords(node) || node.matches(WRITTEN) || (node.matches('a') && hasWords(node.parentElement))
  /** What lies under a dialog, beside the page or is there to be heard alone has no colours: axe passes it over. */
  const isSeen = (node: Element) => {
    const { right, bottom, width, height } = node.getBoundingClientRect()
    const isBeside = right + scrollX <= 0 || bottom + scrollY <= 0 || width <= 1 || height <= 1
    return (
      !isBeside &&
      (!isUnderDialog || node.closest('dialog:modal, :popover-open') !== null) &&
      !node.closest('.ui-hidden')
    )
  }
  const firsts = new Map<string, Element>()
  for (const node of document.body.querySelectorAll('*')) {
    if (!isText(node) || !isSeen(node) || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const kind = kindOf(node)
    if (!firsts.has(kind)) firsts.set(kind, node)
  }
  window.textsOfKinds = firsts
  return [...firsts.keys()]
}
