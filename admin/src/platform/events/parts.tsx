import { SESSION_STATES, type SessionState } from '@ostrov/shared/events/rubrics'
import { formatMoney } from '@ostrov/shared/formats/money'
import { DESK_EVENTS, DESK_SESSIONS, DESK_VENUES } from '@ostrov/shared/paths'
import { DESK_HALLS, DESK_TICKET_GATES, DESK_TICKET_KINDS } from '@ostrov/shared/tickets/paths'
import type { KeyboardEvent } from 'react'
import { NavLink } from 'react-router'
import { StatusBadge } from '../../components/StatusBadge'

/** What is on, when, and where. */
export const afishaTabs = (
  <nav className="page-tabs cluster gap-2" aria-label="Афиша">
    <NavLink to={DESK_EVENTS} end>
      События
    </NavLink>
    <NavLink to={DESK_SESSIONS}>Сеансы</NavLink>
    <NavLink to={DESK_TICKET_KINDS}>Билеты</NavLink>
    <NavLink to={DESK_TICKET_GATES}>Входы</NavLink>
    <NavLink to={DESK_VENUES}>Площадки</NavLink>
    <NavLink to={DESK_HALLS}>Залы</NavLink>
  </nav>
)

const TONES = { planned: 'leaf', moved: 'amber', cancelled: 'ink' } as const

export const SessionBadge = ({ state }: { state: SessionState }) => (
  <StatusBadge label={SESSION_STATES[state]} tone={TONES[state]} />
)

type Priced = { is_free: boolean; price_from: number | null; price_to: number | null }

/** What a ticket costs, for a column. */
export function priceWords({ is_free, price_from, price_to }: Priced): string {
  if (is_free) return 'Свободный вход'
  if (price_from === null) return '—'
  if (price_to === null || price_to === price_from) return formatMoney(price_from)
  return `${formatMoney(price_from)}\u00A0– ${formatMoney(price_to)}`
}

/** The same of one kind of tickets. */
export const ticketPrice = ({ price }: { price: number }) => (price === 0 ? 'Бесплатно' : formatMoney(price))

/** In a line of a form what Enter does instead of sending the form. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}
