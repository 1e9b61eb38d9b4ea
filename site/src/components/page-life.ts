/** While the next page is on its way a line at the top says so (`html[data-going]`); it goes with this page, or when one comes back to it. */
export function showGoing(): void {
  const page = document.documentElement
  const go = () => {
    page.dataset.going = ''
  }
  window.addEventListener('pageshow', () => delete page.dataset.going)
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isElsewhere = link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin
    const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
    if (!isElsewhere && !isHere) go()
  })
  window.addEventListener('submit', (event) => event.defaultPrevented || go())
}

/** A picture that does not come leaves its place and its colour (`img[data-broken]`). */
export function hideBroken(): void {
  const mark = (target: EventTarget | null, isBroken: boolean) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', isBroken)
  }
  window.addEventListener('error', ({ target }) => mark(target, true), true)
  window.addEventListener('load', ({ target }) => mark(target, false), true)
  for (const image of document.images) mark(image, image.complete && image.src !== '' && image.naturalWidth === 0)
}

/**
 * A page that cannot fade into the next one simply changes: the browser's word on it is no fault. What is none of the site's pages
 * (the bank's, a file, the back office) never takes part, and that refusal no promise catches: the page does not try.
 */
export function letFadesFail(): void {
  for (const name of ['pageswap', 'pagereveal'] as const) {
    window.addEventListener(name, (event) => {
      const { viewTransition } = event
      viewTransition?.ready.catch(() => {})
      viewTransition?.finished.catch(() => {})
      if ('activation' in event && !fadesInto(event.activation?.entry.url)) viewTransition?.skipTransition()
    })
  }
}

/** Whether an address is one of the site's own pages; another site's is not told. */
export function fadesInto(url: string | null | undefined): boolean {
  return Boolean(url) && !/^\/(api|admin|sandbox-\w+)(\/|$)|\.\w+$/.test(new URL(url ?? '').pathname)
}

/** What the keys reach in a row that is pushed aside comes whole into the window: browsers leave its edge outside. */
export function bringFocused(): void {
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.ui-row :focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
