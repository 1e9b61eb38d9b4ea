const PAUSE_MS = 25

/** Asks again and again until the answer is something; throws with what was waited for when it never is. */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | null | undefined | false> | Found | null | undefined | false,
  seconds = 100,
): Promise<Found> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const found = await ask()
    if (found !== null && found !== undefined && found !== false) return found
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`)
    await Bun.sleep(PAUSE_MS)
  }
}
