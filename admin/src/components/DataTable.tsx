import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Choosing, ChosenCell, ChosenHead } from './lists/ChosenBox'
import { headSort } from './lists/head-sort'
import type { ListState } from './lists/use-list'
import { EmptyState, ErrorState, SkeletonRows } from './States'

export type Column<Row> = {
  /** Unique; where the list's table sorts by it, the head does. */
  key: string
  /** The list's sort that stands for the column, where it is called otherwise. */
  sort?: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, where they can be compared. */
  align?: 'end'
  /** Whether it has something to say of a row; where it has of none, it does not stand. */
  when?: (row: Row) => boolean
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
  list: ListState
  /** Its rows can be ticked. */
  choosing?: Choosing<Row> | undefined
  empty: { title: string; text?: string; action?: ReactNode }
}

/**
 * A list of many: a table with a sticky head on a desktop, cards with named facts on a phone. It sorts nothing itself,
 * the server does. The first column's cell holds the row's link, so the keyboard goes from row to row by Tab.
 */
export function DataTable<Row>({ rows, error, onRetry, waiting = false, empty, choosing, ...table }: Props<Row>) {
  if (!rows) return error ? <ErrorState text={error.message} onRetry={onRetry} /> : <SkeletonRows />
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    )
  }
  const columns = table.columns.filter(({ when }) => !when || rows.some(when))
  return (
    <table className="data-table" aria-busy={waiting}>
      <caption className="ui-hidden">{table.caption}</caption>
      <thead>
        <tr>
          {choosing && <ChosenHead chosen={choosing.chosen} rows={rows} />}
          {columns.map((column) => (
            <Head key={column.key} column={column} list={table.list} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={table.rowKey(row)} data-chosen={choosing?.chosen.has(row) ? '' : undefined}>
            {choosing && <ChosenCell choosing={choosing} row={row} />}
            {columns.map((column) => (
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

function Head<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const { key, title, sort = key } = column
  const sorted = headSort(list.table, list.query, sort)
  if (!sorted)
    return (
      <th scope="col" className={cellClass(column)}>
        {title}
      </th>
    )
  const { direction, next } = sorted
  const Arrow = direction === null ? ArrowUpDown : direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction ?? undefined}>
      <button type="button" className="data-table__sort" onClick={() => list.choose({ sort: next })}>
        {title}
        <Arrow size={16} aria-hidden="true" />
      </button>
    </th>
  )
}

function cellClass({ align }: { align?: 'end' }) {
  return align === 'end' ? 'data-table__number' : undefined
}
