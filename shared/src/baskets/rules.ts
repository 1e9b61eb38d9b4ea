import { type Priced, pricedWithOptions } from '../menu/choice'

/** What a line's sum depends on. A line with a cancellation_comment is shown, but not paid for. */
export type BasketLine = {
  quantity: number
  product: Priced
  product_options: readonly { price: number }[]
  cancellation_comment?: string | null
}

/** (unit price + options) × quantity, in rubles; a cancelled line costs nothing. */
export function lineTotal(line: BasketLine): number {
  return line.cancellation_comment ? 0 : pricedWithOptions(line.product, line.product_options) * line.quantity
}

/** Sum of the lines, in rubles: the order's cartSum. */
export function basketTotal(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

/** Pieces in the basket that will really be ordered. */
export function basketCount(lines: readonly Pick<BasketLine, 'quantity' | 'cancellation_comment'>[]): number {
  return lines.reduce((count, line) => count + (line.cancellation_comment ? 0 : line.quantity), 0)
}

/** The same product with the same options is one line: the key is equal whatever order they were ticked in. */
export function optionsKey(product_id: string, option_ids: readonly string[]): string {
  return [product_id, ...[...new Set(option_ids)].sort()].join('+')
}
