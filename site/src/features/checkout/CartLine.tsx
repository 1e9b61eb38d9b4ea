import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Counter } from '../../components/Counter'
import { setQuantity } from '../baskets/changes'
import { LineFrame } from '../baskets/LineFrame'
import { useWaits } from '../baskets/use-waiting'

export function CartLine({ item }: { item: BasketItemWire }) {
  const { product, quantity, cancellation_comment } = item
  const waits = useWaits(item.id)
  const acts = useRef<HTMLDivElement>(null)
  const count = (wanted: number) => {
    if (wanted === 0) leave(acts.current)
    setQuantity(item, wanted)
  }
  // Of a dish that is counted more may be wanted than is left: then fewer can be chosen.
  const most = item.stock || MAX_QUANTITY
  return (
    <LineFrame item={item} named>
      <div className="cart-line__acts split" ref={acts}>
        {(!cancellation_comment || quantity > most) && (
          <Counter label={product.name} value={quantity} min={0} max={most} onChange={count} />
        )}
        {waits && <p className="cart-line__why">Ждёт сети</p>}
        <button
          type="button"
          className="ui-round ui-round--plain cart-line__remove"
          aria-label={`Удалить: ${product.name}`}
          onClick={() => count(0)}
        >
          <Trash2 size={22} aria-hidden="true" />
        </button>
      </div>
    </LineFrame>
  )
}

/** The focus goes on to the dish beside before its own goes away with its line; after the last one to the page itself. */
function leave(acts: HTMLElement | null) {
  const line = acts?.closest('li')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const next = beside ? beside.querySelector('a') : document.getElementById('main')
  next?.focus({ preventScroll: true })
}
