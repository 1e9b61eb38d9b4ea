import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'
import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

export type ActsOnReview = Confirmed & {
  what: keyof typeof WORDS
  /** Null once it may not be changed any more. */
  onEdit: (() => void) | null
}

const WORDS = {
  review: {
    edit: 'Изменить отзыв',
    remove: 'Удалить отзыв',
    warning: 'Отзыв исчезнет со\u00a0страницы ресторана, вернуть его не\u00a0получится.',
  },
  reply: {
    edit: 'Изменить ответ',
    remove: 'Удалить ответ',
    warning: 'Ответ исчезнет со\u00a0страницы ресторана. Его можно будет написать заново.',
  },
}

/** What can be done about a review of one's own, or about the reply under it; it is deleted only after a question. */
export default function ReviewActions({ what, onEdit, onConfirm, close }: ActsOnReview & Closing) {
  const [deleting, setDeleting] = useState(onEdit === null)
  const { edit, remove, warning } = WORDS[what]
  if (deleting) {
    return (
      <Confirmation onConfirm={onConfirm} close={close} yes={remove}>
        <p>{warning}</p>
      </Confirmation>
    )
  }
  return (
    <div className="review-actions stack gap-4">
      <Button wide onClick={onEdit ?? undefined}>
        {edit}
      </Button>
      <Button variant="danger" wide onClick={() => setDeleting(true)}>
        {remove}
      </Button>
    </div>
  )
}
