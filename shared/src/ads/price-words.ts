import { formatMoney, formatNumber } from '../formats/money'
import type { AdCardWire } from './schema'
import { sectionOf } from './sections'

/** «1 260 000 ₽», «80 000–110 000 ₽ на руки», «Отдам даром». */
export function priceWords({ section, price, salary }: Pick<AdCardWire, 'section' | 'price' | 'salary'>): string {
  if (salary) return salaryWords(salary)
  return price === null ? sectionOf(section).words.no_price : formatMoney(price)
}

function salaryWords({ from, to, kind }: NonNullable<AdCardWire['salary']>): string {
  const after = kind === 'net' ? ' на\u00A0руки' : ' до\u00A0вычета налога'
  if (from !== null && to !== null && from !== to) return `${formatNumber(from)}–${formatMoney(to)}${after}`
  const end = from === null ? 'до' : to === null ? 'от' : ''
  return `${end && `${end}\u00A0`}${formatMoney(from ?? to ?? 0)}${after}`
}
