/** Thrown when so many already wait that one more would only wait in vain. */
export class TurnstileFull extends Error {
  override name = 'TurnstileFull'
}

export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `width` works run at once and `waiting` more stand in line, in the order they came.
 * @throws {TurnstileFull} when the line is full.
 */
export function createTurnstile(width: number, waiting: number): Turnstile {
  const line: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= width) {
      if (line.length >= waiting) throw new TurnstileFull()
      await new Promise<void>((enter) => line.push(enter))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed over, not freed, so that a newcomer cannot slip in between.
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
