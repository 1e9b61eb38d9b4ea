import type { BasketWire } from '@ostrov/shared/baskets/schema'
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

/** Dishes that are off sale and stay out of the order, said where it is paid for. */
export function LeftOut({ basket }: { basket: BasketWire }) {
  const names = basket.items.filter((item) => item.cancellation_comment).map((item) => item.product.name)
  if (names.length === 0) return null
  return (
    <p className="barrier row gap-2 barrier--soft">{`Не\u00a0войдёт в\u00a0заказ: ${names.join(', ')}. Сейчас нет в\u00a0продаже.`}</p>
  )
}
