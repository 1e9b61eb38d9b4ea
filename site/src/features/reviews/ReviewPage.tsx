import { canReview, reviewRefusal } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath } from '@ostrov/shared/paths'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { factsOf } from '../orders/facts'
import { NoOrder } from '../orders/OrderPage'
import { useOrder } from '../orders/use-order'
import { PersonOnly } from '../profile/PersonOnly'
import { useReading } from '../profile/use-reading'
import { OwnReview } from './OwnReview'
import { ReviewForm } from './ReviewForm'
import './reviews.css'
import { readNewestReviews, type Subject } from './store'

type Asked = {
  /** The order's number or uuid. */
  id: string
}
type Known = { order: OrderWire; reviews: readonly OwnReviewWire[] }

/**
 * An order's restaurant and each of its dishes, to be reviewed on one page. `first` is what the server knew when it wrote the
 * page; null for whoever it does not know.
 */
export default function ReviewPage({ id, first }: Asked & { first: Known | null }) {
  if (first) return <Reviews {...first} />
  return (
    <PersonOnly title="Войдите, чтобы оставить отзыв" drawing="reviews">
      {() => <Order id={id} />}
    </PersonOnly>
  )
}

const title = () => 'Отзыв о\u00a0заказе'

function Order({ id }: Asked) {
  // Both are asked for at once: what is reviewed, and what of it has been.
  const state = useOrder(id, title)
  const [reading, load] = useReading(readNewestReviews)
  if (state.state === 'loading') return <SkeletonList />
  if (state.state !== 'ready') return <NoOrder id={id} missing={state.state === 'missing'} />
  if (reading === 'loading') return <SkeletonList />
  if (reading === 'failed') return <ErrorState title="Не получилось загрузить отзывы" onRetry={load} />
  return <Reviews order={state.order} reviews={reading.data.items} />
}

function Reviews({ order, reviews }: Known) {
  const written = (product_id: string | null) =>
    reviews.find((one) => one.order_id === order.id && one.product_id === product_id) ?? null
  const open = canReview(factsOf(order), new Date(), { blacklisted: order.is_user_in_black_list })
  const subjects = subjectsOf(order).filter(({ product_id }) => open || written(product_id))
  if (subjects.length === 0) return <Closed order={order} />
  return (
    <div className="stack gap-4">
      {subjects.map((subject) => (
        <Reviewed key={subject.product_id} subject={subject} first={written(subject.product_id)} />
      ))}
    </div>
  )
}

function Reviewed({ subject, first }: { subject: Subject; first: OwnReviewWire | null }) {
  const [written, setWritten] = useState(first)
  const [editing, setEditing] = useState(false)
  return (
    <section className="ui-card reviewing__one stack gap-3" aria-label={subject.name}>
      <h2>{subject.name}</h2>
      {written && !editing ? (
        <OwnReview
          review={written}
          onEdit={() => setEditing(true)}
          onRemoved={() => setWritten(null)}
          onChanged={setWritten}
        />
      ) : (
        <ReviewForm
          key={written?.id}
          subject={subject}
          written={written}
          onSaved={(review) => {
            setWritten(review)
            setEditing(false)
          }}
        />
      )}
    </section>
  )
}

const WHY = {
  'review.already_left': 'Отзывы на\u00a0этот заказ вы уже оставили.',
  'review.blacklisted': 'Ресторан вас заблокировал, поэтому отзыв оставить нельзя.',
  'review.order_not_delivered': 'Отзыв можно оставить, когда заказ будет у\u00a0вас.',
  'review.window_passed': 'Отзыв можно оставить в\u00a0течение трёх дней после заказа.',
} as const

function Closed({ order }: { order: OrderWire }) {
  const why = reviewRefusal(factsOf(order), new Date(), { blacklisted: order.is_user_in_black_list })
  return (
    <EmptyState
      drawing="reviews"
      title="Отзыв сейчас не оставить"
      text={why ? WHY[why] : ''}
      action={{ href: orderPath(order.uuid), label: 'К заказу' }}
    />
  )
}

/** The restaurant, then each dish that was brought, once. */
function subjectsOf({ id: order_id, basket: { restaurant, items } }: OrderWire): Subject[] {
  const brought = items.filter(({ cancellation_comment }) => cancellation_comment === null)
  const dishes = new Map(brought.map(({ product_id, name }) => [product_id, { order_id, product_id, name }]))
  return [{ order_id, product_id: null, name: restaurant.general_info.name }, ...dishes.values()]
}
