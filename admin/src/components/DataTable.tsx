import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from './States'

export type Sorting = { by: string; descending: boolean }

export type Column<Row> = {
  /** Unique; the word the server sorts by when `sortable`. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers stand at the end, where they can be compared. */
  align?: 'end'
}

type Props<Row> = {
  /** Spoken before the table. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  error?: Error | null
  onRetry: () => void
  /** The page shown is an earlier one while the next loads. */
  waiting?: boolean
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  empty: { title: string; text?: string; action?: ReactNode }
}

/**
 * A list of many: a table with a sticky head on a desktop, cards with named facts on a phone. It sorts nothing itself,
 * the server does. The first column's cell holds the row's link, so the keyboard goes from row to row by Tab.
 */
export function DataTable<Row>({ rows, error, onRetry, waiting = false, empty, ...table }: Props<Row>) {
  if (!rows) return error ? <ErrorState text={error.message} onRetry={onRetry} /> : <SkeletonRows />
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    )
  }
  return (
    <table className="data-table" aria-busy={waiting}>
      <caption className="ui-hidden">{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <Head key={column.key} column={column} sorting={table.sorting} onSort={table.onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={table.rowKey(row)}>
            {table.columns.map((column) => (
              <td key={column.key} data-title={column.title} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps<Row> = { column: Column<Row>; sorting?: Sorting; onSort?: (sorting: Sorting) => void }

function Head<Row>({ column, sorting, onSort }: HeadProps<Row>) {
  const { key, title, sortable } = column
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={cellClass(column)}>
        {title}
      </th>
    )
  }
  const current = sorting?.by === key ? sorting : undefined
  const Arrow = current?.descending ? ArrowDown : ArrowUp
  return (
    <th scope="col" className={cellClass(column)} aria-sort={ariaSort(current)}>
      <button
        type="button"
        className="data-table__sort"
        onClick={() => onSort({ by: key, descending: current ? !current.descending : false })}
      >
        {title}
        {current && <Arrow size={16} aria-hidden="true" />}
      </button>
    </th>
  )
}

function ariaSort(sorting: Sorting | undefined) {
  if (!sorting) return undefined
  return sorting.descending ? 'descending' : 'ascending'
}

function cellClass({ align }: { align?: 'end' }) {
  return align === 'end' ? 'data-table__number' : undefined
}
