import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Of this file, so that what draws by itself brings no second copy of how it is done. */
export { createRoot } from 'react-dom/client'

import { isForgotten } from '../src/features/account/known'

/** Of a browser that has forgotten who is signed in: until it is told, no island would draw the right person. */
const told = isForgotten() ? restore() : null

/** Wakes an island, as the framework's own way does; none has slots, and none is drawn in the browser alone. */
export default (island: HTMLElement) => async (component: ComponentType, props: object) => {
  await told
  if (!island.hasAttribute('ssr')) return
  const identifierPrefix = island.getAttribute('prefix') ?? undefined
  startTransition(() => {
    const root = hydrateRoot(island, createElement(component, props), { identifierPrefix })
    island.addEventListener('astro:unmount', () => root.unmount(), { once: true })
  })
}

async function restore() {
  const { restorePerson } = await import('../src/features/account/restore')
  await restorePerson()
}
