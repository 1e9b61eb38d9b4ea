import { formatMoment } from '@ostrov/shared/formats/time'
import { FATE_TONES, MESSAGE_DOORS, MESSAGE_FATES, MESSAGE_KINDS } from '@ostrov/shared/messages/fates'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { StatusBadge } from '../../components/StatusBadge'
import { useAdministrator } from '../../session/people'

/** What was sent of an order, and what became of it; for who may see messages. */
export function OrderSent({ id }: { id: number }) {
  const { data: admin } = useAdministrator()
  const mayRead = admin !== undefined && admin !== null && adminMay(admin.role, 'messages')
  const { data: sent = [] } = useQuery({
    queryKey: ['messages', 'order', id],
    queryFn: () => ask(api.admin.messages.of_order({ order_id: id }).get()),
    enabled: mayRead,
  })
  if (sent.length === 0) return null
  return (
    <section aria-labelledby="order-sent">
      <h2 id="order-sent">Отправлено</h2>
      <ul className="sums-list">
        {sent.map((one) => (
          <li key={one.id} className="sums__line order-message">
            <span>
              {`${MESSAGE_DOORS[one.channel]}: ${MESSAGE_KINDS[one.kind].toLowerCase()}`}
              <span className="events__comment ui-small">
                {[formatMoment(one.created_at, serverNow()), one.reason].filter(Boolean).join('. ')}
              </span>
            </span>
            <StatusBadge label={MESSAGE_FATES[one.fate]} tone={FATE_TONES[one.fate]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
