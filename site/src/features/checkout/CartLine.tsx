import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { Trash2 } from 'lucide-react'
import { Counter } from '../../components/Counter'
import { setQuantity } from '../baskets/changes'
import { LineFrame } from '../baskets/LineFrame'
import { useWaits } from '../baskets/use-waiting'

export function CartLine({ item }: { item: BasketItemWire }) {
  const { product, quantity, cancellation_comment } = item
  const waits = useWaits(item.id)
  // Of a dish that is counted more may be wanted than is left: then fewer can be chosen.
  const most = item.stock || MAX_QUANTITY
  return (
    <LineFrame item={item} named>
      <div className="cart-line__acts split">
        {(!cancellation_comment || quantity > most) && (
          <Counter
            label={product.name}
            value={quantity}
            min={0}
            max={most}
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
