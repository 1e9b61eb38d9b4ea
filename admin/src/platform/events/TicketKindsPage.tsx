import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { TicketKindRowWire } from '@ostrov/shared/tickets/desk-schema'
import { TICKET_KIND_FORM } from '@ostrov/shared/tickets/form'
import { ticketKindDesk } from '@ostrov/shared/tickets/lists'
import { DESK_TICKET_KINDS } from '@ostrov/shared/tickets/paths'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { afishaTabs, ticketPrice } from './parts'

/** The session whose tickets are added. */
const sessionOfAddress = () => new URLSearchParams(location.search).get('session_id') ?? ''
const sessionWords = ({ event, session }: TicketKindRowWire) =>
  `${event.title}, ${formatMoment(session.starts_at, serverNow())}`

/** What is sold for sessions. */
export const TicketKindsPage = recordPage<typeof TICKET_KIND_FORM, TicketKindRowWire>({
  noun: 'ticket_kind',
  path: DESK_TICKET_KINDS,
  calls: api.admin.ticket_kinds,
  file: '/api/admin/ticket_kinds/export',
  list: ticketKindDesk,
  form: TICKET_KIND_FORM,
  tabs: afishaTabs,
  columns: [
    { key: 'name', title: 'Билет', cell: (row) => <TwoLines second={sessionWords(row)}>{row.name}</TwoLines> },
    { key: 'price', title: 'Цена', align: 'end', cell: ticketPrice },
    { key: 'sold', title: 'Продано', align: 'end', cell: ({ sold }) => formatNumber(sold) },
    { key: 'held', title: 'Оплачивают', align: 'end', cell: ({ held }) => formatNumber(held) },
    { key: 'seats', title: 'Мест', align: 'end', cell: ({ stock }) => formatNumber(stock) },
  ],
  titleOf: (row) => `${row.name}: ${sessionWords(row)}`,
  fresh: () => ({ session_id: sessionOfAddress(), per_person: '6' }),
  removal: 'Купить такой билет будет нельзя.',
  groups: [
    { names: ['price', 'per_person'] },
    { names: ['access_code', 'code_uses'] },
    { names: ['sale_from', 'sale_to'] },
  ],
})
