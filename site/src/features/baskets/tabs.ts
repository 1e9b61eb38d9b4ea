import type { Adding, Baskets, Pending } from './lines'

type Unanswered = { pending: Pending; adding: readonly Adding[] }

const CHANGED = 'ostrov_baskets_changed'
const UNANSWERED = 'ostrov_baskets_unanswered'
const SEEN = 'ostrov_baskets_seen'
/** Changes that wait for a network. */
export const WAITING = 'ostrov_baskets_waiting'
/** What was chosen on the page before is worth sending again for so long; later it is history. */
const UNANSWERED_LIVES_MS = 30_000

/** Tells the other tabs of this browser to read the baskets anew. */
export function tellOtherTabs(): void {
  localStorage.setItem(CHANGED, String(Date.now()))
}

/** Calls `changed` when another tab or an earlier page has written. */
export function watchOthers(changed: () => void): void {
  let stale = false
  const hear = () => {
    if (document.visibilityState === 'visible') changed()
    else stale = true
  }
  window.addEventListener('storage', (event) => {
    if (event.key === CHANGED) hear()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) changed()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || !stale) return
    stale = false
    changed()
  })
}

/** Calls `leave` when the page is being left or hidden. */
export function whenLeaving(leave: () => void): void {
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

/** Remembers the baskets as the server has them, for a page without a network. */
export function keepSeen(baskets: Baskets): void {
  if (Object.keys(baskets).length > 0) localStorage.setItem(SEEN, JSON.stringify(baskets))
  else localStorage.removeItem(SEEN)
}

/** The baskets as the server had them last; null where none were kept, or an older page kept them in another shape. */
export function seenBaskets(text = localStorage.getItem(SEEN)): Baskets | null {
  try {
    const kept: Baskets = JSON.parse(text ?? '')
    return Object.values(kept).every(({ items }) => items.every(({ product }) => product.id)) ? { ...kept } : null
  } catch {
    return null
  }
}

/** Whether changes of this browser wait for a network. */
export function isAnythingWaiting(): boolean {
  return localStorage.getItem(WAITING) !== null
}

/** Remembers over a change of page what the server has not answered yet. */
export function keepUnanswered(pending: Pending, adding: readonly Adding[] = []): void {
  if (Object.keys(pending).length + adding.length === 0) sessionStorage.removeItem(UNANSWERED)
  else sessionStorage.setItem(UNANSWERED, JSON.stringify({ at: Date.now(), pending, adding }))
}

export function keptUnanswered(): Unanswered {
  return readUnanswered(sessionStorage.getItem(UNANSWERED), Date.now())
}

/** What was kept, unless it is too old or nonsense. */
export function readUnanswered(text: string | null, now: number): Unanswered {
  try {
    const kept: Unanswered & { at: number } = JSON.parse(text ?? '')
    // What lives so short was written by a page of this release; of nonsense the parts that are read first are missing.
    const { at, pending, adding } = kept
    const isWhole = Object.values(pending).every(Number.isInteger) && adding.every(({ product }) => product.id)
    if (isWhole && now - at <= UNANSWERED_LIVES_MS) return { pending, adding }
  } catch {}
  return { pending: {}, adding: [] }
}
