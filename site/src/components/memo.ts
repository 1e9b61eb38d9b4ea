import type { Markup } from '@ostrov/shared/formats/markup'

// What is longer is rarely asked for again, and would take the place of many.
const LONGEST_KEY = 4_000

/** Keeps what was made for so many keys, the oldest going first. */
export function keptBy<Made>(most: number) {
  const kept = new Map<string, Made>()
  return (key: string, make: () => Made): Made => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (key.length > LONGEST_KEY) return made
    for (const oldest of kept.keys()) {
      if (kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, made)
    return made
  }
}

/**
 * The same markup for the same facts, drawn once: a card stands on many pages. `draw` may read nothing but its facts, so a
 * moment is turned into words before.
 */
export function drawnOnce<Facts>(draw: (facts: Facts) => Markup, most = 1_000): (facts: Facts) => Markup {
  const drawn = keptBy<Markup>(most)
  return (facts) => drawn(JSON.stringify(facts), () => draw(facts))
}
