import type { ProductDetailsWire } from '@ostrov/shared/menu/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { versionName } from './version'

/** Brings a restaurant's page up to date; null when nothing is new. */
export const freshMenu = (restaurant_id: string) => freshen(restaurant_id, async () => true)

/** A dish as it is sold, when its page was brought up to date; null when nothing is new. */
export function freshProduct({ id, restaurant_id }: Pick<ProductDetailsWire, 'id' | 'restaurant_id'>) {
  return freshen(restaurant_id, () => ask(api.user.products({ id }).get()))
}

/**
 * Puts what the server would draw now in the place of the page's parts (`data-fresh`), where the menu or the reviews are
 * of another version (`data-version`). What is looked at stays where it is, and so does the focus.
 * @returns what `read` brought for the islands; null when nothing is new.
 */
async function freshen<Data>(restaurant_id: string, read: () => Promise<Data>): Promise<Data | null> {
  const shown = versioned(document)
  const { items } = await ask(api.updates.menu_and_reviews.get({ query: { ids: restaurant_id } }))
  const version = versionName(items[0])
  if (!shown || !version || shown.dataset.version === version) return null
  const page = await pageAnew(shown.dataset.version)
  const next = page && versioned(page)?.dataset.version
  if (!page || !next || next === shown.dataset.version) return null
  // Asked when the change is known to have come to where the page is from.
  const data = await read()
  const keep = [keepPlace(), keepFocus()]
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = page.querySelector<HTMLElement>(`[data-fresh="${part.dataset.fresh}"]`)
    if (fresh) put(part, fresh)
  }
  shown.dataset.version = next
  for (const back of keep) back()
  return data
}

const versioned = (page: Document) => page.querySelector<HTMLElement>('[data-version]')

/** A change that is told of may not have come yet to where pages are kept. */
const SPREADS_MS = 1000

/** The page of another version; null when it comes with a later look. */
async function pageAnew(shown: string | undefined): Promise<Document | null> {
  for (const pause of [0, SPREADS_MS]) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const answer = await fetch(location.pathname)
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (versioned(page)?.dataset.version !== shown) return page
  }
  return null
}

/** Pictures that have not changed stay themselves: new ones would flash. */
function put(part: HTMLElement, fresh: HTMLElement) {
  const drawn = new Map([...part.querySelectorAll('.ui-photo')].map((photo) => [photo.outerHTML, photo]))
  for (const photo of fresh.querySelectorAll('.ui-photo')) {
    const same = drawn.get(photo.outerHTML)
    if (!same) continue
    drawn.delete(photo.outerHTML)
    photo.replaceWith(same)
  }
  part.replaceChildren(...fresh.childNodes)
}

/** The first thing in view that the page will have again. */
function keepPlace(): () => void {
  const names = [...document.querySelectorAll<HTMLElement>('[data-fresh] a[href], [data-fresh] [id]')]
  const first = names.find((node) => node.getBoundingClientRect().bottom > innerHeight / 4)
  if (!first) return () => {}
  const { top } = first.getBoundingClientRect()
  const name = nameOf(first)
  const back = () => {
    const again = document.querySelector(name)
    if (again) scrollBy({ top: again.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  return () => {
    back()
    // What is new is laid out with the next frame, and may be higher than it had said (`later.css`).
    requestAnimationFrame(() => requestAnimationFrame(back))
  }
}

/** Islands draw their buttons anew, which takes them some frames. */
const FOCUS_COMES_MS = 2000

function keepFocus(): () => void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !activeElement.closest('[data-fresh]')) return () => {}
  const name = nameOf(activeElement)
  // A dish may stand in two sections.
  const at = [...document.querySelectorAll(name)].indexOf(activeElement)
  return () => {
    const until = performance.now() + FOCUS_COMES_MS
    const give = () => {
      if (document.activeElement !== document.body) return
      const again = [...document.querySelectorAll<HTMLElement>(name)]
      const one = again[at] ?? again[0]
      if (one) one.focus({ preventScroll: true })
      else if (performance.now() < until) requestAnimationFrame(give)
    }
    give()
  }
}

function nameOf(node: HTMLElement): string {
  if (node.id) return `#${CSS.escape(node.id)}`
  const attribute = node.hasAttribute('aria-label') ? 'aria-label' : 'href'
  return `[data-fresh] [${attribute}="${CSS.escape(node.getAttribute(attribute) ?? '')}"]`
}
