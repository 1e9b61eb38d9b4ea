import { quoted } from '@ostrov/shared/formats/quoted'
import { DESK_DISH_REVIEWS, DESK_ORGANIZATION_REVIEWS, DESK_REVIEWS } from '@ostrov/shared/paths'
import type { ReviewDeskWire } from '@ostrov/shared/reviews/desk-schema'
import { REVIEW_DESK_FORM } from '@ostrov/shared/reviews/form'
import { organizationReviewDesk, productReviewDesk, restaurantReviewDesk } from '@ostrov/shared/reviews/lists'
import { Stars } from '@ostrov/shared/ui/Stars'
import { NavLink } from 'react-router'
import { api } from '../../api'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { ReviewFacts } from './ReviewFacts'
import { ReviewState } from './ReviewState'

const subjectOf = ({ product, restaurant, organization }: ReviewDeskWire) =>
  (product ?? restaurant ?? organization)?.title ?? ''
const titleOf = (review: ReviewDeskWire) => `Отзыв о\u00A0${quoted(subjectOf(review))}`

const common = {
  noun: 'review' as const,
  form: REVIEW_DESK_FORM,
  tabs: (
    <nav className="page-tabs cluster gap-2" aria-label="Отзывы">
      <NavLink to={DESK_REVIEWS} end>
        О&nbsp;ресторанах
      </NavLink>
      <NavLink to={DESK_DISH_REVIEWS}>О&nbsp;блюдах</NavLink>
      <NavLink to={DESK_ORGANIZATION_REVIEWS}>Об&nbsp;организациях</NavLink>
    </nav>
  ),
  columns: [
    {
      key: 'of',
      title: 'О чём',
      cell: (review: ReviewDeskWire) =>
        review.product && review.restaurant ? (
          <TwoLines second={review.restaurant.title}>{review.product.title}</TwoLines>
        ) : (
          <span className="desk-review-of">{subjectOf(review)}</span>
        ),
    },
    { key: 'text', title: 'Отзыв', cell: ({ text }: ReviewDeskWire) => text || <i className="ui-muted">Без слов</i> },
    { key: 'rating', title: 'Оценка', cell: ({ rating }: ReviewDeskWire) => <Stars rating={rating} /> },
    { key: 'state', title: 'Состояние', cell: (review: ReviewDeskWire) => <ReviewState review={review} /> },
    momentColumn('created_at', 'Когда'),
  ],
  titleOf,
  removal:
    'Рейтинг пересчитается, автор узнает об\u00A0этом. Вернуть отзыв нельзя; чтобы убрать на\u00A0время, скройте его.',
  beside: (_: unknown, review: ReviewDeskWire | null) => review && <ReviewFacts review={review} />,
}

/** What customers wrote of restaurants. */
export const RestaurantReviewsPage = recordPage({
  ...common,
  path: DESK_REVIEWS,
  calls: api.admin.review.restaurant,
  list: restaurantReviewDesk,
})

/** What they wrote of dishes. */
export const ProductReviewsPage = recordPage({
  ...common,
  path: DESK_DISH_REVIEWS,
  calls: api.admin.review.product,
  list: productReviewDesk,
})

/** What people of the portal wrote of organizations. */
export const OrganizationReviewsPage = recordPage({
  ...common,
  path: DESK_ORGANIZATION_REVIEWS,
  calls: api.admin.review.organization,
  list: organizationReviewDesk,
})
