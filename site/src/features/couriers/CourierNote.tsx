import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatTime } from '@ostrov/shared/formats/time'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { buttonClass } from '@ostrov/shared/ui/Button'
import './courier-note.css'

type Props = { order: OrderWire; courier: OrderCourierWire | null }

/** Who brings the order and how near they are, and the code to tell them at the door; nothing where the restaurant says nothing of it. */
export function CourierNote({ order, courier }: Props) {
  if (!courier || (!courier.name && !courier.code)) return null
  const { name, code, tips_url, near } = courier
  return (
    <div className="courier-note stack gap-2">
      {name && <p>{order.status === 'DELIVERED' ? `Привёз ${name}.` : `Везёт ${name}.`}</p>}
      <NearNote near={near} />
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

/** In how many minutes they are here; of a place that has grown old only since when. */
export function NearNote({ near }: { near: OrderCourierWire['near'] }) {
  if (!near) return null
  const { at, coordinates, minutes } = near
  if (minutes !== null) {
    return <p>Будет примерно через {countOf(minutes, 'минуту', 'минуты', 'минут')}.</p>
  }
  return coordinates ? null : <p className="ui-muted">Курьер не&nbsp;на&nbsp;связи с&nbsp;{formatTime(at)}.</p>
}
