import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { boardOrderPath } from '@ostrov/shared/paths'
import type { RestaurantReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Stars } from '@ostrov/shared/ui/Stars'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'
import { AnswerForm } from './AnswerForm'
import { reviewCalls, showReview } from './use-reviews'

type Props = {
  restaurantId: string
  review: RestaurantReviewWire
  templates: readonly string[]
  /** Asked for what was written of its dish alone. */
  onDish: (product_id: string) => void
}

/** One review: what was said, what was answered, and what can be done about it. */
export function ReviewCard({ restaurantId, review, templates, onDish }: Props) {
  const [writing, setWriting] = useState(false)
  const { rating, text, images, product, viewed_at } = review
  return (
    <article className="ui-card review-card stack gap-3" data-unread={viewed_at === null || undefined}>
      <header className="review-card__head">
        <h2 className="review-card__title cluster-row">
          <Stars rating={rating} />
          {product ? (
            <button
              type="button"
              className="ui-link review-card__dish"
              aria-label={`Отзывы о\u00A0блюде ${product.name}`}
              onClick={() => onDish(product.id)}
            >
              {product.name}
            </button>
          ) : (
            <span>О&nbsp;ресторане</span>
          )}
          {viewed_at === null && <span className="ui-badge ui-badge--ember">Новый</span>}
        </h2>
        <Written review={review} />
      </header>
      {text ? <p>{text}</p> : <p className="ui-muted">Без слов, только оценка.</p>}
      {images.length > 0 && (
        <ul className="review-card__images cluster gap-2">
          {images.map((image, place) => (
            <li key={image.id}>
              <a href={image.url} target="_blank" rel="noreferrer">
                <Picture image={image} alt={`Фото ${place + 1} к\u00A0отзыву`} ratio={1} sizes="72px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.restaurant_answer && !writing && <Said who="Ваш ответ" text={review.restaurant_answer} />}
      {review.user_answer && <Said who="Клиент ответил" text={review.user_answer} />}
      {writing ? (
        <AnswerForm
          restaurantId={restaurantId}
          review={review}
          templates={templates}
          onDone={() => setWriting(false)}
        />
      ) : (
        <Acts restaurantId={restaurantId} review={review} onWrite={() => setWriting(true)} />
      )}
    </article>
  )
}

function Written({ review: { user, created_at, order_id } }: Pick<Props, 'review'>) {
  return (
    <p className="ui-muted ui-small review-card__written cluster-row">
      {user.user.name ?? 'Клиент'}
      <time dateTime={created_at}>{formatMoment(created_at, serverNow())}</time>
      <Link className="ui-link" to={boardOrderPath(order_id)}>
        Заказ №&nbsp;{formatNumber(order_id)}
      </Link>
    </p>
  )
}

function Said({ who, text }: { who: string; text: string }) {
  return (
    <div className="review-card__said">
      <strong>{who}</strong>
      <p>{text}</p>
    </div>
  )
}

type ActsProps = Omit<Props, 'templates' | 'onDish'> & { onWrite: () => void }

function Acts({ restaurantId, review, onWrite }: ActsProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const calls = reviewCalls(restaurantId)
  const act = useMutation({
    mutationFn: (what: 'view' | 'remove') =>
      ask(what === 'view' ? calls({ id: review.id }).view.put() : calls.restaurant_answer({ id: review.id }).delete()),
    onSuccess: (changed) => showReview(client, restaurantId, changed),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: () => setAsked(false),
  })
  const answered = review.restaurant_answer !== null
  return (
    <div className="cluster gap-2">
      <Button variant={answered ? 'secondary' : 'sea'} onClick={onWrite}>
        {answered ? 'Изменить ответ' : 'Ответить'}
      </Button>
      {answered && review.user_answer === null && (
        <Button variant="danger" onClick={() => setAsked(true)}>
          Удалить ответ
        </Button>
      )}
      {review.viewed_at === null && (
        <Button variant="quiet" busy={act.isPending} busyLabel="Отмечаем…" onClick={() => act.mutate('view')}>
          <Check size={20} aria-hidden="true" />
          Прочитано
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="Удалить ответ?"
        text="Его больше никто не&nbsp;увидит. Ответить можно будет снова."
        confirm="Удалить"
        busy={act.isPending}
        onConfirm={() => act.mutate('remove')}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
