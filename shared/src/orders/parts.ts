import { shareOut } from '../payments/share-out'

/** What a line brings to a part; one that is struck brings nothing. */
export type PartLine = { participant: string | null; line_total: number; cancellation_comment: string | null }

/** What one person's dishes come to, rubles: goods − discount + delivery. */
export type Part = { name: string; goods: number; discount: number; delivery: number; total: number }

/**
 * Everybody's part of an order that several filled, in the order of their first dishes: the discount in proportion to the
 * goods, the delivery in equal parts among those who get something. The parts add up to the order's total to the ruble.
 * Empty for an order of one person.
 */
export function partsOf(
  lines: readonly PartLine[],
  { discount, delivery_price }: { discount: number; delivery_price: number },
): Part[] {
  const goods = new Map<string, number>()
  for (const { participant, line_total, cancellation_comment } of lines) {
    if (participant === null || cancellation_comment !== null) continue
    goods.set(participant, (goods.get(participant) ?? 0) + line_total)
  }
  const people = [...goods]
  const off = shareOut(
    discount,
    people.map(([, sum]) => sum),
  )
  const brought = shareOut(
    delivery_price,
    people.map(() => 1),
  )
  return people.map(([name, sum], at) => {
    const [less, more] = [off[at] ?? 0, brought[at] ?? 0]
    return { name, goods: sum, discount: less, delivery: more, total: sum - less + more }
  })
}

/** Lines under the names of those who put them in, in the order of their first; of one person's order one group of nobody. */
export function byPerson<Line extends Pick<PartLine, 'participant'>>(lines: readonly Line[]) {
  return [...Map.groupBy(lines, ({ participant }) => participant)].map(([name, own]) => ({ name, lines: own }))
}
