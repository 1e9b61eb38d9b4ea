import { FILTERS } from '@ostrov/shared/paths'
import { SlidersHorizontal } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openModal, opensElsewhere } from '../modals/store'
import { PRODUCT_FILTERS } from './modals'

type Props = { kitchens: readonly { slug: string; name: string }[]; selected: readonly string[] }

/** «Фильтры»: the drawer of kitchens; without JavaScript the listing itself, where the tiles do the same. */
export default function FiltersButton({ kitchens, selected }: Props) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(PRODUCT_FILTERS, { kitchens, selected })
  }
  return (
    <a className="ui-round ui-round--plain" href={FILTERS} aria-label="Фильтры" onClick={open}>
      <SlidersHorizontal size={22} aria-hidden="true" />
    </a>
  )
}
