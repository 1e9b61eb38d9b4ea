/** So many failures in a row, with no success between them, and a service is left alone for a while. */
const FAILURES = 5
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000
/** A question that has not come back for so long is nobody's any more. */
const PROBE_MS = 60_000

/** What of a call the circuit is told; `unknown`: it says nothing of the service. */
export type Heard = 'well' | 'failed' | 'unknown'
export type Circuit = ReturnType<typeof createCircuit>

/**
 * Lets calls to one service through until it has failed several times in a row, then none of them for a pause, and after it a single
 * one: by that the pause ends, or begins again twice as long.
 */
export function createCircuit(now: () => number) {
  let failures = 0
  let pause = FIRST_PAUSE_MS
  /** Until when nobody asks; 0: everybody may. */
  let until = 0
  let probedAt = 0
  const close = () => {
    failures = 0
    until = 0
    probedAt = 0
    pause = FIRST_PAUSE_MS
  }
  return {
    mayAsk() {
      if (until === 0) return true
      const at = now()
      if (at < until || (probedAt > 0 && at < probedAt + PROBE_MS)) return false
      probedAt = at
      return true
    },
    hear(heard: Heard) {
      if (heard === 'well') return close()
      const isProbe = probedAt > 0
      probedAt = 0
      if (heard === 'unknown') return
      failures += 1
      // Others that were under way when the pause began say nothing new.
      if (failures < FAILURES || (until > 0 && !isProbe)) return
      if (isProbe) pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      until = now() + pause
    },
    close,
    /** Until when nobody asks, in milliseconds of the epoch; null where everybody may. */
    pausedUntil: () => (until === 0 ? null : until),
  }
}
