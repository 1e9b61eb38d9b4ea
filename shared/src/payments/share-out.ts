/** A whole number in parts as near to the weights as whole numbers come: by the largest remainder, the first of equal ones. */
export function shareOut(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0)
  // Nothing to weigh by: all alike.
  const parts = all > 0 ? weights.map((weight) => (sum * weight) / all) : weights.map(() => sum / weights.length)
  const shares = parts.map(Math.floor)
  const left = sum - shares.reduce((total, share) => total + share, 0)
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/**
 * What each line is worth of an order with this discount, rubles: its price less its own discount, and its part of what the whole
 * order has beside those.
 */
export function lineWorths(lines: readonly { line_total: number; discount: number }[], discount: number): number[] {
  const own = lines.map((line) => line.line_total - line.discount)
  const rest = discount - lines.reduce((sum, line) => sum + line.discount, 0)
  const off = shareOut(rest, own)
  return own.map((worth, at) => Math.max(0, worth - (off[at] ?? 0)))
}
