const bring = () => import('./open-photos')

/** The photos of a page open its gallery, and so does its address. What answers the press comes with the press. */
export function photosOfPage(): void {
  const strip = document.querySelector<HTMLElement>('[data-slides]')
  if (!strip) return
  const links = [...strip.querySelectorAll('a')]
  const open = (link: HTMLAnchorElement) => {
    // Closing returns the focus to where it was.
    link.focus()
    bring().then(
      ({ openPhotos }) => openPhotos(strip, links.indexOf(link)),
      () => location.assign(link.href),
    )
  }
  strip.addEventListener('pointerdown', () => bring().catch(() => undefined), { once: true })
  strip.addEventListener('click', (event) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event
    const link = links.find((one) => event.target instanceof Node && one.contains(event.target))
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    open(link)
  })
  const namedBy = (hash: string) => links.find(({ id }) => hash === `#${id}`)
  const openNamed = () => {
    const named = namedBy(location.hash)
    if (!named) return
    // The way back from the gallery leads to the page, not to the gallery again.
    history.replaceState(history.state, '', location.pathname + location.search)
    open(named)
  }
  window.addEventListener('hashchange', ({ oldURL }) => {
    // The page shows what was seen last.
    namedBy(new URL(oldURL).hash)?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' })
    openNamed()
  })
  openNamed()
}
