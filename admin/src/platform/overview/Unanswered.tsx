import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { isFinal } from '@ostrov/shared/orders/rules'
import type { UnansweredOrderWire } from '@ostrov/shared/orders/schema'
import { ALL_ORDERS, recordPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'

const ASK_EVERY_MS = 30_000

/** Orders that nobody accepted within ten minutes, the newest first; nothing at all while there is none. */
export function Unanswered() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['unanswered-orders'],
    queryFn: () => ask(api.admin.orders.unanswered.get({ query: {} })),
    refetchInterval: ASK_EVERY_MS,
  })
  if (isPending) return <SkeletonRows rows={1} />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (data.total === 0) return null
  const waiting = data.items.filter(({ status }) => !isFinal(status)).length
  return (
    <section className="ui-card mismatches stack gap-3">
      <h2>Заказы без&nbsp;ответа</h2>
      <p className="ui-muted">
        {waiting > 0
          ? `Ждут больше 10\u00A0минут: ${countOf(waiting, 'заказ', 'заказа', 'заказов')}. Позвоните в\u00A0ресторан: не\u00A0примут\u00A0— заказ отменится сам.`
          : 'Сейчас никто не\u00A0ждёт. Вот заказы, которые ресторан не\u00A0принял за\u00A010\u00A0минут и\u00A0больше.'}
      </p>
      <ul>
        {data.items.map((one) => (
          <Row key={one.id} order={one} />
        ))}
      </ul>
    </section>
  )
}

function Row({ order }: { order: UnansweredOrderWire }) {
  const { id, status, total, created_at, finished_at, restaurant } = order
  const [phone] = restaurant.phones
  const ended =
    finished_at === null
      ? 'ждёт ответа'
      : `${EVENT_LABELS[status].toLowerCase()} ${formatMoment(finished_at, serverNow())}`
  return (
    <li>
      <Link className="ui-link" to={recordPath(ALL_ORDERS, String(id))}>
        <strong>Заказ №&nbsp;{formatNumber(id)}</strong>
      </Link>
      <span>
        {`${restaurant.name}, ${formatMoney(total)}`}
        {phone && (
          <>
            {', '}
            <a href={`tel:+${phone.replace(/\D/g, '')}`}>{formatPhone(phone)}</a>
          </>
        )}
      </span>
      <span className="ui-muted ui-small">{`Оформлен ${formatMoment(created_at, serverNow())}, ${ended}`}</span>
    </li>
  )
}
