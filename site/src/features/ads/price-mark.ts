/** A price as a mark of the map has room for it: «950 ₽», «45 тыс.», «4,5 млн»; nothing is «даром», none is said to be none. */
export function priceMark(price: number | null): string {
  if (price === null) return 'без\u00A0цены'
  if (price === 0) return 'даром'
  if (price < 1000) return `${price}\u00A0₽`
  if (price < 999_500) return `${Math.round(price / 1000)}\u00A0тыс.`
  const millions = price / 1_000_000
  return `${Number(millions.toFixed(millions < 10 ? 1 : 0))
    .toString()
    .replace('.', ',')}\u00A0млн`
}

type Priced = { price: number | null; price_per: string | null }
const SHORT = new Map([
  ['в\u00A0месяц', '/мес'],
  ['за\u00A0сутки', '/сут'],
])

/** With what it is paid for: «25 тыс./мес». */
export const pricedMark = ({ price, price_per }: Priced): string =>
  `${priceMark(price)}${(price && SHORT.get(price_per ?? '')) || ''}`

/** «от 4,5 млн», of several; nothing where none of them names a price. */
export const leastMark = (least: Priced): string =>
  least.price === null ? '' : least.price === 0 ? 'есть\u00A0даром' : `от\u00A0${pricedMark(least)}`

/** What two places say as one: what is paid once goes before what is paid again and again, then the lower. */
export function lowerOf(one: Priced, other: Priced): Priced {
  const { price, price_per } = [one, other].toSorted(byPrice)[0] ?? one
  return { price, price_per }
}

const byPrice = (one: Priced, other: Priced) =>
  Number(one.price === null) - Number(other.price === null) ||
  (one.price_per ?? '').localeCompare(other.price_per ?? '') ||
  (one.price ?? 0) - (other.price ?? 0)
