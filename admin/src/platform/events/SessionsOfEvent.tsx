import type { EventSessionRowWire } from '@ostrov/shared/events/desk-schema'
import { sessionsOfEvent } from '@ostrov/shared/events/lists'
import { formatMoment } from '@ostrov/shared/formats/time'
import { DESK_SESSIONS, newSessionPath, recordPath } from '@ostrov/shared/paths'
import { newGatePath, newKindPath } from '@ostrov/shared/tickets/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardList } from '../../components/records/CardList'
import { priceWords, SessionBadge } from './parts'

/** The sessions of one event, the latest first, and the way to a further one. */
export function SessionsOfEvent({ event_id }: { event_id: string }) {
  return (
    <>
      <p>
        <Link className={buttonClass({ variant: 'sea' })} to={newSessionPath(event_id)}>
          <Plus size={20} aria-hidden="true" />
          Добавить сеанс
        </Link>
      </p>
      <CardList<EventSessionRowWire>
        table={sessionsOfEvent}
        name={`event:${event_id}:sessions`}
        read={(query) => ask(api.admin.event_sessions.get({ query: { ...query, event_id } }))}
        columns={[
          {
            key: 'starts_at',
            title: 'Начало',
            cell: ({ id, starts_at }) => (
              <Link className="ui-link data-table__whole" to={recordPath(DESK_SESSIONS, id)}>
                {formatMoment(starts_at, serverNow())}
              </Link>
            ),
          },
          { key: 'venue', title: 'Площадка', cell: ({ venue }) => venue.title },
          { key: 'hall', title: 'Зал', cell: ({ hall }) => hall ?? '—' },
          { key: 'price', title: 'Билет', cell: priceWords },
          {
            key: 'tickets',
            title: 'Билеты',
            cell: ({ id }) => (
              <>
                <Link className="ui-link" to={newKindPath(id)}>
                  Добавить билет
                </Link>
                {', '}
                <Link className="ui-link" to={newGatePath(id)}>
                  вход
                </Link>
              </>
            ),
          },
          { key: 'state', title: 'Состояние', cell: SessionBadge },
        ]}
        empty="Сеансов ещё нет"
      />
    </>
  )
}
