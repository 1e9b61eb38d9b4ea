import { formatMoney } from '@ostrov/shared/formats/money'

type Props = {
  /** Whole rubles. */
  price: number
  /** The lower price now asked, 0 for none; the first one is then struck through. */
  discount_price?: number | null
  /** «Бесплатно» in place of 0 ₽. */
  free?: boolean
}

/** A sum that never breaks across lines, with the old one beside it. */
export function Price({ price, discount_price, free }: Props) {
  if (free && price === 0) return <span className="ui-price ui-price--free">Бесплатно</span>
  if (!discount_price || discount_price >= price) return <span className="ui-price">{formatMoney(price)}</span>
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
