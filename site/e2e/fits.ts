import type { Page } from 'playwright'

/** A person who reads at twice the size: as a browser's own setting of 32 px, and as a page zoomed by its text alone. */
export async function enlargeText(page: Page) {
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%', 'important')
    enlarge()
    new MutationObserver(enlarge).observe(document, { childList: true })
  })
}

/**
 * What does not fit its window: a page that scrolls sideways, words cut off or broken into scraps, controls that lie
 * under a bar however one scrolls. Empty when everything can be read and pressed.
 */
export async function misfits(page: Page): Promise<string[]> {
  // A phone zooms out of a page that is too wide, so the page itself does not know how wide its window is.
  await page.evaluate(layOutAll)
  const found = await page.evaluate(readable, page.viewportSize()?.width ?? 0)
  const covered = await page.evaluate(unreachable)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return [...found, ...covered]
}

/** Runs in the page: what waits to be neared has only an estimated height until then. */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function readable(width: number): string[] {
  const root = document.documentElement
  const found: string[] = []
  if (root.scrollWidth > width) found.push(`the page scrolls sideways: ${root.scrollWidth} px`)
  const scope = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!parent || text === '' || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length === 0) continue
    const cut = cutBy(parent, range.getBoundingClientRect())
    if (cut) found.push(`«${text.slice(0, 40)}» is cut off by ${cut}`)
    found.push(...scraps(node, parent))
  }
  return [...new Set(found)]

  function isShown(element: Element) {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.ui-hidden, .ui-skip, .ui-clip, .leaflet-container, script, style') &&
      !isForReaders(element)
    )
  }

  /** Nothing of it is to be seen; a screen reader says it. */
  function isForReaders(element: Element | null): boolean {
    return (
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement))
    )
  }

  /** What hides a part of these words; a strip one can push aside hides nothing, an ellipsis says that there is more. */
  function cutBy(parent: Element, words: DOMRect): string | null {
    for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) return null
      if (/hidden|clip/.test(style.overflowX) && (words.left < left - 2 || words.right > right + 2)) return nameOf(box)
      if (/hidden|clip/.test(style.overflowY) && (words.top < top - 3 || words.bottom > bottom + 3)) return nameOf(box)
    }
    return words.left < -2 || words.right > width + 2 ? 'the window' : null
  }

  /** Words in three or more pieces, or with a piece of one or two letters. In a drawing no line is broken. */
  function scraps(node: Node, parent: Element): string[] {
    if (parent instanceof SVGElement || getComputedStyle(parent).hyphens === 'auto') return []
    return [...(node.textContent ?? '').matchAll(/[а-яёa-z]{4,}/gi)].flatMap(({ 0: word, index }) => {
      const lines = new Map<number, number>()
      for (let at = 0; at < word.length; at += 1) {
        const letter = document.createRange()
        letter.setStart(node, index + at)
        letter.setEnd(node, index + at + 1)
        const line = Math.round(letter.getBoundingClientRect().top)
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
      const pieces = [...lines.values()]
      const broken = pieces.length > 2 || (pieces.length === 2 && Math.min(...pieces) < 3)
      return broken ? [`«${word}» is broken in ${pieces.join(' + ')} letters`] : []
    })
  }

  function nameOf(element: Element) {
    return element.className.toString().split(' ')[0] || element.tagName.toLowerCase()
  }
}

/** Runs in the page: brings every control into view as a person would and looks whether something lies over it. */
function unreachable(): string[] {
  const found: string[] = []
  const scope = document.querySelector('dialog[open]') ?? document.body
  const controls = [...scope.querySelectorAll('a[href], button:enabled, input:enabled, select, textarea')]
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (control.closest('.ui-skip, .ui-hidden, [inert], .leaflet-container')) continue
    const label = control.closest('label') ?? control
    label.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = label.getClientRects()[0] ?? label.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const name = (control.getAttribute('aria-label') ?? label.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40)
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      found.push(`«${name}» cannot be scrolled into the window`)
      continue
    }
    const top_most = document.elementFromPoint(x, y)
    if (top_most && !label.contains(top_most) && !top_most.contains(label) && !sameCard(label, top_most)) {
      found.push(`«${name}» lies under ${top_most.className.toString().split(' ')[0] || top_most.tagName}`)
    }
  }
  return found

  // The link of a card covers the whole of it by intent.
  function sameCard(one: Element, other: Element) {
    return one.closest('article, li') !== null && one.closest('article, li') === other.closest('article, li')
  }
}
