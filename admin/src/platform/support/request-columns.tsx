import { formatMoment } from '@ostrov/shared/formats/time'
import { recordPath } from '@ostrov/shared/paths'
import { DESK_SUPPORT } from '@ostrov/shared/support/paths'
import { SUBJECTS, SUPPORT_STATES, type SupportState } from '@ostrov/shared/support/rules'
import type { DeskSupportRowWire } from '@ostrov/shared/support/schema'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { momentColumn, NumberLink, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'

const TONES = { new: 'ember', in_work: 'amber', answered: 'leaf', closed: 'ink' } as const satisfies Record<
  SupportState,
  string
>

export const RequestBadge = ({ status }: { status: SupportState }) => (
  <StatusBadge label={SUPPORT_STATES[status]} tone={TONES[status]} />
)

/** What tells one request from another. */
export const requestColumns: readonly Column<DeskSupportRowWire>[] = [
  {
    key: 'number',
    title: 'Обращение',
    cell: ({ id, number, subject }) => (
      <TwoLines second={SUBJECTS[subject]}>
        <NumberLink number={number} to={recordPath(DESK_SUPPORT, id)} />
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status, taken_by }) => (
      <TwoLines second={taken_by && <span className="request-taken">{taken_by}</span>}>
        <RequestBadge status={status} />
      </TwoLines>
    ),
  },
  {
    key: 'waiting_since',
    title: 'Ждёт с',
    sort: 'waiting',
    cell: ({ waiting_since }) => (
      <span className="data-table__whole">{waiting_since ? formatMoment(waiting_since, serverNow()) : '—'}</span>
    ),
  },
  {
    key: 'name',
    title: 'Кто и\u00A0что пишет',
    cell: ({ name, text }) => <TwoLines second={<span className="request-begins">{text}</span>}>{name}</TwoLines>,
  },
  momentColumn('created_at', 'Пришло'),
]
