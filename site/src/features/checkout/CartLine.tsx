import { MAX_QUANTITY } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { productPath } from '@ostrov/shared/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Counter } from '../../components/Counter'
import { Picture } from '../../components/Picture'
import { setQuantity } from '../baskets/changes'
import { useWaits } from '../baskets/use-waiting'

/** A dish in the cart and what may be done with it. One that is off sale is greyed, says why and costs nothing. */
export function LineFrame({ item, children }: { item: BasketItemWire; children: ReactNode }) {
  const { product, product_options, line_total, cancellation_comment } = item
  const options = product_options.map((option) => option.name).join(', ')
  return (
    <li className="cart-line" data-cancelled={cancellation_comment ? '' : undefined}>
      <Picture image={product.image} alt="" ratio={1} sizes="72px" className="cart-line__photo" />
      <div className="cart-line__text">
        <a className="cart-line__name" href={productPath(product.restaurant_id, product.id)}>
          <Phrase text={product.name} />
        </a>
        {options && <p className="ui-muted">{options}</p>}
        {cancellation_comment && <p className="cart-line__why">{cancellation_comment}</p>}
      </div>
      {!cancellation_comment && <p className="cart-line__sum ui-price">{formatMoney(line_total)}</p>}
      {children}
    </li>
  )
}

export function CartLine({ item }: { item: BasketItemWire }) {
  const { product, quantity, cancellation_comment } = item
  const waits = useWaits(item.id)
  return (
    <LineFrame item={item}>
      <div className="cart-line__acts">
        {!cancellation_comment && (
          <Counter
            label={product.name}
            value={quantity}
            min={0}
            max={MAX_QUANTITY}
            onChange={(count) => setQuantity(item, count)}
          />
        )}
        {waits && <p className="cart-line__why">Ждёт сети</p>}
        <button
          type="button"
          className="ui-round ui-round--plain cart-line__remove"
          aria-label={`Удалить: ${product.name}`}
          onClick={() => setQuantity(item, 0)}
        >
          <Trash2 size={22} aria-hidden="true" />
        </button>
      </div>
    </LineFrame>
  )
}
