import { ownAdPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal, opensElsewhere } from '../modals/store'
import type { OwnVacancy } from './EditVacancy'
import { EDIT_VACANCY } from './modals'

/** Salary and words are changed over the page; all else, and without scripts everything, on a page of its own. */
export default function EditVacancyLink({ id, title }: OwnVacancy & { title: string }) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(EDIT_VACANCY, { id })
  }
  return (
    <a className={buttonClass({ size: 'small' })} href={ownAdPath(id)} aria-label={`Изменить: ${title}`} onClick={open}>
      Изменить
    </a>
  )
}
