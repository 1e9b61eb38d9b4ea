import type { Baskets, Pending } from './lines'

const CHANGED = 'ostrov_baskets_changed'
const PENDING = 'ostrov_baskets_pending'
const SEEN = 'ostrov_baskets_seen'
/** Changes that wait for a network. */
export const WAITING = 'ostrov_baskets_waiting'
/** A quantity chosen on the page before is worth sending again for so long; later it is history. */
const PENDING_LIVES_MS = 30_000

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

export function seenBaskets(): Baskets | null {
  return JSON.parse(localStorage.getItem(SEEN) ?? 'null')
}

/** Whether changes of this browser wait for a network. */
export function isAnythingWaiting(): boolean {
  return localStorage.getItem(WAITING) !== null
}

/** Remembers unconfirmed quantities over a change of page. */
export function keepPending(pending: Pending): void {
  if (Object.keys(pending).length === 0) sessionStorage.removeItem(PENDING)
  else sessionStorage.setItem(PENDING, JSON.stringify({ at: Date.now(), pending }))
}

export function keptPending(): Pending {
  return readPending(sessionStorage.getItem(PENDING), Date.now())
}

/** What was kept, unless it is too old or nonsense. */
export function readPending(kept: string | null, now: number): Pending {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (!isKept(value) || now - value.at > PENDING_LIVES_MS) return {}
    return Object.fromEntries(Object.entries(value.pending).flatMap(quantityEntry))
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is { at: number; pending: object } {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('pending' in value)) return false
  return typeof value.at === 'number' && typeof value.pending === 'object' && value.pending !== null
}

function quantityEntry([id, quantity]: [string, unknown]): [string, number][] {
  return typeof quantity === 'number' ? [[id, quantity]] : []
}
