import type { ListViewWire } from '@ostrov/shared/views/schema'
import { BookmarkPlus, Pencil, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListViewForm } from './ListViewForm'
import type { ListState } from './use-list'
import { shownAddress, useFirstView, useViews } from './use-views'

/** The views one has saved of a list: each is an address, and what is looked at can be one more of them. */
export function ListViews({ list }: { list: ListState }) {
  const views = useViews(list.table)
  useFirstView(views)
  const [edited, setEdited] = useState<ListViewWire | 'new' | null>(null)
  const shown = shownAddress(list)
  const current = views?.find(({ address }) => address === shown)
  if (!views || (views.length === 0 && shown === '')) return null
  return (
    <div className="list-views">
      {views.length > 0 && <Links views={views} shown={shown} />}
      {current && (
        <button
          type="button"
          className="ui-round ui-round--plain"
          aria-label="Изменить этот вид"
          onClick={() => setEdited(current)}
        >
          <Pencil size={20} aria-hidden="true" />
        </button>
      )}
      {!current && shown !== '' && (
        <button type="button" className="ui-chip ui-chip--plain" onClick={() => setEdited('new')}>
          <BookmarkPlus size={16} aria-hidden="true" />
          Запомнить вид
        </button>
      )}
      {edited && (
        <ListViewForm
          list={list.table.name}
          address={shown}
          view={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

/** The whole list, and each view of it. */
function Links({ views, shown }: { views: readonly ListViewWire[]; shown: string }) {
  const isSaved = views.some(({ address }) => address === '')
  return (
    <nav aria-label="Сохранённые виды">
      <ul className="list-chips cluster gap-2">
        {!isSaved && (
          <li>
            <Link className="ui-chip" to={{ search: '' }} aria-current={shown === '' || undefined}>
              Весь список
            </Link>
          </li>
        )}
        {views.map(({ id, name, address, is_default }) => (
          <li key={id}>
            <Link className="ui-chip" to={{ search: address }} aria-current={shown === address || undefined}>
              {is_default && <Star size={16} aria-hidden="true" />}
              {name}
              {is_default && <span className="ui-hidden">, открывается первым</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
