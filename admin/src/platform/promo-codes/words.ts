import { momentText } from '@ostrov/shared/formats/moment-text'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { PROMO_VALID_DAYS } from '@ostrov/shared/promotions/rules'

type Discount = { amount: number; amount_type: 'rubles' | 'percent'; max_discount: number | null }

/** «300 ₽», «10 %, до 500 ₽» */
export function discountWords({ amount, amount_type, max_discount }: Discount): string {
  if (amount_type === 'rubles') return formatMoney(amount)
  return `${amount}\u00A0%${max_discount === null ? '' : `, до\u00A0${formatMoney(max_discount)}`}`
}

/** «от 1 500 ₽» */
export const leastWords = ({ min_order_sum }: { min_order_sum: number }) => `от\u00A0${formatMoney(min_order_sum)}`

/** One restaurant by name, several by their number. */
export function whereWords({ restaurants: [first, ...others] }: { restaurants: readonly { title: string }[] }): string {
  if (!first) return 'Везде'
  return others.length > 0 ? countOf(others.length + 1, 'ресторан', 'ресторана', 'ресторанов') : first.title
}

type Used = { total_used_count: number; total_use_limit: number | null }

/** «12 из 1 000»; without a limit «12». */
export function usedWords({ total_used_count, total_use_limit }: Used): string {
  const used = formatNumber(total_used_count)
  return total_use_limit === null ? used : `${used} из\u00A0${formatNumber(total_use_limit)}`
}

const DAY_MS = 24 * 3_600_000

/** A new code begins now and lives as long as one may, less the hour in which it is being written. */
export function newTerm(now: Date) {
  const ends = new Date(now.getTime() + PROMO_VALID_DAYS * DAY_MS - DAY_MS / 24)
  return { starts_at: momentText(now.toISOString()), expires_at: momentText(ends.toISOString()) }
}
