import type { ListQuery } from '@ostrov/shared/lists/table'
import { canReview } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { ownReviewList, reviewList } from '@ostrov/shared/reviews/lists'
import type { OwnReviewWire, ReviewWire } from '@ostrov/shared/reviews/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, rows, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { demandProduct } from '../menu/read-product'
import { demandRestaurant } from '../restaurants/read-restaurant'

type Page = ListQuery<typeof reviewList>
export type ReviewRow = Omit<ReviewWire, 'images' | 'user' | 'created_at'> & {
  name: string | null
  image_ids: string[]
  /** Milliseconds of the epoch. */
  created_at: number
}

export const reviewColumns = sql`r.id, r.order_id::int as order_id, r.product_id, r.rating::float8 as rating, r.text, r.image_ids,
  (extract(epoch from r.created_at) * 1000)::float8 as created_at, u.name, r.restaurant_answer, r.user_answer,
  r.edited_at is not null as is_edited`

/**
 * Visible reviews of a dish, newest first.
 * @throws {Refusal} `product.not_found`
 */
export async function reviewsOfProduct(em: Em, product_id: string, page: Page) {
  await demandProduct(em, product_id)
  return readReviewsOfProduct(em, product_id, page)
}

/** The same of a dish that is known. */
export function readReviewsOfProduct(em: Em, product_id: string, page: Page) {
  return readReviews(em, sql`r.product_id = ${product_id} and r.is_visible and r.product_id is not null`, page)
}

/**
 * Visible reviews of a restaurant itself, newest first.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function reviewsOfRestaurant(em: Em, restaurant_id: string, page: Page) {
  await demandRestaurant(em, restaurant_id)
  return readReviewsOfRestaurant(em, restaurant_id, page)
}

/** The same of a restaurant that is known. */
export function readReviewsOfRestaurant(em: Em, restaurant_id: string, page: Page) {
  return readReviews(em, sql`r.restaurant_id = ${restaurant_id} and r.is_visible and r.product_id is null`, page)
}

async function readReviews(em: Em, where: Sql, query: Page) {
  const list = await readList<ReviewRow, typeof reviewList>(em, reviewList, query, {
    select: reviewColumns,
    from: sql`review r join "user" u on u.id = r.user_id`,
    where,
    order: sql`r.created_at desc, r.id desc`,
  })
  return { ...list, items: await shown(em, list.items) }
}

type OwnRow = ReviewRow &
  Pick<OwnReviewWire, 'restaurant' | 'product' | 'is_visible' | 'hidden_reason' | 'edited_reason'> & {
    status: OrderStatus
    confirmation_date: string | null
  }

const ownReviews = {
  select: sql`${reviewColumns}, json_build_object('id', shop.id, 'title', shop.title) as restaurant, r.is_visible,
    r.hidden_reason, case when r.edited_at is not null then r.edited_reason end as edited_reason,
    case when dish.id is not null then json_build_object('id', dish.id, 'name', dish.name) end as product,
    o.status, ${moment('o.confirmation_date')} as confirmation_date`,
  from: sql`review r join "user" u on u.id = r.user_id join "order" o on o.id = r.order_id
    join restaurant shop on shop.id = r.restaurant_id left join product dish on dish.id = r.product_id`,
}

/** What a customer has written, newest first. */
export async function listOwnReviews(em: Em, user_id: string, query: ListQuery<typeof ownReviewList>, now: Date) {
  const list = await readList<OwnRow, typeof ownReviewList>(em, ownReviewList, query, {
    ...ownReviews,
    where: sql`r.user_id = ${user_id}`,
    order: sql`r.created_at desc, r.id desc`,
  })
  return { ...list, items: await ownShown(em, list.items, now) }
}

/**
 * One of a customer's own.
 * @throws {Refusal} `review.not_found` for a stranger's too.
 */
export async function readOwnReview(em: Em, user_id: string, id: string, now: Date): Promise<OwnReviewWire> {
  const found = await rows<OwnRow>(
    em,
    sql`select ${ownReviews.select} from ${ownReviews.from} where r.id = ${id} and r.user_id = ${user_id}`,
  )
  const [review] = await ownShown(em, found, now)
  if (!review) throw new Refusal('review.not_found')
  return review
}

async function ownShown(em: Em, found: readonly OwnRow[], now: Date): Promise<OwnReviewWire[]> {
  const reviews = await shown(em, found)
  return reviews.map(({ status, confirmation_date, ...review }) => ({
    ...review,
    can_edit: canReview({ status, confirmation_date }, now),
  }))
}

/** Rows of `reviewColumns` with their pictures, as the wire shows them. */
export async function shown<Row extends ReviewRow>(em: Em, found: readonly Row[]) {
  const images = await loadImages(
    em,
    found.flatMap((one) => one.image_ids),
  )
  return found.map(({ name, image_ids, created_at, ...review }) => ({
    ...review,
    created_at: new Date(created_at).toISOString(),
    user: { user: { name } },
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }))
}
