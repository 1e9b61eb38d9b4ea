import { chipsOf, type Words, withoutFilters } from '@ostrov/shared/lists/chips'
import { type AnyQuery, usualSort } from '@ostrov/shared/lists/table'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { Field, SelectField } from '@ostrov/shared/ui/Field'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useReferenceWords } from '../references/use-references'
import { countWords } from './count-words'
import { drawnFilters, type FacetsShown, FilterFields } from './FilterFields'
import { ListViews } from './ListViews'
import type { ListState } from './use-list'
import { useTyped } from './use-typed'

type Props = {
  list: ListState
  facets?: FacetsShown | undefined
  /** A choice of the page's own, before the order. */
  chosenBy?: ReactNode
  total: number | undefined
  /** Names of what only the database knows, for the chips. */
  words?: Words
  children: ReactNode
}

/**
 * Everything around the rows of a list: its search and order, its filters beside it or, where there is no room, in a
 * sheet, and what is chosen as chips.
 */
export function ListFrame({ list, facets, total, chosenBy, words: given = {}, children }: Props) {
  const words = { ...useReferenceWords(list), ...given }
  const [open, setOpen] = useState(false)
  const hasFilters = drawnFilters(list.table).length > 0
  return (
    <div className={hasFilters ? 'list-frame columns-top gap-5' : 'list-frame columns-top gap-5 list-frame--plain'}>
      <div className="list-frame__head">
        <SearchLine list={list} />
        {chosenBy}
        <SortField list={list} />
        {hasFilters && (
          <OpenFilters count={chipsOf(list.table, list.query, words).length} onOpen={() => setOpen(true)} />
        )}
      </div>
      {hasFilters && (
        <aside className="list-frame__side" aria-label="Фильтры">
          <FilterFields list={list} facets={facets} />
        </aside>
      )}
      <div className="stack gap-4">
        <ListViews list={list} />
        <Chips list={list} words={words} />
        {children}
      </div>
      {hasFilters && (
        <Dialog kind="ListFilters" open={open} onClose={() => setOpen(false)} title="Фильтры" size="drawer">
          <FilterFields list={list} facets={facets} />
          <div className="list-frame__done">
            <Button variant="ink" wide onClick={() => setOpen(false)}>
              {total === undefined ? 'Показать' : `Показать: ${countWords(total)}`}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function OpenFilters({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button className="list-frame__open" onClick={onOpen}>
      <SlidersHorizontal size={20} aria-hidden="true" />
      Фильтры
      {count > 0 && <span className="ui-count">{count}</span>}
    </Button>
  )
}

function Chips({ list, words }: { list: ListState; words: Words }) {
  const chips = chipsOf(list.table, list.query, words)
  if (chips.length === 0) return null
  return (
    <ul className="list-chips cluster gap-2" aria-label="Выбрано">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className="ui-chip"
            aria-label={`Убрать: ${label}`}
            onClick={() => list.choose(without)}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="ui-chip ui-chip--plain"
          onClick={() => list.choose(withoutFilters(list.table, list.query))}
        >
          Сбросить
        </button>
      </li>
    </ul>
  )
}

function SortField({ list: { table, query, choose } }: { list: ListState }) {
  if (!table.sorts) return null
  const { sort = usualSort(table) }: AnyQuery = query
  return (
    <SelectField label="Порядок" value={String(sort)} onChange={({ target }) => choose({ sort: target.value })}>
      {Object.entries(table.sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** The table's search: when one stops typing, or at once on Enter. */
function SearchLine({ list }: { list: ListState }) {
  const [name, filter] = Object.entries(list.table.filters ?? {}).find(([, { kind }]) => kind === 'text') ?? []
  return name && filter ? <SearchField list={list} name={name} label={filter.label} /> : null
}

function SearchField({ list: { query, choose }, name, label }: { list: ListState; name: string; label: string }) {
  const { [name]: settled = '' }: AnyQuery = query
  const { typed, setTyped, settle, leave } = useTyped(String(settled), (text) => choose({ [name]: text || undefined }))
  const search = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  return (
    <search>
      <form onSubmit={search} className="list-search">
        <Field
          label={label}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
        />
        <Search size={20} aria-hidden="true" />
      </form>
    </search>
  )
}
