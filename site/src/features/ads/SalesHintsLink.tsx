import { buttonClass } from '@ostrov/shared/ui/Button'
import type { MouseEvent } from 'react'
import { openModal, opensElsewhere } from '../modals/store'
import { HINTS_MODAL } from './modals'
import { HINTS_ID, SALES_HINTS_TITLE } from './sales-hints'

/** On a phone the hints stand far below the form: they open over it; without scripts the link leads down to them. */
export default function SalesHintsLink() {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(HINTS_MODAL, {})
  }
  return (
    <a className={buttonClass({ size: 'small' })} href={`#${HINTS_ID}`} onClick={open}>
      {SALES_HINTS_TITLE}
    </a>
  )
}
