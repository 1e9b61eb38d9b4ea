import { formatMoney, formatNumber } from '../formats/money'
import { countOf } from '../formats/plural'
import type { UsualPrice } from './usual-price'

/** «Обычно 350–420 тыс. ₽: так у половины из 12 похожих объявлений». */
export function usualPriceWords({ low, high, count }: UsualPrice): string {
  return `Обычно ${between(low, high)}: так у\u00A0половины из\u00A0${countOf(count, 'похожего объявления', 'похожих объявлений', 'похожих объявлений')}`
}

const [THOUSAND, MILLION] = [1000, 1_000_000]

function between(low: number, high: number): string {
  if (low >= MILLION) return measured(low / MILLION, high / MILLION, 'млн\u00A0₽', 2)
  if (low >= 10 * THOUSAND) return measured(low / THOUSAND, high / THOUSAND, 'тыс.\u00A0₽', 0)
  return low === high ? formatMoney(low) : `${formatNumber(low)}–${formatMoney(high)}`
}

function measured(low: number, high: number, unit: string, digits: number): string {
  const [from, to] = [low, high].map((end) => end.toLocaleString('ru-RU', { maximumFractionDigits: digits }))
  return from === to ? `${from}\u00A0${unit}` : `${from}–${to}\u00A0${unit}`
}
