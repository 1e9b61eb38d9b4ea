import { formatMoment } from '@ostrov/shared/formats/time'
import type { ReviewDeskWire } from '@ostrov/shared/reviews/desk-schema'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Stars } from '@ostrov/shared/ui/Stars'
import { serverNow } from '../../clock'
import { RecordFacts } from '../../components/records/RecordFacts'
import { ReviewState } from './ReviewState'
import './reviews.css'

/** What is known of a review: who wrote it, of what, with which pictures, and what was said to it. */
export function ReviewFacts({ review }: { review: ReviewDeskWire }) {
  const { rating, author, order_id, restaurant, organization, product, created_at, edited_at, images } = review
  return (
    <>
      <RecordFacts
        facts={{
          Сейчас: <ReviewState review={review} />,
          Оценка: <Stars rating={rating} />,
          Автор: author.name ?? 'Гость',
          ...(restaurant && { Ресторан: restaurant.title }),
          ...(organization && { Организация: organization.title }),
          ...(product && { Блюдо: product.title }),
          ...(order_id !== null && { Заказ: `№\u00A0${order_id}` }),
          Написан: formatMoment(created_at, serverNow()),
          ...(edited_at && { Изменён: formatMoment(edited_at, serverNow()) }),
          ...(review.restaurant_answer && {
            [organization ? 'Ответ организации' : 'Ответ ресторана']: review.restaurant_answer,
          }),
          ...(review.user_answer && { 'Ответ автора': review.user_answer }),
        }}
      />
      {images.length > 0 && (
        <ul className="desk-review-images columns gap-2">
          {images.map((image) => (
            <li key={image.id}>
              <Picture image={image} alt="Фото к отзыву" ratio={1} sizes="96px" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
