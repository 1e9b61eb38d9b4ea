import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { CUSTOMERS, cardPath, DESK_EVENTS } from '@ostrov/shared/paths'
import { type AdminPermission, adminMay } from '@ostrov/shared/staff/permissions'
import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { purchaseDesk } from '@ostrov/shared/tickets/lists'
import { DESK_PURCHASES } from '@ostrov/shared/tickets/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { type Card, RecordCard } from '../../components/records/RecordCard'
import { readById } from '../../components/records/read-by-id'
import { useAdministrator } from '../../session/people'
import { PurchaseState } from './purchase-columns'
import { RefundTicketsAct, returnable } from './RefundTicketsAct'
import { SendTicketsAct } from './SendTicketsAct'

/** A purchase's card: its tickets, who came in by them, what went back, and what can be done. */
export function OnePurchase({ id }: { id: string }) {
  const role = useAdministrator().data?.role
  const one = useQuery({
    queryKey: ['ticket_purchase', 'one', id],
    queryFn: () => readById('ticket_purchase', id, () => api.admin.ticket_purchases({ id }).get()),
  })
  const acts = (purchase: PurchaseDeskCardWire) => {
    const mayRefund = role && adminMay(role, 'refunds') && returnable(purchase).length > 0
    if (!mayRefund && !purchase.can_send) return null
    return (
      <>
        {purchase.can_send && <SendTicketsAct purchase={purchase} />}
        {mayRefund && <RefundTicketsAct purchase={purchase} />}
      </>
    )
  }
  return (
    <RecordCard
      noun="ticket_purchase"
      list={{ path: DESK_PURCHASES, title: purchaseDesk.title }}
      id={id}
      one={one}
      card={{ ...CARD, acts }}
      readLog={(query) => ask(api.admin.ticket_purchases({ id }).log.get({ query }))}
    />
  )
}

const moment = (at: string) => formatMoment(at, serverNow())

const CARD: Card<PurchaseDeskCardWire> = {
  titleOf: ({ number }) => `Покупка билетов №\u00A0${formatNumber(number)}`,
  badge: (purchase) => <PurchaseState {...purchase} />,
  facts: ({ event, session, buyer, mail, total, returned, created_at, paid_at }) => ({
    Событие: (
      <Opened may="content" to={cardPath(DESK_EVENTS, event.id)}>
        {event.title}
      </Opened>
    ),
    Сеанс: `${moment(session.starts_at)}, ${session.venue}${session.state === 'cancelled' ? ', отменён' : ''}`,
    Покупатель: <Person person={buyer} />,
    Почта: mail || '—',
    Сумма: formatMoney(total),
    ...(returned.asked > 0 && {
      Возвращено:
        returned.done < returned.asked
          ? `${formatMoney(returned.done)} из\u00A0${formatMoney(returned.asked)}`
          : formatMoney(returned.done),
    }),
    Куплена: moment(created_at),
    ...(paid_at && { Оплачена: moment(paid_at) }),
  }),
  tabs: [
    {
      key: 'tickets',
      title: 'Билеты',
      count: ({ tickets }) => tickets.length,
      content: (purchase) => <Tickets purchase={purchase} />,
    },
  ],
}

function Tickets({ purchase: { tickets } }: { purchase: PurchaseDeskCardWire }) {
  if (tickets.length === 0) return <p className="ui-muted">Не&nbsp;оплачено: билетов ещё нет.</p>
  return (
    <ul className="sums-list">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="sums__line">
          <span>
            {ticket.refunded_at ? <s>{ticket.name}</s> : ticket.name}
            <span className="events__comment">{standingOf(ticket)}</span>
            {ticket.holder && (
              <span className="events__comment">
                Передан: <Person person={ticket.holder} />
              </span>
            )}
          </span>
          <span className="ui-numbers">{formatMoney(ticket.price)}</span>
        </li>
      ))}
    </ul>
  )
}

function standingOf({ used_at, used_by, refunded_at }: PurchaseDeskCardWire['tickets'][number]): string {
  if (refunded_at) return `Возвращён ${moment(refunded_at)}`
  if (used_at) return `Прошёл ${moment(used_at)}${used_by ? `, ${used_by}` : ''}`
  return 'Ещё не\u00A0прошёл'
}

function Person({ person }: { person: PurchaseDeskCardWire['buyer'] }) {
  if (person === null) return 'Удалил аккаунт'
  const { id, name, phone } = person
  return (
    <>
      <Opened may="customers" to={cardPath(CUSTOMERS, id)}>
        {name || 'Без имени'}
      </Opened>
      {phone && (
        <a className="ui-link person-call" href={`tel:+${phone}`}>
          {formatPhone(phone)}
        </a>
      )}
    </>
  )
}

/** Leads to a card, for whoever may open it. */
function Opened({ may, to, children }: { may: AdminPermission; to: string; children: string }) {
  const role = useAdministrator().data?.role
  if (!role || !adminMay(role, may)) return children
  return (
    <Link className="ui-link" to={to}>
      {children}
    </Link>
  )
}
