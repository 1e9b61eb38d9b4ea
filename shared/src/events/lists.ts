import { REGION } from '../ads/lists'
import type { ListTable } from '../lists/table'
import { WHEN } from './days'
import { AGE_MARKS, EVENT_RUBRICS, SESSION_STATES, VENUE_RUBRICS } from './rubrics'

/** Of which venue, where it is asked of one. */
const VENUE = { kind: 'text', label: 'Площадка', maxLength: 60, scope: true } as const
const CITY = { kind: 'many', of: 'slug', label: 'Город' } as const

/** Events that are still to come, the nearest first. A condition is met by one and the same session. */
export const eventList = {
  name: 'events',
  title: 'Афиша',
  sizes: [24],
  filters: {
    when: { kind: 'one', label: 'Когда', options: WHEN },
    day: { kind: 'day', label: 'День' },
    rubric: { kind: 'one', label: 'Рубрика', options: EVENT_RUBRICS },
    [REGION]: CITY,
    free: { kind: 'flag', label: 'Бесплатно' },
    venue: VENUE,
  },
} as const satisfies ListTable

/** On which days something is held, for a calendar. */
export const eventDays = {
  name: 'event_days',
  title: 'Дни',
  sizes: [120],
  paged: false,
  filters: {
    rubric: eventList.filters.rubric,
    [REGION]: CITY,
    free: eventList.filters.free,
    venue: VENUE,
  },
} as const satisfies ListTable

/** Sessions of a venue that are still to come, the nearest first. */
export const venueSessions = {
  name: 'venue_sessions',
  title: 'Сеансы',
  sizes: [100],
  filters: { day: eventList.filters.day },
} as const satisfies ListTable

/** Where events stand, for machines that read the whole site. */
export const eventAddresses = {
  name: 'event_addresses',
  title: 'Адреса событий',
  sizes: [10_000],
  paged: false,
} as const satisfies ListTable

/** Places where events are held, by their names. */
export const venueList = { name: 'venues', title: 'Площадки', sizes: [100] } as const satisfies ListTable

/** How an event stands. */
export const EVENT_STATES = {
  draft: 'Черновик',
  planned: 'Запланировано',
  published: 'Опубликовано',
  hidden: 'Снято',
} as const

/** Events as an editor sees them. */
export const eventDesk = {
  name: 'event_desk',
  title: 'Афиша',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название или номер', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: EVENT_STATES },
    rubric: { kind: 'one', label: 'Рубрика', options: EVENT_RUBRICS },
    age_mark: { kind: 'one', label: 'Возраст', options: AGE_MARKS },
    venue_id: { kind: 'one', of: 'uuid', noun: 'venue', label: 'Площадка' },
    lacks_sessions: { kind: 'flag', label: 'Без\u00A0сеансов впереди' },
  },
  sorts: { '-created_at': 'Сначала новые', title: 'По\u00A0алфавиту' },
} as const satisfies ListTable

/** Sessions as an editor sees them. */
export const eventSessionDesk = {
  name: 'event_session_desk',
  title: 'Сеансы',
  sizes: [50, 100],
  filters: {
    event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' },
    venue_id: { kind: 'one', of: 'uuid', noun: 'venue', label: 'Площадка' },
    state: { kind: 'one', label: 'Состояние', options: SESSION_STATES },
    is_free: { kind: 'flag', label: 'Вход свободный' },
    from: { kind: 'day', label: 'Начало с', edge: 'from', histogram: true },
    to: { kind: 'day', label: 'Начало по', edge: 'to' },
  },
  sorts: { '-starts_at': 'Сначала поздние', starts_at: 'Сначала ранние' },
} as const satisfies ListTable

/** The same within the card of one event. */
export const sessionsOfEvent = {
  name: 'sessions_of_event',
  title: 'Сеансы',
  sizes: [50],
  filters: { state: eventSessionDesk.filters.state },
} as const satisfies ListTable

/** Venues as an editor sees them. */
export const venueDesk = {
  name: 'venue_desk',
  title: 'Площадки',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    rubric: { kind: 'one', label: 'Что это', options: VENUE_RUBRICS },
    city_id: { kind: 'one', of: 'uuid', noun: 'city', label: 'Город' },
    is_hidden: { kind: 'flag', label: 'Скрытые' },
  },
  sorts: { name: 'По\u00A0алфавиту', '-created_at': 'Сначала новые' },
} as const satisfies ListTable
