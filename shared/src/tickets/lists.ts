import type { ListTable } from '../lists/table'
import { PURCHASE_STATES } from './rules'

/** Kinds of tickets as an editor sees them. */
export const ticketKindDesk = {
  name: 'ticket_kind_desk',
  title: 'Билеты',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' },
    session_id: { kind: 'one', of: 'uuid', noun: 'event_session', label: 'Сеанс' },
  },
  sorts: { '-created_at': 'Сначала новые', name: 'По\u00A0алфавиту' },
} as const satisfies ListTable

/** The same within the card of one event. */
export const kindsOfEvent = { name: 'kinds_of_event', title: 'Билеты', sizes: [50] } as const satisfies ListTable

/** What a person has bought. */
export const ownPurchases = { name: 'own_purchases', title: 'Мои билеты', sizes: [20] } as const satisfies ListTable

/** What others have handed to a person. */
export const receivedTickets = {
  name: 'received_tickets',
  title: 'Билеты, которые вам передали',
  sizes: [20],
} as const satisfies ListTable

/** Purchases of everybody as support finds them. */
export const purchaseDesk = {
  name: 'purchase_desk',
  title: 'Покупки билетов',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Номер, телефон, почта или\u00A0событие', maxLength: 100 },
    event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' },
    session_id: { kind: 'one', of: 'uuid', noun: 'event_session', label: 'Сеанс' },
    state: { kind: 'one', label: 'Состояние', options: PURCHASE_STATES },
    from: { kind: 'day', label: 'Куплены с', edge: 'from' },
    to: { kind: 'day', label: 'Куплены по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable

/** The same of one customer. */
export const purchasesOfCustomer = {
  name: 'purchases_of_customer',
  title: 'Билеты',
  sizes: [20],
} as const satisfies ListTable

/** Ways in as an editor sees them. */
export const ticketGateDesk = {
  name: 'ticket_gate_desk',
  title: 'Входы',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' },
    session_id: { kind: 'one', of: 'uuid', noun: 'event_session', label: 'Сеанс' },
  },
  sorts: { '-created_at': 'Сначала новые' },
} as const satisfies ListTable

/** Who came in to the sessions of one event; `doubles`: what gates without a network let in twice, or wrongly. */
export const passesOfEvent = {
  name: 'passes_of_event',
  title: 'Проходы',
  sizes: [50],
  filters: {
    event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' },
    doubles: { kind: 'flag', label: 'Только двойные и\u00A0ошибочные' },
  },
} as const satisfies ListTable

/** Who comes to the sessions of one event. */
export const guestsOfEvent = {
  name: 'guests_of_event',
  title: 'Гости',
  sizes: [50],
  filters: { event_id: { kind: 'one', of: 'uuid', noun: 'event', label: 'Событие' } },
} as const satisfies ListTable

/** The same as the event's organizer sees them by a link. */
export const guestsOfReport = { name: 'guests_of_report', title: 'Гости', sizes: [50] } as const satisfies ListTable
