/** How long a link to another site waits for who asks about it, and how often it is tried. */
const [WAITS_MS, AGAIN_MS] = [5000, 50]
const pressed = new WeakMap<Element, number>()

/** A press that came before its island was awake is pressed again then, so none is lost. @returns whether it was such a press */
export function pressAgain(event: MouseEvent, what: string): boolean {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(what) : null
  const island = pressed?.closest('astro-island[ssr]')
  if (!pressed || !island) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  island.addEventListener('astro:hydrate', () => pressed.click(), { once: true })
  return true
}

/** Opened in another tab or window: the link does that by itself. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link to another site that nobody has asked about yet (`modals/follow-links.ts`) is pressed again until somebody does. */
export function askedLater(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || !isPlain(event) || 'followed' in link.dataset) return
  if (!/^https?:$/.test(link.protocol) || link.origin === location.origin) return
  const since = pressed.get(link) ?? performance.now()
  pressed.set(link, since)
  if (performance.now() - since > WAITS_MS) return
  event.preventDefault()
  setTimeout(() => link.click(), AGAIN_MS)
}
