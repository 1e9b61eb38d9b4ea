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

function readAttempt(kept: string | null): { sent: string; key: string } | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

function isAttempt(value: unknown): value is { sent: string; key: string } {
  if (typeof value !== 'object' || value === null || !('sent' in value) || !('key' in value)) return false
  return typeof value.sent === 'string' && typeof value.key === 'string'
}
