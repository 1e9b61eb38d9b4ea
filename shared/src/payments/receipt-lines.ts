import { cutText } from '../formats/cut-text'
import { shareOut } from './share-out'

/** A position of a till receipt: rubles of all its pieces, after its part of the discount. */
export type ReceiptLine = {
  key: string
  name: string
  quantity: number
  amount: number
  object: 'commodity' | 'service'
}

/** A position as the till prints it: kopecks, and `amount` is exactly `price` by `quantity`. */
export type ReceiptPosition = {
  name: string
  price: number
  quantity: number
  amount: number
  object: ReceiptLine['object']
}

/** The name of a position holds so many signs, and a receipt so many positions. */
export const RECEIPT_NAME_MAX = 128
export const RECEIPT_POSITIONS_MAX = 100

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/**
 * What each line gives of `sum` rubles: first of `wanted` (rubles by key), then of all that is left of each, in proportion.
 * No line gives more than it has; of more than all have, everything is given.
 */
export function takenOf(
  lines: readonly ReceiptLine[],
  sum: number,
  wanted: ReadonlyMap<string, number> = new Map(),
): ReceiptLine[] {
  let left = Math.min(Math.max(0, sum), sumOf(lines))
  const first = lines.map(({ key, amount }) => {
    const given = Math.min(amount, wanted.get(key) ?? 0, left)
    left -= given
    return given
  })
  const rest = shareOut(
    left,
    lines.map(({ amount }, at) => amount - (first[at] ?? 0)),
  )
  return lines.flatMap((line, at) => {
    const amount = (first[at] ?? 0) + (left > 0 ? (rest[at] ?? 0) : 0)
    return amount > 0 ? [{ ...line, amount, quantity: piecesIn(line, amount) ?? 1 }] : []
  })
}

/** The lines without what is taken of them by key; nothing is left of a line that gave all it had. */
export function lessLines(lines: readonly ReceiptLine[], taken: readonly ReceiptLine[]): ReceiptLine[] {
  const gone = new Map<string, number>()
  for (const { key, amount } of taken) gone.set(key, (gone.get(key) ?? 0) + amount)
  return lines.flatMap((line) => {
    const less = Math.min(line.amount, gone.get(line.key) ?? 0)
    gone.set(line.key, (gone.get(line.key) ?? 0) - less)
    const amount = line.amount - less
    return amount > 0 ? [{ ...line, amount, quantity: piecesIn(line, amount) ?? line.quantity }] : []
  })
}

/** How many of a line's pieces cost so much; null where it is no whole number of them. */
function piecesIn({ quantity, amount }: ReceiptLine, some: number): number | null {
  const pieces = (quantity * some) / amount
  return Number.isInteger(pieces) ? pieces : null
}

/** Lines that come to exactly `sum` rubles: what is too much is taken as in `takenOf`, what lacks is a position of its own. */
export function linesOfSum(
  lines: readonly ReceiptLine[],
  sum: number,
  wanted?: ReadonlyMap<string, number>,
): ReceiptLine[] {
  const all = sumOf(lines)
  const bought = lines.filter(({ amount }) => amount > 0)
  if (all >= sum) return lessLines(bought, takenOf(bought, all - sum, wanted))
  return [...bought, { key: 'rest', name: 'Доплата по заказу', quantity: 1, amount: sum - all, object: 'service' }]
}

/**
 * Lines as positions of kopecks. A sum that its pieces do not share evenly is two positions whose prices differ by a kopeck.
 * Where that makes more positions than a receipt holds, pieces are not told apart, and then the last lines are one position.
 */
export function receiptPositions(lines: readonly ReceiptLine[]): ReceiptPosition[] {
  const apart = lines.flatMap(piecesOf)
  if (apart.length <= RECEIPT_POSITIONS_MAX) return apart
  const whole = lines.map(wholeOf)
  if (whole.length <= RECEIPT_POSITIONS_MAX) return whole
  const kept = whole.slice(0, RECEIPT_POSITIONS_MAX - 1)
  const amount = sumOf(whole.slice(RECEIPT_POSITIONS_MAX - 1))
  return [...kept, { name: 'Прочее по заказу', price: amount, quantity: 1, amount, object: 'commodity' }]
}

function piecesOf({ name, quantity, amount, object }: ReceiptLine): ReceiptPosition[] {
  const kopecks = amount * 100
  const price = Math.floor(kopecks / quantity)
  const dearer = kopecks - price * quantity
  const position = (pieces: number, each: number) => ({
    ...{ name: named(name), price: each, quantity: pieces, amount: pieces * each, object },
  })
  const positions = [position(quantity - dearer, price), position(dearer, price + 1)]
  return positions.filter((one) => one.quantity > 0 && one.amount > 0)
}

function wholeOf({ name, quantity, amount, object }: ReceiptLine): ReceiptPosition {
  const count = quantity > 1 ? ` × ${quantity}` : ''
  const kopecks = amount * 100
  return { name: named(name, count), price: kopecks, quantity: 1, amount: kopecks, object }
}

const named = (name: string, count = '') =>
  cutText(name, RECEIPT_NAME_MAX - count.length, ({ length }) => length).trim() + count
