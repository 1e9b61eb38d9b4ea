import { formatMoney } from '@ostrov/shared/formats/money'

type Props = {
  /** Whole rubles. */
  price: number
  /** The lower price now asked; the first one is then struck through. */
  discount_price?: number | null
  /** «Бесплатно» in place of 0 ₽. */
  free?: boolean
}

/** A sum that never breaks across lines, with the old one beside it. */
export function Price({ price, discount_price, free }: Props) {
  if (free && (discount_price ?? price) === 0) return <span className="ui-price ui-price--free">Бесплатно</span>
  const reduced = discount_price != null && discount_price < price
  if (!reduced) return <span className="ui-price">{formatMoney(price)}</span>
  return (
    <span className="ui-price">
      {formatMoney(discount_price)}
      <s className="ui-price__old">
        <span className="ui-hidden">вместо </span>
        {formatMoney(price)}
      </s>
    </span>
  )
}
