import { ADD_POST } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { openModal } from '../modals/store'
import { ADD_POST_MODAL } from './modals'
import './add-post.css'

/** Over the page one reads; without scripts a page of its own. */
export default function AddPostButton() {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openModal(ADD_POST_MODAL, {})
  }
  return (
    <a className={buttonClass({ variant: 'sea' }, 'add-post-button')} href={ADD_POST} onClick={open}>
      <Plus size={20} aria-hidden="true" />
      Добавить объявление
    </a>
  )
}
