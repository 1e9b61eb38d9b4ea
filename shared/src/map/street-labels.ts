/** A place on the screen, in px. */
export type Spot = { x: number; y: number }
export type Street = { name: string; line: readonly Spot[] }
export type StreetLabel = {
  name: string
  at: Spot /** Degrees, −90 to 90, so that no name stands on its head. */
  angle: number
}

const CHAR_WIDTH = 7.5
const MARGIN = 12

/**
 * Where the names of streets go on a screen of this size: one a street, along its longest straight part in view, only
 * where the name fits and none is over another.
 */
export function placeLabels(streets: readonly Street[], size: Spot): StreetLabel[] {
  const placed: (StreetLabel & { width: number })[] = []
  const byLength = streets
    .map((street) => ({ name: street.name, part: longestPart(street.line, size) }))
    .toSorted((one, other) => (other.part?.length ?? 0) - (one.part?.length ?? 0))
  for (const { name, part } of byLength) {
    const width = name.length * CHAR_WIDTH
    if (!part || part.length < width + MARGIN) continue
    if (placed.some((other) => isOver(other, { at: part.middle, width }))) continue
    placed.push({ name, at: part.middle, angle: part.angle, width })
  }
  return placed.map(({ name, at, angle }) => ({ name, at, angle }))
}

type Part = { middle: Spot; angle: number; length: number }

function longestPart(line: readonly Spot[], size: Spot): Part | null {
  let longest: Part | null = null
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    const seen = start && clip(start, end, size)
    if (!seen) continue
    const [a, b] = seen
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length <= (longest?.length ?? 0)) continue
    longest = { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, angle: upright(a, b), length }
  }
  return longest
}

/** The part of a segment that lies on the screen (Liang–Barsky); null when none does. */
export function clip(a: Spot, b: Spot, size: Spot): [Spot, Spot] | null {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const sides = [
    [-dx, a.x],
    [dx, size.x - a.x],
    [-dy, a.y],
    [dy, size.y - a.y],
  ] as const
  let from = 0
  let to = 1
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  if (from >= to) return null
  const at = (part: number) => ({ x: a.x + dx * part, y: a.y + dy * part })
  return [at(from), at(to)]
}

function upright(a: Spot, b: Spot): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  if (angle > 90) return angle - 180
  return angle < -90 ? angle + 180 : angle
}

function isOver(one: { at: Spot; width: number }, other: { at: Spot; width: number }): boolean {
  const distance = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)
  return distance < (one.width + other.width) / 2.6
}
