import type { Pending } from './lines'

const CHANGED = 'ostrov_baskets_changed'
const PENDING = 'ostrov_baskets_pending'
/** A quantity chosen on the page before is worth sending again for so long; later it is history. */
const PENDING_LIVES_MS = 30_000

/** Tells the other tabs of this browser to read the baskets anew. */
export function tellOtherTabs(): void {
  localStorage.setItem(CHANGED, String(Date.now()))
}

/** Calls `leave` when the page is being left or hidden, `changed` when another tab or an earlier page has written. */
export function watchBrowser({ leave, changed }: { leave: () => void; changed: () => void }): void {
  let stale = false
  const hear = () => {
    if (document.visibilityState === 'visible') changed()
    else stale = true
  }
  window.addEventListener('storage', (event) => {
    if (event.key === CHANGED) hear()
  })
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) changed()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
    else if (stale) {
      stale = false
      changed()
    }
  })
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
