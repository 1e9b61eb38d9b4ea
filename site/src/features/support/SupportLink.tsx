import { type AboutSupport, supportPath } from '@ostrov/shared/support/paths'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal, opensElsewhere } from '../modals/store'
import { SUPPORT_MODAL } from './modals'

type Props = AboutSupport & { className?: string; label?: string }

/** «Написать в поддержку»: over the page one reads; without scripts a page of its own. */
export default function SupportLink({ className = 'ui-link', label = 'Написать в\u00A0поддержку', ...about }: Props) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(SUPPORT_MODAL, about)
  }
  return (
    <a className={className} href={supportPath(about)} rel="nofollow" onClick={open}>
      {label}
    </a>
  )
}
