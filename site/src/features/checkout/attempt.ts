import { isText, shaped, storedAs } from '@ostrov/shared/formats/read-stored'

const KEY = 'ostrov_order_attempt'

/** What sessionStorage does, so that the rule can be tried without a browser. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The Idempotency-Key of an order: the same for the same order until it was answered, so that a press after a lost
 * answer cannot order twice.
 */
export function attemptKey(order: unknown, shelf: Shelf, newKey: () => string): string {
  const sent = JSON.stringify(order)
  const kept = readAttempt(shelf.getItem(KEY))
  if (kept?.sent === sent) return kept.key
  const key = newKey()
  shelf.setItem(KEY, JSON.stringify({ sent, key }))
  return key
}

/** The order was answered, one way or the other: the next press is a new attempt. */
export function attemptAnswered(shelf: Shelf): void {
  shelf.removeItem(KEY)
}

const readAttempt = (kept: string | null) =>
  storedAs(kept, shaped<{ sent: string; key: string }>({ sent: isText, key: isText }))
