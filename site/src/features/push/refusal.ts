const KEY = 'ostrov_push_refused'
const RESTS_MS = 30 * 24 * 3_600_000

/** Nobody is asked again for 30 days. */
export function rememberRefusal(now: Date, shelf: Storage = localStorage): void {
  shelf.setItem(KEY, String(now.getTime()))
}

export function isRefused(now: Date, shelf: Pick<Storage, 'getItem'> = localStorage): boolean {
  const at = Number(shelf.getItem(KEY) ?? Number.NaN)
  // A clock that was set back must not ask for years of silence.
  return Math.abs(now.getTime() - at) < RESTS_MS
}
