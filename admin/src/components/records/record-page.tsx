import type { FormTable } from '@ostrov/shared/forms/form'
import { titleOf } from '@ostrov/shared/lists/chips'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { capital, NOUNS } from '@ostrov/shared/nouns'
import { NEW_RECORD, recordPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { Column } from '../DataTable'
import { ListRows, useRows } from '../lists/ListRows'
import { useList } from '../lists/use-list'
import { PageHeader } from '../PageHeader'
import { RecordDrawer } from './RecordDrawer'
import type { RecordRow, RecordScreen } from './record-calls'

/** The screen of what administrators keep: a list, and the row that is open beside it; all of it stands in the address. */
export function recordPage<Table extends FormTable, Row extends RecordRow>(screen: RecordScreen<Table, Row>) {
  return () => <Records {...screen} />
}

function Records<Row extends RecordRow>(screen: RecordScreen<FormTable, Row>) {
  const { noun, path, calls, columns, fresh } = screen
  const { one, accusative, many } = NOUNS[noun]
  const list = useList(screen.list)
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useQueryClient()
  const query: AnyQuery = list.query
  const rows = useRows(noun, query, () => ask(calls.get({ query })))
  const facets = useFacets(screen, query)
  useKeptFocus(id)
  const open = (row: string) => ({ pathname: recordPath(path, row), search })
  return (
    <div className="page">
      <PageHeader title={screen.list.title} tab={titleOf(screen.list, query)}>
        {fresh && (
          <Link className={buttonClass({ variant: 'sea' })} to={open(NEW_RECORD)}>
            <Plus size={20} aria-hidden="true" />
            {`Добавить ${accusative}`}
          </Link>
        )}
      </PageHeader>
      {screen.tabs}
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={screen.list.title}
        columns={opening(columns, (row, words) => (
          <Link className="ui-link data-table__open" to={open(row.id)}>
            {words}
          </Link>
        ))}
        empty={{ title: `${capital(many)} пока нет`, text: fresh ? `Здесь появится первый ${one}.` : '' }}
        missed={{
          title: 'Ничего не\u00A0нашлось',
          text: 'Попробуйте другие слова или уберите фильтры.',
          all: 'Сбросить фильтры',
        }}
      />
      {id !== undefined && (
        <RecordDrawer
          key={id}
          screen={screen}
          id={id}
          listed={rows.data?.items.find((row) => row.id === id)}
          onClose={() => void navigate({ pathname: path, search }, { replace: true })}
          onSaved={() => {
            for (const queryKey of [[noun], ['log', `${noun}:${id}`]]) void known.invalidateQueries({ queryKey })
          }}
        />
      )}
    </div>
  )
}

function useFacets<Row extends RecordRow>({ noun, calls }: RecordScreen<FormTable, Row>, query: AnyQuery) {
  const { page: _, limit: __, sort: ___, after: ____, before: _____, ...asked } = query
  const { data } = useQuery({
    queryKey: [noun, 'facets', asked],
    queryFn: () => ask(calls.facets.get({ query: asked })),
    placeholderData: keepPreviousData,
  })
  return data
}

/** The first column's words lead to the row. */
function opening<Row>(columns: readonly Column<Row>[], link: (row: Row, words: ReactNode) => ReactNode) {
  return columns.map((column, at) => (at > 0 ? column : { ...column, cell: (row: Row) => link(row, column.cell(row)) }))
}

/** The focus goes back to the row that was open; where that is gone, it goes to the page. */
function useKeptFocus(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus()
    }, 100)
    return () => clearTimeout(timer)
  }, [id])
}
