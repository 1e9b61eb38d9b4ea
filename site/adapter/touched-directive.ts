import { KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import type { ClientDirective } from 'astro'
import { pressAgain } from './press-again'

/** Who is signed in sees so, at the latest then. */
const LATEST_MS = 2000
/** How long a link to another site waits for who asks about it, and how often it is tried. */
const [WAITS_MS, AGAIN_MS] = [5000, 50]
const KNOWN = new RegExp(`(?:^|; )${KNOWN_COOKIE}=1`)

let wanted: Promise<unknown> | undefined
const pressed = new WeakMap<Element, number>()

/**
 * `client:touched`: wakes an island at the first press or key. A page that is only read loads nothing of what answers presses, save
 * for who is signed in here: the page shows that. What was pressed first is pressed again when its island is awake.
 */
const wakeWhenTouched: ClientDirective = async (load) => {
  wanted ??= whenWanted()
  await wanted
  const hydrate = await load()
  await hydrate()
}

export default wakeWhenTouched

function whenWanted(): Promise<unknown> {
  document.addEventListener('click', (event) => isPlain(event) && pressAgain(event, 'a, button'), { capture: true })
  addEventListener('click', askedLater)
  return new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown', 'click'])
      addEventListener(kind, resolve, { once: true, passive: true, capture: true })
    if (!KNOWN.test(document.cookie)) return
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, LATEST_MS)
  })
}

/** Opened in another tab or window: the link does that by itself. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link to another site that nobody has asked about yet (`modals/follow-links.ts`) is pressed again until somebody does. */
function askedLater(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || !isPlain(event) || 'followed' in link.dataset) return
  if (!/^https?:$/.test(link.protocol) || link.origin === location.origin) return
  const since = pressed.get(link) ?? performance.now()
  pressed.set(link, since)
  if (performance.now() - since > WAITS_MS) return
  event.preventDefault()
  setTimeout(() => link.click(), AGAIN_MS)
}
