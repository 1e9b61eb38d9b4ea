import { formatMoney, formatNumber } from '../formats/money'
import type { Said } from './facts'
import type { AdCardWire } from './schema'
import { type SectionName, sectionOf } from './sections'

/** «1 260 000 ₽», «42 000 ₽ в месяц», «80 000–110 000 ₽ на руки», «Отдам даром». */
export function priceWords({
  section,
  price,
  price_per,
  salary,
}: Pick<AdCardWire, 'section' | 'price' | 'price_per' | 'salary'>): string {
  if (salary) return salaryWords(salary)
  if (price === null) return sectionOf(section).words.no_price
  return sumWords(price, price_per)
}

/** «42 000 ₽ в месяц», or the sum alone where it is paid once. What costs nothing is a thing: nothing else may. */
export const sumWords = (price: number, price_per: string | null): string =>
  price === 0 ? 'Отдам даром' : price_per ? `${formatMoney(price)} ${price_per}` : formatMoney(price)

/** What a price is paid for: «в месяц»; null where it is paid once. */
export function pricePer(section: SectionName, said: Said): string | null {
  const { per } = sectionOf(section)
  return per?.words[String(said[per.field])] ?? null
}

function salaryWords({ from, to, kind }: NonNullable<AdCardWire['salary']>): string {
  const after = kind === 'net' ? ' на\u00A0руки' : ' до\u00A0вычета налога'
  if (from !== null && to !== null && from !== to) return `${formatNumber(from)}–${formatMoney(to)}${after}`
  const end = from === null ? 'до' : to === null ? 'от' : ''
  return `${end && `${end}\u00A0`}${formatMoney(from ?? to ?? 0)}${after}`
}
