import { acceptances } from '@ostrov/shared/documents/lists'
import type { AcceptanceWire } from '@ostrov/shared/documents/schema'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { documentPath, editionPath } from '@ostrov/shared/paths'
import { type Answer, ask } from '@ostrov/shared/wire/answers'
import type { Column } from '../../components/DataTable'
import { CardList } from '../../components/records/CardList'
import { momentColumn, TwoLines } from '../../components/records/columns'

type Page = { items: AcceptanceWire[]; page: number; limit: number; total: number }
type Calls = { get(options: { query: { page: number } }): Promise<Answer<Page>> }

const columns: readonly Column<AcceptanceWire>[] = [
  {
    key: 'title',
    title: 'Документ',
    cell: ({ key, title, number }) => (
      <TwoLines second={`Редакция ${number}`}>
        <a className="ui-link data-table__open" href={editionPath(documentPath(key), number)}>
          {title}
        </a>
      </TwoLines>
    ),
  },
  momentColumn('accepted_at', 'Когда принял'),
]

/** Which editions of documents somebody has accepted, and when. */
export function Acceptances({ name, calls }: { name: string; calls: Calls }) {
  return (
    <CardList
      table={acceptances}
      name={`${name}:acceptances`}
      read={({ page }: AnyQuery) => ask(calls.get({ query: { page: Number(page ?? 1) } }))}
      columns={columns}
      empty="Ничего ещё не принято"
    />
  )
}
