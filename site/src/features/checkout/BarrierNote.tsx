import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import type { Barrier } from '@ostrov/shared/orders/barrier'
import { CircleAlert } from 'lucide-react'
import './conditions.css'

/** Why the button below cannot succeed, before it is pressed. */
export function BarrierNote({ barrier, id }: { barrier: Barrier | null; id: string }) {
  if (!barrier) return null
  return (
    <p className="barrier row gap-2" id={id}>
      <CircleAlert size={20} aria-hidden="true" />
      {barrier.message}
    </p>
  )
}

/** Dishes that stay out of the order, each with why, said where it is paid for. */
export function LeftOut({ basket }: { basket: BasketWire }) {
  const left = basket.items.flatMap(({ id, product, cancellation_comment: why }) =>
    why ? [{ id, words: `${product.name}: ${lowerFirst(why)}` }] : [],
  )
  if (left.length === 0) return null
  return (
    <div className="barrier barrier--soft">
      {'Не\u00a0войдёт в\u00a0заказ'}
      <ul className="stack">
        {left.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
