/**
 * How fresh the board is. `live`: changes arrive by themselves; `polling`: the stream is down, but asking works;
 * `lost`: nothing answers and what is shown may be old.
 */
export type Connection = 'live' | 'polling' | 'lost'

type ConnectionFacts = {
  /** The stream of changes is open. */
  streaming: boolean
  /** The last question about the board got no answer. */
  failing: boolean
}

const LIVE_POLL_MS = 30_000
const FALLBACK_POLL_MS = 5_000

export function connectionOf({ streaming, failing }: ConnectionFacts): Connection {
  if (failing) return 'lost'
  return streaming ? 'live' : 'polling'
}

/** How often to ask: seldom while the stream works (a dead network can look open), else every five seconds. */
export function pollEvery(facts: ConnectionFacts): number {
  return connectionOf(facts) === 'live' ? LIVE_POLL_MS : FALLBACK_POLL_MS
}

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** Milliseconds before the stream is opened again after so many failures in a row: 1 s, doubling to 30 s. */
export function reopenAfter(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1))
}
