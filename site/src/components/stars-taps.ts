/** Halves of a star in the whole row. */
const HALVES = 10
const LEAST = 2

/** The half of a star under a pointer, from the row's left edge; one star is the least there is. */
export function halfAt(x: number, width: number): number {
  return Math.min(HALVES, Math.max(LEAST, Math.ceil((x / width) * HALVES))) / 2
}

/** What a finger means by a tap: that star, and by another tap on the same one its half. Half a star is too small to aim at. */
export function tappedRating(half: number, before: number): number {
  const star = Math.ceil(half)
  return before === star && star > 1 ? star - 0.5 : star
}
