import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { lineOfferWords } from '@ostrov/shared/offers/gains'
import { productPath } from '@ostrov/shared/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import type { ReactNode } from 'react'
import './line.css'

type Props = {
  item: BasketItemWire
  /** Says which of the friends has put it in. */
  named?: boolean
  children?: ReactNode
}

/** A dish in the cart and what may be done with it. One that is off sale is greyed, says why and costs nothing. */
export function LineFrame({ item, named, children }: Props) {
  const { product, product_options, line_total, discount, cancellation_comment, participant } = item
  const options = product_options.map((option) => option.name).join(', ')
  return (
    <li className="cart-line" data-cancelled={cancellation_comment ? '' : undefined}>
      <Picture image={product.image} alt="" ratio={1} sizes="72px" className="cart-line__photo" />
      <div className="cart-line__text">
        <a className="cart-line__name" href={productPath(product.restaurant_id, product.id)}>
          <Phrase text={product.name} />
        </a>
        {options && <p className="ui-muted">{options}</p>}
        {discount > 0 && <p className="ui-muted">{lineOfferWords(item)}</p>}
        {named && participant && <p className="ui-muted">{participant.name}</p>}
        {cancellation_comment && <p className="cart-line__why">{cancellation_comment}</p>}
      </div>
      {!cancellation_comment && <p className="cart-line__sum ui-price">{formatMoney(line_total)}</p>}
      {children}
    </li>
  )
}
