import { questionPath } from '@ostrov/shared/replies/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { MessageSquare } from 'lucide-react'
import type { MouseEvent } from 'react'
// It tells the modals who is signed in.
import '../account/store'
import { openModal, opensElsewhere } from '../modals/store'
import { WRITE_TO_AUTHOR } from './modals'
import type { OfAd } from './of-vacancy'

/** Over the page of the ad; without scripts a page of its own. */
export default function QuestionLink({ section, number }: OfAd) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    openModal(WRITE_TO_AUTHOR, { section, number })
  }
  return (
    <a
      className={buttonClass({ size: 'large', wide: true })}
      href={questionPath(section, number)}
      rel="nofollow"
      onClick={open}
    >
      <MessageSquare size={20} aria-hidden="true" />
      Написать
    </a>
  )
}
