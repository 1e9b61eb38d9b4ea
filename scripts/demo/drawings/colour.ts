const channels = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))

/** Mixes two #rrggbb colours; share is the part of the second, 0–1. */
export const mix = (first: string, second: string, share: number) => {
  const other = channels(second)
  const mixed = channels(first).map((value, i) => Math.round(value + ((other[i] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Warm light for a positive amount, warm shade for a negative one, −1…1. */
export const tint = (colour: string, amount: number) =>
  amount >= 0 ? mix(colour, '#fff6e2', amount) : mix(colour, '#2a1008', -amount)
