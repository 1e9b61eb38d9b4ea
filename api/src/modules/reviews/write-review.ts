import { type ReviewFacts, reviewRefusal } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import type { ReviewChange, ReviewInput } from '@ostrov/shared/reviews/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { forgetImages } from '../images/forget-images'
import { holdOwnImages } from '../images/hold-images'
import { lockRating, type Rated, refreshRating } from './rating'

type Input = typeof ReviewInput.static
type Change = typeof ReviewChange.static
type Reviewed = { restaurant_id: string; product_id: string | null } & {
  status: OrderStatus
  confirmation_date: string | null
} & Required<ReviewFacts>

/**
 * One review of an order's restaurant, and one of each dish it brought; the rating follows in the same transaction. Call
 * inside a transaction.
 * @returns its id
 * @throws {Refusal} `order.not_found`, `product.not_found`, `image.not_found`, and as `reviewRefusal`.
 */
export async function createReview(em: Em, customer: Customer, input: Input, now: Date): Promise<string> {
  const { order_id, product_id = null, rating, text = '', images = [] } = input
  const order = await findReviewed(em, customer, order_id, product_id)
  if (!order) throw new Refusal('order.not_found')
  if (product_id && order.product_id === null) throw new Refusal('product.not_found')
  await lockRating(em, order)
  const refusal = reviewRefusal(order, now, order)
  if (refusal) throw refused(refusal, product_id)
  const image_ids = await holdOwnImages(em, customer.id, images)
  const written = await row<{ id: string }>(
    em,
    sql`insert into review (order_id, user_id, restaurant_id, product_id, rating, text, image_ids, created_at, updated_at)
        values (${order_id}, ${customer.id}, ${order.restaurant_id}, ${product_id}::uuid, ${rating}, ${text.trim()},
          ${image_ids}::uuid[], ${now}, ${now})
        on conflict (order_id, product_id) where order_id is not null do nothing returning id`,
  )
  if (!written) throw refused('review.already_left', product_id)
  await refreshRating(em, order)
  await addJob(em, 'review.tell_restaurant', { review_id: written.id })
  return written.id
}

/**
 * Changes what was sent, while the order may be reviewed. Call inside a transaction.
 * @throws {Refusal} `review.not_found` for a stranger's too, `image.not_found`, `review.blacklisted`, `review.window_passed`.
 */
export async function changeReview(em: Em, customer: Customer, own: Own, input: Change, now: Date) {
  const review = await findOwn(em, customer, own)
  const order = await findReviewed(em, customer, review.order_id, review.product_id)
  if (!order) throw new Refusal('review.not_found')
  const refusal = reviewRefusal(order, now, { blacklisted: order.blacklisted })
  if (refusal) throw new Refusal(refusal)
  await rewrite(em, customer, { ...review, id: own.id }, input, now)
}

type Kept = { id: string; of: Rated; image_ids: readonly string[] }

/** Writes an own review anew, of whatever it is; the rating follows. Call inside a transaction. @throws {Refusal} `image.not_found` */
export async function rewrite(
  em: Em,
  customer: Customer,
  { id, of, image_ids: before }: Kept,
  input: Change,
  now: Date,
) {
  await lockRating(em, of)
  const image_ids = input.images && (await holdOwnImages(em, customer.id, input.images))
  await changed(
    em,
    sql`update review set updated_at = ${now}, rating = coalesce(${input.rating ?? null}::numeric, rating),
          text = coalesce(${input.text?.trim() ?? null}::text, text),
          edited_at = case when ${input.text !== undefined}::bool then null else edited_at end, image_ids = coalesce(${image_ids ?? null}::uuid[], image_ids)
        where id = ${id}`,
  )
  await refreshRating(em, of)
  if (!image_ids) return
  await forgetImages(
    em,
    before.filter((one) => !image_ids.includes(one)),
  )
}

/**
 * Takes a review back, whenever one wants. Call inside a transaction.
 * @throws {Refusal} `review.not_found` for a stranger's too.
 */
export async function removeReview(em: Em, customer: Customer, own: Own) {
  await takeBack(em, { ...(await findOwn(em, customer, own)), id: own.id })
}

/** Takes an own review away, of whatever it is; the rating follows. Call inside a transaction. */
export async function takeBack(em: Em, { id, of, image_ids }: Kept) {
  await lockRating(em, of)
  await changed(em, sql`delete from review where id = ${id}`)
  await refreshRating(em, of)
  await forgetImages(em, image_ids)
}

/** Which of a customer's reviews: of a restaurant or of a dish, as its address says. */
export type Own = { id: string; of: 'restaurant' | 'product' }
type OwnReview = { order_id: number; restaurant_id: string; product_id: string | null; image_ids: string[] }

async function findOwn(em: Em, customer: Customer, { id, of }: Own): Promise<OwnReview & { of: Rated }> {
  const found = await row<OwnReview>(
    em,
    sql`select order_id::int as order_id, restaurant_id, product_id, image_ids from review
        where id = ${id} and user_id = ${customer.id} and order_id is not null
          and (product_id is null) = ${of === 'restaurant'} for update`,
  )
  if (!found) throw new Refusal('review.not_found')
  const { restaurant_id, product_id } = found
  return { ...found, of: { restaurant_id, product_id } }
}

/** The customer's order; `product_id` stays null for a dish that it did not bring. */
function findReviewed(em: Em, customer: Customer, order_id: number, product_id: string | null) {
  return row<Reviewed>(
    em,
    sql`select o.status, ${moment('o.confirmation_date')} as confirmation_date, o.restaurant_id,
          (select i.product_id from order_item i where i.order_id = o.id and i.product_id = ${product_id}::uuid
             and i.cancellation_comment is null limit 1) as product_id,
          exists (select from review r where r.order_id = o.id and r.product_id is not distinct from ${product_id}::uuid) as "alreadyReviewed",
          exists (select from black_list b where b.restaurant_id = o.restaurant_id and b.user_id = o.user_id) as blacklisted
        from "order" o where o.id = ${order_id} and o.user_id = ${customer.id}`,
  )
}

function refused(code: NonNullable<ReturnType<typeof reviewRefusal>>, product_id: string | null) {
  if (code !== 'review.already_left' || !product_id) return new Refusal(code)
  return new Refusal(code, { message: 'Вы уже оставляли отзыв на\u00A0это блюдо' })
}
