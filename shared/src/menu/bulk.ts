/** How prices of many dishes change: by so many percent or rubles, less than nothing is cheaper. */
export type PriceChange = { by: 'percent' | 'rubles'; amount: number }
type Priced = { price: number; discount_price: number }

/** A price after the change, whole rubles and never below one; a discount moves along and stays below the price. */
export function changedPrice({ price, discount_price }: Priced, change: PriceChange): Priced {
  const next = moved(price, change)
  const discount = discount_price > 0 ? Math.min(moved(discount_price, change), next - 1) : 0
  return { price: next, discount_price: Math.max(discount, 0) }
}

function moved(price: number, { by, amount }: PriceChange): number {
  const next = by === 'percent' ? Math.round((price * (100 + amount)) / 100) : price + amount
  return Math.max(1, next)
}
