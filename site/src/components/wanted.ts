const EVENT = 'islands-wanted'

/** Wakes islands that wait for a sign of life: something is to be shown that nobody has pressed for, as a dialog of the address. */
export function wantIslands(): void {
  if (!('document' in globalThis)) return
  document.documentElement.toggleAttribute(EVENT, true)
  document.dispatchEvent(new Event(EVENT))
}

/** Resolves when something wants islands awake, also where it has wanted so before. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(EVENT, () => resolve(), { once: true })
    if (document.documentElement.hasAttribute(EVENT)) resolve()
  })
}
