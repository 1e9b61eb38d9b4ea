import { refundPath } from '@ostrov/shared/tickets/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal, opensElsewhere } from '../modals/store'
import { TICKET_REFUND } from './modals'
import type { Returnable } from './returnable'

/** Over the page of a purchase; without scripts a form on it. */
export default function RefundLink(bought: Returnable) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(TICKET_REFUND, bought)
  }
  return (
    <a
      className={buttonClass({ variant: 'danger' })}
      href={refundPath(bought.purchase_id)}
      rel="nofollow"
      onClick={open}
    >
      Вернуть билеты
    </a>
  )
}
