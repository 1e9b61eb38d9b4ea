import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { recordPath } from '@ostrov/shared/paths'
import type { TicketKindRowWire } from '@ostrov/shared/tickets/desk-schema'
import { kindsOfEvent } from '@ostrov/shared/tickets/lists'
import { DESK_TICKET_KINDS } from '@ostrov/shared/tickets/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardList } from '../../components/records/CardList'
import { ticketPrice } from './parts'

/** What is sold for the sessions of one event, and what it has brought. */
export function TicketsOfEvent({ event_id }: { event_id: string }) {
  return (
    <CardList<TicketKindRowWire>
      table={kindsOfEvent}
      name={`event:${event_id}:tickets`}
      read={(query) => ask(api.admin.ticket_kinds.get({ query: { ...query, event_id } }))}
      columns={[
        {
          key: 'name',
          title: 'Билет',
          cell: ({ id, name }) => (
            <Link className="ui-link data-table__whole" to={recordPath(DESK_TICKET_KINDS, id)}>
              {name}
            </Link>
          ),
        },
        { key: 'session', title: 'Сеанс', cell: ({ session }) => formatMoment(session.starts_at, serverNow()) },
        { key: 'price', title: 'Цена', align: 'end', cell: ticketPrice },
        {
          key: 'sold',
          title: 'Продано',
          align: 'end',
          cell: ({ sold, stock }) => `${formatNumber(sold)} из\u00A0${formatNumber(stock)}`,
        },
        { key: 'held', title: 'Оплачивают', align: 'end', cell: ({ held }) => formatNumber(held) },
        { key: 'refunded', title: 'Возвращено', align: 'end', cell: ({ refunded }) => formatNumber(refunded) },
        { key: 'passed', title: 'Прошли', align: 'end', cell: ({ passed }) => formatNumber(passed) },
        { key: 'revenue', title: 'Выручка', align: 'end', cell: ({ revenue }) => formatMoney(revenue) },
      ]}
      empty={'Билетов ещё нет: добавьте их у\u00A0сеанса'}
    />
  )
}
