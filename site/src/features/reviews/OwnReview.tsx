import { formatDay } from '@ostrov/shared/formats/time'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Stars } from '@ostrov/shared/ui/Stars'
import { showToast } from '@ostrov/shared/ui/toasts'
import { closeModal, openModal } from '../modals/store'
import { REVIEW_ACTIONS } from './modals'
import { Reply } from './Reply'
import { removeReview } from './store'

type Props = {
  review: OwnReviewWire
  onEdit: () => void
  onRemoved: () => void
  /** The reply to the restaurant's answer is another now. */
  onChanged: (review: OwnReviewWire) => void
}

/** A review of one's own, with what the restaurant said to it. */
export function OwnReview({ review, onEdit, onRemoved, onChanged }: Props) {
  const { rating, text, images, created_at, can_edit, is_visible, is_edited, hidden_reason, edited_reason } = review
  const act = () =>
    openModal(REVIEW_ACTIONS, {
      what: 'review',
      onEdit: can_edit ? () => void closeModal().then(onEdit) : null,
      onConfirm: async () => {
        await removeReview(review)
        showToast('Отзыв удалён', { kind: 'success' })
        void closeModal().then(onRemoved)
      },
    })
  return (
    <div className="own-review stack gap-4">
      <div className="own-review__head split">
        <Stars rating={rating} />
        <time className="ui-muted ui-small" dateTime={created_at}>
          {formatDay(created_at, new Date())}
        </time>
      </div>
      {!is_visible && (
        <p className="ui-muted ui-small">
          Отзыв скрыт модератором и&nbsp;не&nbsp;входит в&nbsp;рейтинг.{hidden_reason && ` Причина: ${hidden_reason}`}
        </p>
      )}
      {text && <p>{text}</p>}
      {is_edited && <p className="ui-muted ui-small">Изменено модератором{edited_reason && `: ${edited_reason}`}</p>}
      {images.length > 0 && (
        <ul className="own-review__images cluster gap-2">
          {images.map((image) => (
            <li key={image.id}>
              <Picture image={image} alt="Фото к отзыву" ratio={1} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={act}>{can_edit ? 'Изменить или удалить отзыв' : 'Удалить отзыв'}</Button>
      <Reply review={review} onChanged={onChanged} />
    </div>
  )
}
