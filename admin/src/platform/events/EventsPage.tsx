import type { EventRowWire } from '@ostrov/shared/events/desk-schema'
import { EVENT_FORM } from '@ostrov/shared/events/form'
import { EVENT_STATES, eventDesk } from '@ostrov/shared/events/lists'
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { DESK_EVENTS, eventPath } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardForm } from '../../components/records/CardForm'
import { TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { GuestsOfEvent } from './GuestsOfEvent'
import { OrganizerLink } from './OrganizerLink'
import { PassesOfEvent } from './PassesOfEvent'
import { afishaTabs } from './parts'
import { SessionsOfEvent } from './SessionsOfEvent'
import { TicketsOfEvent } from './TicketsOfEvent'
import '../promotions/desk.css'

const TONES = { published: 'leaf', planned: 'sea', draft: 'ink', hidden: 'amber' } as const
const State = ({ state }: EventRowWire) => <StatusBadge label={EVENT_STATES[state]} tone={TONES[state]} />
const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')

const screen: RecordScreen<typeof EVENT_FORM, EventRowWire> = {
  noun: 'event',
  path: DESK_EVENTS,
  calls: api.admin.events,
  file: '/api/admin/events/export',
  list: eventDesk,
  form: EVENT_FORM,
  together: ['rubric', 'age_mark', 'is_hidden'],
  tabs: afishaTabs,
  columns: [
    {
      key: 'title',
      title: 'Событие',
      cell: ({ title, image, rubric, age_mark }) => (
        <span className="desk-title row gap-3">
          <Picture image={image} alt="" ratio={1} sizes="40px" className="desk-title__picture" />
          <span>
            <TwoLines second={`${EVENT_RUBRICS[rubric]}, ${age_mark}`}>{title}</TwoLines>
          </span>
        </span>
      ),
    },
    { key: 'state', title: 'Состояние', cell: (row) => <State {...row} /> },
    { key: 'next_at', title: 'Ближайший сеанс', cell: ({ next_at }) => moment(next_at) },
    { key: 'sessions', title: 'Впереди', align: 'end', cell: ({ sessions }) => formatNumber(sessions) },
  ],
  titleOf: ({ title }) => title,
  fresh: () => ({}),
  removal:
    'Пропадут и\u00A0его сеансы, и\u00A0адрес. Опубликованное лучше снять с\u00A0сайта: его адрес скажет, что\u00A0оно снято.',
  groups: [{ names: ['rubric', 'age_mark'] }],
  card: {
    badge: (row) => <State {...row} />,
    facts: (row) => ({
      'На\u00A0сайте':
        row.state === 'published' ? (
          <a href={eventPath({ slug: row.slug ?? '', number: row.number })}>{`Событие № ${row.number}`}</a>
        ) : (
          '—'
        ),
      Опубликовано: moment(row.published_at),
      'Ближайший сеанс': moment(row.next_at),
      'Сеансов впереди': formatNumber(row.sessions),
    }),
    tabs: [
      { key: 'text', title: 'Текст', content: (row) => <CardForm screen={screen} row={row} /> },
      { key: 'sessions', title: 'Сеансы', content: ({ id }) => <SessionsOfEvent event_id={id} /> },
      { key: 'tickets', title: 'Билеты', content: ({ id }) => <TicketsOfEvent event_id={id} /> },
      { key: 'guests', title: 'Гости', content: ({ id }) => <GuestsOfEvent event_id={id} /> },
      { key: 'passes', title: 'Проходы', content: ({ id }) => <PassesOfEvent event_id={id} /> },
      { key: 'organizer', title: 'Организатору', content: ({ id }) => <OrganizerLink event_id={id} /> },
    ],
  },
}

/** What is on the island: written, planned, published, taken off. */
export const EventsPage = recordPage(screen)
