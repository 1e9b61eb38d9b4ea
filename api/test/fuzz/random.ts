export type Random = ReturnType<typeof createRandom>

/** The same seed makes the same choices (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** 0 … below − 1 */
  const whole = (below: number) => Math.floor(next() * below)
  const chance = (share: number) => next() < share
  function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[whole(list.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  return { whole, chance, pick }
}
