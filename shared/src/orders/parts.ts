import { lineWorths, shareOut } from '../payments/share-out'

/** What a line brings to a part; one that is struck brings nothing. */
export type PartLine = {
  participant: string | null
  line_total: number
  discount: number
  cancellation_comment: string | null
}

/** What one person's dishes come to, rubles: goods − discount + delivery. */
export type Part = { name: string; goods: number; discount: number; delivery: number; total: number }

/**
 * Everybody's part of an order that several filled, in the order of their first dishes: what offers take off one's dishes, the rest
 * of the discount in proportion to the goods, the delivery in equal parts among those who get something. The parts add up to the order's total to the ruble.
 * Empty for an order of one person.
 */
export function partsOf(
  lines: readonly PartLine[],
  { discount, delivery_price }: { discount: number; delivery_price: number },
): Part[] {
  const people = byPerson(lines.filter((line) => line.participant !== null && line.cancellation_comment === null)).map(
    ({ name, lines: own }) => ({
      name: name ?? '',
      line_total: own.reduce((sum, line) => sum + line.line_total, 0),
      discount: own.reduce((sum, line) => sum + line.discount, 0),
    }),
  )
  const worths = lineWorths(people, discount)
  const brought = shareOut(
    delivery_price,
    people.map(() => 1),
  )
  return people.map(({ name, line_total: goods }, at) => {
    const [worth, delivery] = [worths[at] ?? 0, brought[at] ?? 0]
    return { name, goods, discount: goods - worth, delivery, total: worth + delivery }
  })
}

/** Lines under the names of those who put them in, in the order of their first; of one person's order one group of nobody. */
export function byPerson<Line extends Pick<PartLine, 'participant'>>(lines: readonly Line[]) {
  return [...Map.groupBy(lines, ({ participant }) => participant)].map(([name, own]) => ({ name, lines: own }))
}
