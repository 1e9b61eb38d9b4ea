import type { Limits } from '../../kernel/limits'

type Guess = {
  /** A keyed hash of the mail: nobody's mail lies among the counters. */
  login: string
  /** The browser, when it has signed in with this mail before. */
  device_id: string | null
  address: string | null
}

/** Wrong passwords of one mail that cost nothing; each further one waits. */
const FREE_GUESSES = 10
const STEP_MS = 200
/** No longer, so that a stopping process still ends in time. */
const LONGEST_MS = 2_000

/**
 * Counts a try at a password before it is looked at, so that guesses made at once cannot pass together. Ten are let
 * through from one place. A stranger elsewhere cannot lock the owner out by guessing: that only slows the mail down,
 * within a bound a day, and neither concerns a browser that has signed in with it before.
 * @throws {Refusal} `request.too_often`.
 */
export async function countGuess(limits: Limits, { login, device_id, address }: Guess) {
  const own = `${login}:${device_id ?? address ?? ''}`
  const guesses = await limits.consume('sign_in', own)
  if (device_id === null) {
    if (address) await limits.consume('sign_in_address', address)
    await Bun.sleep(guessDelay(await limits.consume('sign_in_mail', login)))
  }
  return {
    /** How many there were from there lately, this one too. */
    guesses,
    /** Takes the count back: it was no guess. */
    async wasRight() {
      await limits.giveBack('sign_in', own)
      if (device_id !== null) return
      if (address) await limits.giveBack('sign_in_address', address)
      await limits.giveBack('sign_in_mail', login)
    },
  }
}

/** Milliseconds to wait before the `count`-th password that does not fit is looked at. */
export function guessDelay(count: number): number {
  return Math.min(Math.max(count - FREE_GUESSES, 0) * STEP_MS, LONGEST_MS)
}
