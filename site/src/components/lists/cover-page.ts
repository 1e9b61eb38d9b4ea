const OPEN = '#filters'
const STOPS = 'a[href], button, input, summary'

/**
 * Filters that cover the page, which CSS alone opens and shuts, hold the keys as a dialog does: Tab goes round within them,
 * Escape shuts them, and what opened them has the focus again.
 */
export function coverPage(): void {
  const panel = document.querySelector<HTMLElement>(OPEN)
  const opener = document.querySelector<HTMLElement>('.filters__open')
  if (!panel) return
  const covers = () => location.hash === OPEN && getComputedStyle(panel).position === 'fixed'
  const mark = () => {
    panel.role = covers() ? 'dialog' : null
    panel.ariaModal = covers() ? 'true' : null
  }
  const stops = () => [...panel.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility())
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && covers()) panel.querySelector('a')?.click()
  })
  window.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Node) || panel.contains(target) || !covers()) return
    const isBefore = panel.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
    stops()
      .at(isBefore ? -1 : 0)
      ?.focus()
  })
  window.addEventListener('hashchange', ({ oldURL }) => {
    mark()
    if (new URL(oldURL).hash === OPEN) opener?.focus({ preventScroll: true })
  })
  mark()
}
