import { PORTAL_SEARCH } from '@ostrov/shared/paths'
import { Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openModal, opensElsewhere } from '../modals/store'
import { GLOBAL_SEARCH } from './modals'

/** The search over the page one reads; without scripts a page of its own. */
export default function GlobalSearchButton() {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(GLOBAL_SEARCH, {})
  }
  return (
    <a className="ui-round" href={PORTAL_SEARCH} aria-label="Поиск" onClick={open}>
      <Search size={20} aria-hidden="true" />
    </a>
  )
}
