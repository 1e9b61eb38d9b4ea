import type { FormTable } from '../forms/form'
import { PRICE_MAX } from './form'

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

/** How prices of many dishes change, as it is asked; what is sent are the new prices. */
export const BULK_PRICES = {
  way: { label: 'Как', kind: 'choice', choices: { dearer: 'Дороже', cheaper: 'Дешевле' } },
  by: { label: 'На', kind: 'choice', choices: { percent: 'Проценты', rubles: 'Рубли' } },
  amount: { label: 'Сколько', kind: 'number', min: 1, max: PRICE_MAX, required: 'Укажите, на\u00A0сколько' },
} as const satisfies FormTable
