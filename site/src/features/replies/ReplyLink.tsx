import { replyFormPath } from '@ostrov/shared/replies/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal, opensElsewhere } from '../modals/store'
import { VACANCY_REPLY } from './modals'
import type { OfVacancy } from './of-vacancy'

/** Over the page of the vacancy; without scripts a page of its own. */
export function ReplyLink({ number }: OfVacancy) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(VACANCY_REPLY, { number })
  }
  return (
    <a
      className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
      href={replyFormPath(number)}
      rel="nofollow"
      onClick={open}
    >
      Откликнуться
    </a>
  )
}
