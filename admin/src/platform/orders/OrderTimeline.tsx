import { formatMoney } from '@ostrov/shared/formats/money'
import { formatMoment, formatTime } from '@ostrov/shared/formats/time'
import { COURIER_EVENTS } from '@ostrov/shared/orders/courier'
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

/** What happened, money that was given back as well, by whom, through whom and from where; the oldest first. */
export function OrderTimeline({ order: { timeline, courier_events, refunds, basket } }: { order: AdminOrderCardWire }) {
  const nameOf = (line: string) => basket.items.find(({ id }) => id === line)?.name ?? ''
  const steps = [
    ...timeline.map((entry) => ({ id: `${entry.id}`, at: entry.created_at, what: <Step entry={entry} /> })),
    ...courier_events.map(({ id, at, act, name }) => ({ id, at, what: <Way act={act} name={name} /> })),
    ...refunds.map((one) => ({ id: one.id, at: one.created_at, what: <Returned refund={one} nameOf={nameOf} /> })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const now = serverNow()
  return (
    <ol className="order-way stack gap-4">
      {steps.map(({ id, at, what }) => (
        <li key={id} className="order-way__one columns gap-3">
          <time className="ui-muted ui-numbers" dateTime={at}>
            {formatMoment(at, now)}
          </time>
          <div>{what}</div>
        </li>
      ))}
    </ol>
  )
}

function Step({ entry }: { entry: Entry }) {
  return (
    <>
      <p className="order-way__what">
        {entry.undone_at === null ? EVENT_LABELS[entry.to] : <s>{EVENT_LABELS[entry.to]}</s>}
      </p>
      {entry.undone_at && <p>Отменили нажатие в&nbsp;{formatTime(entry.undone_at)}</p>}
      {entry.comment && <p>{entry.comment}</p>}
      <p className="ui-muted ui-small">{whoOf(entry)}</p>
    </>
  )
}

function Way({ act, name }: Pick<AdminOrderCardWire['courier_events'][number], 'act' | 'name'>) {
  return (
    <>
      <p className="order-way__what">{COURIER_EVENTS[act]}</p>
      <p className="ui-muted ui-small">Курьер {name}</p>
    </>
  )
}

type ReturnedProps = { refund: AdminOrderCardWire['refunds'][number]; nameOf: (line: string) => string }

function Returned({ refund: { amount, items, reason, name }, nameOf }: ReturnedProps) {
  const lines = items.map(({ item_id }) => nameOf(item_id)).filter(Boolean)
  return (
    <>
      <p className="order-way__what">
        {`Вернули ${formatMoney(amount)}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}`}
      </p>
      <p>{reason}</p>
      <p className="ui-muted ui-small">{`${ACTORS.admin}, ${name}`}</p>
    </>
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
