import { lineWorths } from '../payments/share-out'

type Line = { id: string; line_total: number; discount: number; cancellation_comment: string | null }
type Given = { items: readonly { item_id: string }[] }

/**
 * What each line that can still be given back is worth, rubles: as `lineWorths` says. Struck lines cost
 * nothing, and what was given back once is not given back again.
 */
export function refundableLines<One extends Line>(
  lines: readonly One[],
  { discount, refunds }: { discount: number; refunds: readonly Given[] },
): { line: One; amount: number }[] {
  const bought = lines.filter(({ cancellation_comment }) => cancellation_comment === null)
  const worths = lineWorths(bought, discount)
  const given = new Set(refunds.flatMap(({ items }) => items.map(({ item_id }) => item_id)))
  return bought
    .map((line, at) => ({ line, amount: worths[at] ?? 0 }))
    .filter(({ line, amount }) => amount > 0 && !given.has(line.id))
}
