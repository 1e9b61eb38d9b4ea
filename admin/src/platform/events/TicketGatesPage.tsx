import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { TicketGateRowWire } from '@ostrov/shared/tickets/desk-schema'
import { TICKET_GATE_FORM } from '@ostrov/shared/tickets/form'
import { ticketGateDesk } from '@ostrov/shared/tickets/lists'
import { DESK_TICKET_GATES, gatePath } from '@ostrov/shared/tickets/paths'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { afishaTabs } from './parts'

/** The session whose way in is added. */
const sessionOfAddress = () => new URLSearchParams(location.search).get('session_id') ?? ''
const sessionWords = ({ event, session }: TicketGateRowWire) =>
  `${event.title}, ${formatMoment(session.starts_at, serverNow())}`

/** Ways in to sessions: each has a scanner at a link of its own. */
export const TicketGatesPage = recordPage<typeof TICKET_GATE_FORM, TicketGateRowWire>({
  noun: 'ticket_gate',
  path: DESK_TICKET_GATES,
  calls: api.admin.ticket_gates,
  file: '/api/admin/ticket_gates/export',
  list: ticketGateDesk,
  form: TICKET_GATE_FORM,
  tabs: afishaTabs,
  columns: [
    { key: 'name', title: 'Вход', cell: (row) => <TwoLines second={sessionWords(row)}>{row.name}</TwoLines> },
    {
      key: 'key',
      title: 'Сканер',
      cell: ({ key, name, is_closed }) =>
        is_closed ? (
          '—'
        ) : (
          <a className="ui-link" href={gatePath(key)} target="_blank" rel="noreferrer" aria-label={`Сканер: ${name}`}>
            Открыть сканер
          </a>
        ),
    },
    { key: 'passes', title: 'Прошли', align: 'end', cell: ({ passes }) => formatNumber(passes) },
    {
      key: 'is_closed',
      title: 'Состояние',
      cell: ({ is_closed }) =>
        is_closed ? <StatusBadge label="Закрыт" tone="ink" /> : <StatusBadge label="Открыт" tone="leaf" />,
    },
  ],
  titleOf: (row) => `${row.name}: ${sessionWords(row)}`,
  fresh: () => ({ session_id: sessionOfAddress(), is_closed: false }),
  removal: 'Его ссылка перестанет пускать. Вход, через который уже проходили, закрывают.',
})
