import { formatMoment } from '@ostrov/shared/formats/time'
import { titleOf } from '@ostrov/shared/lists/chips'
import { recordPath } from '@ostrov/shared/paths'
import { supportDesk } from '@ostrov/shared/support/lists'
import { DESK_SUPPORT } from '@ostrov/shared/support/paths'
import { SUBJECTS, SUPPORT_STATES, type SupportState } from '@ostrov/shared/support/rules'
import type { DeskSupportRowWire } from '@ostrov/shared/support/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { Link, useLocation } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'

const ASK_EVERY_MS = { refetchInterval: 30_000 }
const TONES = { new: 'ember', in_work: 'amber', answered: 'leaf', closed: 'ink' } as const satisfies Record<
  SupportState,
  string
>

export const RequestBadge = ({ status }: { status: SupportState }) => (
  <StatusBadge label={SUPPORT_STATES[status]} tone={TONES[status]} />
)

/** Who waits longest comes first; the list is asked for anew by itself. */
export function RequestList() {
  const list = useList(supportDesk)
  const { query } = list
  const rows = useRows(['support_request', 'list'], query, () => ask(api.admin.support.get({ query })), ASK_EVERY_MS)
  const facets = useFacets('support_request', query, (filters) => ask(api.admin.support.facets.get({ query: filters })))
  return (
    <div className="page">
      <PageHeader title={supportDesk.title} tab={titleOf(supportDesk, query)} />
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={supportDesk.title}
        columns={COLUMNS}
        empty={{ title: 'Обращений пока нет', text: 'Они появятся здесь, как только кто-нибудь напишет.' }}
        missed={{ text: 'Попробуйте номер, имя или телефон, либо уберите фильтры.' }}
        steady
      />
    </div>
  )
}

const COLUMNS: readonly Column<DeskSupportRowWire>[] = [
  {
    key: 'number',
    title: 'Обращение',
    cell: (one) => (
      <TwoLines second={SUBJECTS[one.subject]}>
        <RequestLink request={one} />
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

function RequestLink({ request: { id, number } }: { request: DeskSupportRowWire }) {
  const { search } = useLocation()
  return (
    <Link className="ui-link data-table__open data-table__whole" to={recordPath(DESK_SUPPORT, id)} state={search}>
      №&nbsp;{number}
    </Link>
  )
}
