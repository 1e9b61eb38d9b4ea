import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { momentText } from '@ostrov/shared/forms/moment-text'
import { PAYERS } from '@ostrov/shared/payments/payers'
import type { PromoCodeRowWire, PromoSeriesRowWire } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_MIN_ORDER_SUM, PROMO_VALID_DAYS } from '@ostrov/shared/promotions/rules'

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
function newTerm(now: Date) {
  const ends = new Date(now.getTime() + PROMO_VALID_DAYS * DAY_MS - DAY_MS / 24)
  return { starts_at: momentText(now.toISOString()), expires_at: momentText(ends.toISOString()) }
}

/** What a code, or a series, gives, to whom and until when: label → answer. */
export function termsOf(row: PromoCodeRowWire | PromoSeriesRowWire, now: Date) {
  const { first_order_only, restaurants, user_use_limit, paid_by, starts_at, expires_at, created_at } = row
  return {
    Скидка: discountWords(row),
    'Сумма заказа': leastWords(row),
    Оплачивает: PAYERS[paid_by],
    Рестораны: restaurants.map(({ title }) => title).join(', ') || 'Все',
    Кому: first_order_only ? 'На\u00A0первый заказ' : 'Всем',
    'На\u00A0человека': countOf(user_use_limit, 'раз', 'раза', 'раз'),
    Начало: formatMoment(starts_at, now),
    Конец: formatMoment(expires_at, now),
    'Когда создали': formatMoment(created_at, now),
  }
}

/** What stands in the form of a new one, or of a new series. */
export const freshTerms = (now: Date) => ({
  ...{ min_order_sum: String(PROMO_MIN_ORDER_SUM), user_use_limit: '1' },
  ...{ amount_type: 'rubles' as const, paid_by: 'platform' as const },
  ...newTerm(now),
})
