import { isBrought } from '@ostrov/shared/couriers/rules'
import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import './courier-note.css'

type Props = { order: OrderWire; first: OrderCourierWire | null }

/** Who brings the order, and the code to tell them at the door; nothing where the restaurant says nothing of it. */
export function CourierNote({ order, first }: Props) {
  const [courier, setCourier] = useState(first)
  const isAsked = order.delivery.type === 'delivery' && isBrought(order.status)
  useEffect(() => {
    if (!isAsked) return
    let isLeft = false
    ask(api.user.orders({ id: order.uuid }).courier.get()).then(
      (found) => isLeft || setCourier(found),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isAsked, order])
  if (!isAsked || !courier || (!courier.name && !courier.code)) return null
  const { name, code, tips_url } = courier
  return (
    <div className="courier-note stack gap-2">
      {name && <p>{order.status === 'DELIVERED' ? `Привёз ${name}.` : `Везёт ${name}.`}</p>}
      {code && (
        <p>
          Код для&nbsp;курьера: <strong className="courier-note__code">{code}</strong>. Назовите, когда получите заказ.
        </p>
      )}
      {tips_url && (
        <a className={buttonClass({})} href={tips_url} rel="noreferrer" data-followed>
          Чаевые курьеру по&nbsp;СБП
        </a>
      )}
    </div>
  )
}
