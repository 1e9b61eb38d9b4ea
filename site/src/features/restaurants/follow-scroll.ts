/** A pressed tab keeps its choice while the page scrolls to it. */
const LOCK_MS = 1000
/** A section counts as reached when its top is this near the top of the window, in px. */
export const OFFSET = 150

/** Lights the tab of the section in view and scrolls smoothly to a pressed one. @returns what undoes it. */
export function followScroll(tabs: HTMLElement): () => void {
  // Asked anew each time: a menu that changes while one looks at it brings others.
  const linksNow = () => [...tabs.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const sectionsOf = (links: HTMLAnchorElement[]) =>
    links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? [])
  let lockedUntil = 0
  let frame = 0
  const light = (index: number) => {
    const links = linksNow()
    const chosen = links[index]
    if (!chosen || chosen.getAttribute('aria-current') === 'true') return
    for (const link of links) link.removeAttribute('aria-current')
    chosen.setAttribute('aria-current', 'true')
    bringIntoView(chosen)
  }
  const follow = () => {
    frame = 0
    if (performance.now() >= lockedUntil) {
      light(activeIndex(sectionsOf(linksNow()).map((section) => section.getBoundingClientRect().top)))
    }
  }
  const scrolled = () => {
    frame ||= requestAnimationFrame(follow)
  }
  const press = (event: MouseEvent) => {
    const links = linksNow()
    const index = links.findIndex((link) => event.target instanceof Node && link.contains(event.target))
    const section = sectionsOf(links)[index]
    if (!section) return
    event.preventDefault()
    lockedUntil = performance.now() + LOCK_MS
    light(index)
    const reach = () =>
      scrollTo({ top: section.getBoundingClientRect().top + scrollY - OFFSET + 1, behavior: motion() })
    reach()
    // Dishes on the way are laid out as they come into sight, and may be higher than they had said (`later.css`).
    addEventListener('scrollend', () => performance.now() < lockedUntil && reach(), { once: true })
    section.querySelector('h2')?.focus({ preventScroll: true })
  }
  // Walking by the keyboard pulls the strip along: it shows where one stands, on a tab or in the menu.
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const links = linksNow()
    const link = links.find((one) => one === target) ?? links.find((one) => one.hasAttribute('aria-current'))
    if (link) bringIntoView(link)
  }
  window.addEventListener('scroll', scrolled, { passive: true })
  document.addEventListener('focusin', focus)
  tabs.addEventListener('click', press)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', scrolled)
    document.removeEventListener('focusin', focus)
    tabs.removeEventListener('click', press)
  }
}

/** Of the sections' tops, in px from the window's, the last that has been reached; the first before that. */
export function activeIndex(tops: readonly number[]): number {
  return Math.max(
    tops.findLastIndex((top) => top <= OFFSET),
    0,
  )
}

function bringIntoView(link: HTMLElement) {
  const row = link.parentElement
  row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2, behavior: motion() })
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
