import { SUGGEST_NEWS } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Megaphone } from 'lucide-react'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal } from '../modals/store'
import { ADD_NEWS } from './modals'

/** Over the page one reads; without scripts a page of its own. */
export default function SuggestButton() {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openModal(ADD_NEWS, {})
  }
  return (
    <a className={buttonClass({ size: 'small' })} href={SUGGEST_NEWS} onClick={open}>
      <Megaphone size={18} aria-hidden="true" />
      Предложить новость
    </a>
  )
}
