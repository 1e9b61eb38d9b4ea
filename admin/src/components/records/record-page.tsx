import type { FormTable } from '@ostrov/shared/forms/form'
import { capital, NOUNS } from '@ostrov/shared/nouns'
import { NEW_RECORD, recordPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ArrowUpDown, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To, useLocation, useNavigate, useParams } from 'react-router'
import { useAdministrator } from '../../session/people'
import type { Column } from '../DataTable'
import { ExportLinks } from '../ExportLinks'
import { ListPage, type Shown } from '../lists/ListPage'
import { ManyRecords } from './ManyRecords'
import { NewRecord } from './NewRecord'
import { OneRecord } from './OneRecord'
import { RecordDrawer } from './RecordDrawer'
import { ORDER, RecordOrder } from './RecordOrder'
import type { RecordRow, RecordScreen } from './record-calls'
import { useFocusFallback } from './use-focus-fallback'
import { useRenewed } from './use-renewed'

/**
 * The screen of what administrators keep: a list, and the row that is open, beside it or on a card of its own; all of it
 * stands in the address.
 */
export function recordPage<Table extends FormTable, Row extends RecordRow>(screen: RecordScreen<Table, Row>) {
  return function RecordPage() {
    const { id } = useParams()
    const { card, order } = screen
    if (order && id === ORDER) return <RecordOrder screen={screen} order={order} />
    if (card?.ends && id === NEW_RECORD) return <NewRecord screen={screen} />
    return card && id !== undefined && id !== NEW_RECORD ? (
      <OneRecord key={id} screen={screen} card={card} id={id} />
    ) : (
      <Records {...screen} />
    )
  }
}

const FIRST = { m: 'первый', f: 'первая', n: 'первое', plural: 'первые' } as const

function Records<Row extends RecordRow>(screen: RecordScreen<FormTable, Row>) {
  const { noun, path, calls, columns, fresh } = screen
  const { one, many, gender } = NOUNS[noun]
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const renew = useRenewed(noun, id ?? NEW_RECORD)
  useFocusFallback(id === undefined)
  const open = (row: string) => ({ pathname: recordPath(path, row), search })
  /** A card's tabs have choices of their own in the address. */
  const opened = (row: string) => (screen.card ? { to: recordPath(path, row), state: search } : { to: open(row) })
  return (
    <ListPage
      table={screen.list}
      name={[noun, screen.list.name]}
      calls={calls}
      acts={(shown) => <Acts screen={screen} shown={shown} fresh={fresh ? open(NEW_RECORD) : undefined} />}
      above={screen.tabs}
      columns={opening(columns, (row, words) => (
        <Link className="ui-link data-table__open" {...opened(row.id)}>
          {words}
        </Link>
      ))}
      nameOf={screen.together && screen.titleOf}
      empty={{ title: `${capital(many)} пока нет`, text: fresh ? `Здесь появится ${FIRST[gender]} ${one}.` : '' }}
      below={({ rows, chosen }) => (
        <>
          {screen.together && <ManyRecords screen={screen} chosen={chosen} onChanged={renew} />}
          {id !== undefined && (
            <RecordDrawer
              key={id}
              screen={screen}
              id={id}
              listed={rows.isFetching ? undefined : rows.data?.items.find((row) => row.id === id)}
              onClose={() => void navigate({ pathname: path, search }, { replace: true })}
              onSaved={renew}
            />
          )}
        </>
      )}
    />
  )
}

type ActsProps<Row extends RecordRow> = {
  screen: RecordScreen<FormTable, Row>
  shown: Shown<Row>
  /** Where a new one is written. */
  fresh: To | undefined
}

/** What can be done with the whole list. */
function Acts<Row extends RecordRow>({ screen: { noun, path, file, mayFile, order }, shown, fresh }: ActsProps<Row>) {
  const role = useAdministrator().data?.role
  const total = shown.rows.data?.total ?? 0
  return (
    <>
      {file && total > 0 && (!mayFile || (role && adminMay(role, mayFile))) && (
        <ExportLinks path={file} query={shown.exported} total={total} />
      )}
      {order && (
        <Link className={buttonClass({})} to={recordPath(path, ORDER)}>
          <ArrowUpDown size={20} aria-hidden="true" />
          Порядок
        </Link>
      )}
      {fresh && (
        <Link className={buttonClass({ variant: 'sea' })} to={fresh}>
          <Plus size={20} aria-hidden="true" />
          {`Добавить ${NOUNS[noun].accusative}`}
        </Link>
      )}
    </>
  )
}

/** The first column's words lead to the row. */
function opening<Row>(columns: readonly Column<Row>[], link: (row: Row, words: ReactNode) => ReactNode) {
  return columns.map((column, at) => (at > 0 ? column : { ...column, cell: (row: Row) => link(row, column.cell(row)) }))
}
