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
