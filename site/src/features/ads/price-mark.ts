/** A price as a mark of the map has room for it: «950 ₽», «45 тыс.», «4,5 млн»; nothing is «даром», none is a dot. */
export function priceMark(price: number | null): string {
  if (price === null) return '•'
  if (price === 0) return 'даром'
  if (price < 1000) return `${price}\u00A0₽`
  if (price < 999_500) return `${Math.round(price / 1000)}\u00A0тыс.`
  const millions = price / 1_000_000
  return `${Number(millions.toFixed(millions < 10 ? 1 : 0))
    .toString()
    .replace('.', ',')}\u00A0млн`
}
