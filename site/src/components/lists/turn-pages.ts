/** What stays in view above a list one comes to (spec §9, «Scroll offset»). */
const OFFSET_PX = 150

/** Where a new page is read from: the top, or a little above an anchor. */
export function readingPlace(anchor: { top: number } | null, scrolled: number): number {
  return anchor ? Math.max(0, Math.round(anchor.top + scrolled - OFFSET_PX)) : 0
}

/**
 * Turns the pages of the list in place (`data-paged`, «anchor» where its own beginning is shown, else the page's top) and
 * scrolls there. Without scripts, and where anything does not come, its links are links. Imports nothing: so small a script
 * stands in the page itself.
 */
export function turnPages(): void {
  let shown = location.href
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.pages a') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    turnTo(link.href).then(
      () => {
        shown = link.href
      },
      () => location.assign(link.href),
    )
  })
  addEventListener('popstate', () => isOtherPage(shown, location.href) && location.reload())
}

/** A dialog that closes comes by at the same address, and filters that open over the list at an anchor of it. */
export function isOtherPage(shown: string, asked: string): boolean {
  const [one, other] = [shown, asked].map((url) => url.split('#')[0])
  return one !== other
}

async function turnTo(href: string) {
  const answer = await fetch(href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [old, fresh] = [document, page].map((from) => from.querySelector<HTMLElement>('[data-paged]'))
  if (!answer.ok || !old || !fresh || needsMore(fresh)) throw new Error('Opened in the usual way')
  for (const island of old.querySelectorAll('astro-island')) island.dispatchEvent(new CustomEvent('astro:unmount'))
  old.replaceChildren(...fresh.childNodes)
  document.title = page.title
  history.pushState(null, '', href)
  old.tabIndex = -1
  old.focus({ preventScroll: true })
  const anchor = old.dataset.paged === 'anchor' ? old.getBoundingClientRect() : null
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: readingPlace(anchor, scrollY), behavior: isCalm ? 'instant' : 'smooth' })
}

/** An island that this page has none of may need what this page never loaded. */
function needsMore(fresh: HTMLElement): boolean {
  const urls = (from: ParentNode) =>
    [...from.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url'))
  const known = urls(document)
  return urls(fresh).some((url) => !known.includes(url))
}
