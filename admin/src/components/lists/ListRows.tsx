import { chipsOf, withoutFilters } from '@ostrov/shared/lists/chips'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { Button } from '@ostrov/shared/ui/Button'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../DataTable'
import { Pagination } from '../Pagination'
import type { Choosing } from './ChosenBox'
import type { FacetsShown } from './FilterFields'
import { ListFrame } from './ListFrame'
import type { ListState } from './use-list'

type Page<Row> = { items: readonly Row[]; page: number; limit: number; total: number }
type Words = { title: string; text: string }
/** What a list says that found nothing, and its way back. */
const MISSED = {
  title: 'Ничего не\u00A0нашлось',
  text: 'Попробуйте другие слова или уберите фильтры.',
  all: 'Сбросить фильтры',
}

/** A page of a list; the one shown stays until the next has come. */
export function useRows<Row>(
  name: string | readonly string[],
  query: object,
  read: () => Promise<Page<Row>>,
  { refetchInterval = false }: { refetchInterval?: number | false } = {},
): UseQueryResult<Page<Row>> {
  return useQuery({
    queryKey: [name, query].flat(),
    queryFn: read,
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

type Props<Row> = {
  list: ListState
  rows: UseQueryResult<Page<Row>>
  facets?: FacetsShown | undefined
  /** A choice of the page's own, beside the order. */
  chosenBy?: ReactNode
  /** Spoken before the table. */
  caption: string
  columns: readonly Column<Row>[]
  choosing?: Choosing<Row> | undefined
  /** Where there is nothing yet. */
  empty: Words
  /** What is said otherwise than usual where what is chosen found nothing. */
  missed?: Partial<typeof MISSED>
  /** Chosen beside the table's own filters: counts as a filter and is taken back with them. */
  beside?: string
}

/** A list of many, whole: its frame, its rows with their four faces, its pages. */
export function ListRows<Row extends { id: string | number }>(props: Props<Row>) {
  const { list, rows, facets, chosenBy, caption, columns, choosing, empty, beside } = props
  const missed = { ...MISSED, ...props.missed }
  const { data, error, isPlaceholderData, refetch } = rows
  const query: AnyQuery = list.query
  const filtered = chipsOf(list.table, list.query).length > 0 || (beside !== undefined && query[beside] !== undefined)
  const all = () => list.choose({ ...withoutFilters(list.table, list.query), ...(beside && { [beside]: undefined }) })
  const [first, last] = [data?.items[0], data?.items.at(-1)]
  return (
    <ListFrame list={list} facets={facets} total={data?.total} chosenBy={chosenBy}>
      <DataTable
        caption={caption}
        columns={columns}
        choosing={choosing}
        list={list}
        rows={data?.items}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        waiting={isPlaceholderData}
        empty={filtered ? { ...missed, action: <Button onClick={all}>{missed.all}</Button> } : empty}
      />
      {data && first && last && (
        <Pagination
          list={list}
          page={data.page}
          limit={data.limit}
          total={data.total}
          ends={list.table.cursor && [first.id, last.id]}
        />
      )}
    </ListFrame>
  )
}
