import { formatMoment, formatTime } from '@ostrov/shared/formats/time'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import type { OrderActor } from '@ostrov/shared/orders/statuses'
import { serverNow } from '../../clock'

type Entry = AdminOrderCardWire['timeline'][number]

const ACTORS = {
  customer: 'Клиент',
  restaurant: 'Ресторан',
  admin: 'Администратор',
  system: 'Сервис',
  bank: 'Банк',
  pos: 'Система ресторана',
} as const satisfies Record<OrderActor, string>

/** What happened, by whom, through whom and from where; the oldest first. */
export function OrderTimeline({ timeline }: { timeline: readonly Entry[] }) {
  const now = serverNow()
  return (
    <ol className="order-way">
      {timeline.map((entry) => (
        <li key={entry.id} className="order-way__one">
          <time className="ui-muted ui-numbers" dateTime={entry.created_at}>
            {formatMoment(entry.created_at, now)}
          </time>
          <div>
            <p className="order-way__what">
              {entry.undone_at === null ? EVENT_LABELS[entry.to] : <s>{EVENT_LABELS[entry.to]}</s>}
            </p>
            {entry.undone_at && <p>Отменили нажатие в&nbsp;{formatTime(entry.undone_at)}</p>}
            {entry.comment && <p>{entry.comment}</p>}
            <p className="ui-muted ui-small">{whoOf(entry)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** «Ресторан, Владимир; за него — администратор Ольга; с 203.0.113.9» */
function whoOf({ actor, name, admin_name, ip }: Entry): string {
  return [
    name ? `${ACTORS[actor]}, ${name}` : ACTORS[actor],
    ...(admin_name ? [`вместо него администратор ${admin_name}`] : []),
    ...(ip ? [`с\u00A0адреса ${ip}`] : []),
  ].join(', ')
}
