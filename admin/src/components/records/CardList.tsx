import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import type { Column } from '../DataTable'
import { ListRows, useRows } from '../lists/ListRows'
import { useList } from '../lists/use-list'

type Page<Row> = { items: readonly Row[]; page: number; limit: number; total: number }

type Props<Row> = {
  table: ListTable
  /** By this what was read is kept, and asked anew: `customer:<id>:orders`. */
  name: string
  read: (query: AnyQuery) => Promise<Page<Row>>
  columns: readonly Column<Row>[]
  /** Where there is nothing. */
  empty: string
}

/** A tab of a card that is a list: what belongs to its row. */
export function CardList<Row extends { id: string | number }>({ table, name, read, columns, empty }: Props<Row>) {
  const list = useList(table)
  const query: AnyQuery = list.query
  const rows = useRows(name, query, () => read(query))
  return <ListRows list={list} rows={rows} caption={table.title} columns={columns} empty={{ title: empty, text: '' }} />
}
