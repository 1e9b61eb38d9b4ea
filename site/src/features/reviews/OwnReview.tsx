import { formatDay } from '@ostrov/shared/formats/time'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Picture } from '../../components/Picture'
import { Stars } from '../../components/Stars'
import { closeModal, openModal } from '../modals/store'
import { REVIEW_ACTIONS } from './modals'
import { removeReview } from './store'

type Props = { review: OwnReviewWire; onEdit: () => void; onRemoved: () => void }

/** A review of one's own, with what the restaurant said to it. */
export function OwnReview({ review, onEdit, onRemoved }: Props) {
  const { rating, text, images, created_at, restaurant_answer, user_answer, can_edit, is_visible } = review
  const act = () =>
    openModal(REVIEW_ACTIONS, {
      onEdit: can_edit ? () => void closeModal().then(onEdit) : null,
      onConfirm: async () => {
        await removeReview(review)
        showToast('Отзыв удалён', { kind: 'success' })
        void closeModal().then(onRemoved)
      },
    })
  return (
    <div className="own-review">
      <div className="own-review__head">
        <Stars rating={rating} />
        <time className="ui-muted ui-small" dateTime={created_at}>
          {formatDay(created_at, new Date())}
        </time>
      </div>
      {!is_visible && (
        <p className="ui-muted ui-small">Отзыв скрыт модератором и&nbsp;не&nbsp;входит в&nbsp;рейтинг.</p>
      )}
      {text && <p>{text}</p>}
      {images.length > 0 && (
        <ul className="own-review__images">
          {images.map((image) => (
            <li key={image.id}>
              <Picture image={image} alt="Фото к отзыву" ratio={1} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      {restaurant_answer && <Said who="Ответ ресторана" text={restaurant_answer} />}
      {user_answer && <Said who="Вы ответили" text={user_answer} />}
      <Button onClick={act}>{can_edit ? 'Изменить или удалить' : 'Удалить'}</Button>
    </div>
  )
}

function Said({ who, text }: { who: string; text: string }) {
  return (
    <div className="own-review__answer">
      <strong>{who}</strong>
      <p>{text}</p>
    </div>
  )
}
