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

/** «от 4,5 млн», the lowest of several; nothing where they have none in common. */
export const leastMark = ({ price }: Priced): string =>
  price === null ? '' : price === 0 ? 'есть\u00A0даром' : `от\u00A0${priceMark(price)}`

/** The lowest of two places as one: what is paid by the month and what is paid once have none. */
export function lowerOf(one: Priced, other: Priced): Priced {
  const alike = one.price !== null && other.price !== null && one.price_per === other.price_per
  return alike ? { ...one, price: Math.min(one.price ?? 0, other.price ?? 0) } : { price: null, price_per: null }
}
