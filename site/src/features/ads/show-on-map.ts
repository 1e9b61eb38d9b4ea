const BEGINNINGS = ['pointerdown', 'focusin'] as const

/** Offers hints and the map for the address of a form once somebody touches it. */
export function showOnMap(form: HTMLFormElement): void {
  const host = form.querySelector<HTMLElement>('[data-ad-place]')
  if (!host) return
  const { name, point }: { name: string; point: string } = JSON.parse(host.dataset.adPlace ?? '{}')
  // Sent by a script alone: without one nobody would notice that it is the point of another line.
  const kept = document.createElement('input')
  Object.assign(kept, { type: 'hidden', name: 'point', value: point })
  host.append(kept)
  const begin = ({ target }: Event) => {
    // Whoever presses a button is done with the fields: what comes now would move it from under the finger, and the press be lost.
    if (target instanceof Element && target.closest('button')) return
    for (const kind of BEGINNINGS) form.removeEventListener(kind, begin)
    const line = form.elements.namedItem(name)
    if (!(line instanceof HTMLInputElement)) return
    line.addEventListener('input', () => {
      kept.value = ''
    })
    // What does not come is not missed: the line is a line.
    import('./place-in-form').then(({ placeInForm }) => placeInForm({ form, host, line, kept })).catch(() => undefined)
  }
  for (const kind of BEGINNINGS) form.addEventListener(kind, begin)
}
