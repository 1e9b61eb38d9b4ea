import type { EventSessionRowWire } from '@ostrov/shared/events/desk-schema'
import { EVENT_SESSION_FORM } from '@ostrov/shared/events/form'
import { eventSessionDesk } from '@ostrov/shared/events/lists'
import { formatMoment } from '@ostrov/shared/formats/time'
import { DESK_SESSIONS } from '@ostrov/shared/paths'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { HallPrices } from './HallPrices'
import { afishaTabs, priceWords, SessionBadge } from './parts'

/** The event whose sessions are looked at: a new one is of it. */
const eventOfAddress = () => new URLSearchParams(location.search).get('event_id') ?? ''

/** When and where events are held. */
export const SessionsPage = recordPage<typeof EVENT_SESSION_FORM, EventSessionRowWire>({
  noun: 'event_session',
  path: DESK_SESSIONS,
  calls: api.admin.event_sessions,
  file: '/api/admin/event_sessions/export',
  list: eventSessionDesk,
  form: EVENT_SESSION_FORM,
  together: ['state', 'is_free', 'price_from', 'price_to'],
  tabs: afishaTabs,
  columns: [
    {
      key: 'event',
      title: 'Событие',
      cell: ({ event, venue, hall }) => (
        <TwoLines second={hall === null ? venue.title : `${venue.title}, ${hall}`}>{event.title}</TwoLines>
      ),
    },
    momentColumn('starts_at', 'Начало'),
    { key: 'price', title: 'Билет', cell: priceWords },
    { key: 'state', title: 'Состояние', cell: SessionBadge },
  ],
  titleOf: ({ event, starts_at }) => `${event.title}, ${formatMoment(starts_at, serverNow())}`,
  fresh: () => ({ event_id: eventOfAddress(), state: 'planned' }),
  removal:
    'О\u00A0сеансе никто не\u00A0узнает, что\u00A0его не\u00A0будет. Опубликованный лучше отменить: его состояние увидят.',
  groups: [{ names: ['starts_at', 'ends_at'] }, { names: ['price_from', 'price_to'] }],
  // Of the hall that is saved: prices are laid over what the session has.
  beside: (_values, row) => (row?.hall_id ? <HallPrices session_id={row.id} /> : null),
})
