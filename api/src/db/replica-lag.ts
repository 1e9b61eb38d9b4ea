/** How many places of the primary's log are remembered: where a replica stands still for hours, ever fewer of them. */
const MOST = 600

/** Both are bytes from the beginning of the log; `at` is milliseconds of whatever clock. */
type Place = { at: number; position: number }

/**
 * How far a replica is behind, by places in the primary's log that were seen at their moments: how long ago, by the last look at the
 * primary, the first was that it has not replayed. So an idle primary is no lag, one that is away makes none, a replica that gets
 * nothing any more has it, and no two machines' clocks are compared.
 */
export function createLag() {
  let ahead: Place[] = []
  let lookedAt = 0
  let isSeen = false
  return {
    /** The primary has written so much. */
    wrote(position: number, at: number) {
      lookedAt = at
      if (position === ahead.at(-1)?.position) return
      ahead.push({ at, position })
      if (ahead.length > MOST) ahead = ahead.filter((_, index) => index % 2 === 0)
    },
    /** The replica has replayed so much; null: it follows by other means, and is believed. */
    replayed(position: number | null) {
      isSeen = true
      ahead = position === null ? [] : ahead.filter((place) => place.position > position)
    },
    /** Milliseconds; endless before the replica was seen. */
    behind(): number {
      if (!isSeen) return Number.POSITIVE_INFINITY
      const [first] = ahead
      return first ? lookedAt - first.at : 0
    },
  }
}
