import { ORDERS, orderPath } from '@ostrov/shared/paths'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { MoreButton } from '../../components/lists/MoreButton'
import { SkeletonList } from '../../components/Skeleton'
import { PersonOnly } from '../profile/PersonOnly'
import { useReading } from '../profile/use-reading'
import { OwnReview } from './OwnReview'
import './reviews.css'
import { readReviews } from './store'

/** All that the person has written, newest first. */
export default function OwnReviews() {
  return (
    <PersonOnly title="Здесь будут ваши отзывы" drawing="reviews">
      {() => <ReviewList />}
    </PersonOnly>
  )
}

const readFirst = () => readReviews(1)

function ReviewList() {
  const [reading, load] = useReading(readFirst)
  if (reading === 'loading') return <SkeletonList picture={false} />
  if (reading === 'failed') return <ErrorState title="Не получилось загрузить отзывы" onRetry={load} />
  return <Listed first={reading.data} />
}

type Page = Awaited<ReturnType<typeof readReviews>>

function Listed({ first }: { first: Page }) {
  const [{ items, total, page }, setList] = useState(first)
  const more = async () => {
    const next = await readReviews(page + 1)
    const known = new Set(items.map(({ id }) => id))
    setList({ ...next, items: [...items, ...next.items.filter(({ id }) => !known.has(id))] })
  }
  const removed = ({ id }: OwnReviewWire) =>
    setList({ page, limit: first.limit, total: total - 1, items: items.filter((one) => one.id !== id) })
  const changed = (review: OwnReviewWire) =>
    setList({ page, limit: first.limit, total, items: items.map((one) => (one.id === review.id ? review : one)) })
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="reviews"
        title="Отзывов пока нет"
        text="Оцените ресторан и блюда после заказа — другим будет проще выбрать."
        action={{ href: ORDERS, label: 'Мои заказы' }}
      />
    )
  }
  return (
    <div className="stack gap-4">
      {items.map((review) => (
        <section key={review.id} className="ui-card reviewing__one stack gap-3" aria-label={nameOf(review)}>
          <h2>{nameOf(review)}</h2>
          {review.product && <p className="ui-muted ui-small">{review.restaurant.title}</p>}
          <OwnReview
            review={review}
            onEdit={() => location.assign(`${orderPath(String(review.order_id))}/review`)}
            onRemoved={() => removed(review)}
            onChanged={changed}
          />
        </section>
      ))}
      {items.length < total && <MoreButton load={more} />}
    </div>
  )
}

const nameOf = ({ product, restaurant }: OwnReviewWire) => product?.name ?? restaurant.title
