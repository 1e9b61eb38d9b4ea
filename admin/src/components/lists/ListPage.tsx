import { withChoice } from '@ostrov/shared/lists/address'
import { titleOf } from '@ostrov/shared/lists/chips'
import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import { type Answer, ask } from '@ostrov/shared/wire/answers'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router'
import { PageHeader } from '../PageHeader'
import { drawnFilters, type FacetsShown } from './FilterFields'
import { ListRows, useRows } from './ListRows'
import { type Chosen, useChosen } from './use-chosen'
import { useFacets } from './use-facets'
import { type ListState, useList } from './use-list'

type Line = { id: string | number }
type Drawn<Row extends Line> = ComponentProps<typeof ListRows<Row>>
/** A list as it stands: what is asked of it, what has come, what is ticked. */
export type Shown<Row extends Line> = {
  list: ListState
  query: AnyQuery
  /** What its file is asked for: all of it, whichever of its pages is looked at. */
  exported: AnyQuery
  rows: Drawn<Row>['rows']
  chosen: Chosen<Row>
}

export type ListScreen<Row extends Line> = Pick<Drawn<Row>, 'columns' | 'empty' | 'missed' | 'beside'> & {
  table: ListTable
  /** By this what was read is kept, and asked anew. */
  name: string | readonly string[]
  calls: {
    get(options: { query: AnyQuery }): Promise<Answer<NonNullable<Drawn<Row>['rows']['data']>>>
    facets?: { get(options: { query: AnyQuery }): Promise<Answer<FacetsShown>> }
  }
  /** Asked for anew by itself, each so many milliseconds. */
  every?: number
  /** Chosen elsewhere, as the restaurant that one works at. */
  narrow?: AnyQuery | false | null | undefined
  /** The page's, where it is not the list's. */
  title?: string | undefined
  text?: string
  /** Spoken before the table, where it is not the title. */
  caption?: string
  /** What can be done with the whole list. */
  acts?(shown: Shown<Row>): ReactNode
  /** Between the head and the list. */
  above?: ReactNode
  /** A choice of the page's own, beside the order. */
  chosenBy?: ComponentType<{ list: ListState }>
  /** What a row is called where it is ticked; without it none is. */
  nameOf?: ((row: Row) => string) | undefined
  /** Under the list: what can be done with the ticked rows. */
  below?(shown: Shown<Row>): ReactNode
}

/** The page of a list; where its address names one of its rows, that one's. */
export function listPage<Row extends Line>(screen: ListScreen<Row>, One?: ComponentType<{ id: string }>) {
  return function Page() {
    const { id } = useParams()
    return One && id !== undefined ? <One key={id} id={id} /> : <ListPage {...screen} />
  }
}

/** The page of a list: its head, its rows with their four faces, and what can be done. */
export function ListPage<Row extends Line>({ table, name, calls, every, narrow, nameOf, ...screen }: ListScreen<Row>) {
  const list = useList(table)
  const query: AnyQuery = { ...list.query, ...narrow }
  const asked = { refetchInterval: every ?? false } as const
  // The typed client has every path it is asked for: what is drawn tells whether there is something to count.
  const counted = drawnFilters(table).length > 0 ? calls.facets : undefined
  const rows = useRows(name, query, () => ask(calls.get({ query })), asked)
  const facets = useFacets(name, query, counted && ((filters) => ask(counted.get({ query: filters }))), asked)
  const chosen = useChosen(rows.data?.items)
  const shown = { list, query, exported: withChoice(query, { limit: undefined }), rows, chosen }
  const { title = table.title, text, caption = table.title, acts, above, below, chosenBy: ChosenBy, ...drawn } = screen
  return (
    <div className="page">
      <PageHeader title={title} tab={titleOf(table, list.query)} text={text}>
        {acts?.(shown)}
      </PageHeader>
      {above}
      <ListRows
        {...drawn}
        list={list}
        rows={rows}
        facets={facets}
        caption={caption}
        chosenBy={ChosenBy && <ChosenBy list={list} />}
        choosing={nameOf && { chosen, nameOf }}
      />
      {below?.(shown)}
    </div>
  )
}
