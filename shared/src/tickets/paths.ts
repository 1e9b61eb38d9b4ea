/** Where tickets are bought and kept; every other page is in `shared/src/paths.ts`. */
import { AFISHA, DESK_EVENTS, eventPath, NEW_RECORD, PROFILE, recordPath } from '../paths'

/** Of the page where tickets are bought: the session they are of, and how it was filled before a sign-in. */
export const SESSION_PARAMETER = 'session'
export const MAIL_PARAMETER = 'mail'
export const CODE_PARAMETER = 'code'
export const METHOD_PARAMETER = 'payment_method'

type Bought = {
  number: number
  slug: string
  session?: string
  counts?: Readonly<Record<string, number>>
  /** Chosen on the plan. */
  seats?: readonly string[]
  mail?: string
  code?: string
  /** As it is to be paid: a method, or a kept way. */
  method?: string
}

/** Where the tickets of an event are bought; `counts`: id of a kind → how many of it. */
export function ticketsPath({
  session,
  counts = {},
  seats = [],
  mail,
  code,
  method = 'card',
  ...event
}: Bought): string {
  const query = new URLSearchParams()
  if (session) query.set(SESSION_PARAMETER, session)
  for (const [kind, count] of Object.entries(counts)) if (count > 0) query.set(kind, String(count))
  for (const seat of seats) query.append('seat', seat)
  if (mail) query.set(MAIL_PARAMETER, mail)
  if (code) query.set(CODE_PARAMETER, code)
  if (method !== 'card') query.set(METHOD_PARAMETER, method)
  return `${eventPath(event)}/tickets${query.size > 0 ? `?${query}` : ''}`
}

/** A person's own tickets, and one purchase with its codes. */
export const OWN_TICKETS = `${PROFILE}/tickets`
export const purchasePath = (id: string) => `${OWN_TICKETS}/${id}`
export const refundPath = (id: string) => `${purchasePath(id)}?${REFUND_PARAMETER}`
/** The session of a purchase as a calendar takes it in. */
export const purchaseCalendarPath = (id: string) => `${purchasePath(id)}/calendar.ics`
/** Its tickets as a PDF, and one ticket's. */
export const purchaseFilePath = (id: string) => `/api/user/ticket_purchases/${id}/pdf`
export const ticketFilePath = (id: string) => `/api/user/tickets/${id}/pdf`
/** Tickets that others have handed over, one of them, and where a link leads. */
export const RECEIVED_TICKETS = `${OWN_TICKETS}/received`
export const receivedTicketPath = (id: string) => `${RECEIVED_TICKETS}/${id}`
/** Where a ticket is handed over. */
export const handTicketPath = (id: string) => `${OWN_TICKETS}/hand/${id}`
export const claimTicketPath = (token: string) => `${OWN_TICKETS}/claim/${token}`
/** Says on the page of a ticket that it was handed over. */
export const HANDED_PARAMETER = 'handed'
/** Asks on the page of a purchase which tickets come back; says that they were given back. */
export const REFUND_PARAMETER = 'refund'
export const REFUNDED_PARAMETER = 'refunded'

/** Kinds of tickets as editors keep them. */
export const DESK_TICKET_KINDS = `${DESK_EVENTS}/tickets`
export const newKindPath = (session_id: string) =>
  `${recordPath(DESK_TICKET_KINDS, NEW_RECORD)}?session_id=${encodeURIComponent(session_id)}`

/** Purchases as support finds them, and those of one session. */
export const DESK_PURCHASES = '/ticket-purchases'

/** Halls with their plans. */
export const DESK_HALLS = `${DESK_EVENTS}/halls`
export const newHallPath = (venue_id: string) =>
  `${recordPath(DESK_HALLS, NEW_RECORD)}?venue_id=${encodeURIComponent(venue_id)}`

/** Ways in, and the scanner of one of them. */
export const DESK_TICKET_GATES = `${DESK_EVENTS}/gates`
export const newGatePath = (session_id: string) =>
  `${recordPath(DESK_TICKET_GATES, NEW_RECORD)}?session_id=${encodeURIComponent(session_id)}`
export const GATES = '/gate'
export const gatePath = (key: string) => `${GATES}/${key}`

/** What the organizer of an event sees of its tickets, by a link alone, and its guests as a file. */
export const eventReportPath = (token: string) => `${AFISHA}/report/${token}`
export const reportFilePath = (token: string) => `/api/event_reports/${token}/guests/export`
