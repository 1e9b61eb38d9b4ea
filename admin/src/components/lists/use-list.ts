import { readAddress, withChoice, writeAddress } from '@ostrov/shared/lists/address'
import type { AnyQuery, ListQuery, ListTable } from '@ostrov/shared/lists/table'
import { useSearchParams } from 'react-router'

/** A list whose every choice stands in the page's address. */
export type ListState<Table extends ListTable = ListTable> = {
  table: Table
  query: Partial<ListQuery<Table>>
  /** Chooses; the list starts over from its first page. */
  choose: (change: AnyQuery) => void
}

export function useList<Table extends ListTable>(table: Table): ListState<Table> {
  const [params, setParams] = useSearchParams()
  const choose = (change: AnyQuery) =>
    setParams((now) => writeAddress(table, withChoice(readAddress<ListTable>(table, now), change)), { replace: true })
  return { table, query: readAddress(table, params), choose }
}
