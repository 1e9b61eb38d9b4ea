import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { waitInWords } from '@ostrov/shared/formats/wait'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { FIRST_RUN } from '@ostrov/shared/paths'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { Appeal } from './AppealForm'

const WORDS = {
  pending: 'Модератор скоро посмотрит. До\u00A0этого клиенты видят прежнее.',
  new: 'Модератор скоро посмотрит. До\u00A0этого клиенты ресторан не\u00A0видят.',
} as const

/** How far what a restaurant says of itself is with the moderator, and the moderator's words. */
export function ModerationNote({ restaurant }: { restaurant: OwnRestaurantWire }) {
  const { revision, moderation_status, moderation_reason } = restaurant
  const status = revision?.status ?? moderation_status
  if (status === 'approved') return null
  const reason = revision?.reason ?? moderation_reason
  const isNew = moderation_status !== 'approved'
  return (
    <section
      className="moderation-note stack gap-2"
      data-well={status === 'pending' || undefined}
      aria-label="Модерация"
    >
      <p>
        <strong>{MODERATION_LABELS[status]}</strong>
        {revision && <span className="ui-muted"> · {formatMoment(revision.created_at, serverNow())}</span>}
      </p>
      {reason && <p>Модератор пишет: {quoted(reason)}</p>}
      {status === 'pending' && (
        <p>
          {isNew ? WORDS.new : WORDS.pending} <Pace />
        </p>
      )}
      {restaurant.appeal && <Appeal restaurant_id={restaurant.id} appeal={restaurant.appeal} />}
      {status !== 'pending' && <p>Исправьте и&nbsp;сохраните: заявка уйдёт на&nbsp;проверку снова.</p>}
      {isNew && (
        <p>
          <Link className="ui-link" to={FIRST_RUN}>
            Что ещё нужно для&nbsp;запуска
          </Link>
        </p>
      )}
      {!isNew && revision && (
        <p className="ui-muted">Изменено: {revision.fields.map(({ label }) => label.toLowerCase()).join(', ')}.</p>
      )}
    </section>
  )
}

/** How long it takes these days. */
function Pace() {
  const { data } = useQuery({
    queryKey: ['moderation_pace'],
    queryFn: () => ask(api.business_user.moderation_pace.get()),
    staleTime: 300_000,
  })
  if (!data || data.median_minutes === null) return null
  return `Обычно это занимает ${waitInWords(Math.max(data.median_minutes, 1) * 60)}.`
}
