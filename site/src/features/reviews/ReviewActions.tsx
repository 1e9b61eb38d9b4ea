import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'
import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

export type ActsOnReview = Confirmed & {
  /** Null once the review may not be changed any more. */
  onEdit: (() => void) | null
}

/** What can be done about a review of one's own; it is deleted only after a question. */
export default function ReviewActions({ onEdit, onConfirm, close }: ActsOnReview & Closing) {
  const [deleting, setDeleting] = useState(onEdit === null)
  if (deleting) {
    return (
      <Confirmation onConfirm={onConfirm} close={close} yes="Удалить отзыв">
        <p>Отзыв исчезнет со&nbsp;страницы ресторана, вернуть его не&nbsp;получится.</p>
      </Confirmation>
    )
  }
  return (
    <div className="review-actions">
      <Button wide onClick={onEdit ?? undefined}>
        Изменить отзыв
      </Button>
      <Button variant="danger" wide onClick={() => setDeleting(true)}>
        Удалить отзыв
      </Button>
    </div>
  )
}
