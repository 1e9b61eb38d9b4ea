import { filled, readKept } from '@ostrov/shared/forms/stored'
import { idsOf, type Picture, storedPicture } from '@ostrov/shared/images/pictures'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'

/** What is reviewed: an order's restaurant (`product_id` null) or one of its dishes. */
export type Subject = { order_id: number; product_id: string | null; name: string }
export type Draft = { rating: number; text: string; images: readonly Picture[] }

/** Nothing said yet. */
export const NO_DRAFT: Draft = { rating: 0, text: '', images: [] }
const KEPT: Omit<Draft, 'images'> & { images: readonly unknown[] } = NO_DRAFT
const keyOf = ({ order_id, product_id }: Subject) => `ostrov_review_${order_id}_${product_id ?? 'restaurant'}`

/** A review begun on this phone; pictures that were on their way are not in it. */
export function readDraft(subject: Subject): Draft {
  const { images, ...kept } = filled(KEPT, readKept(localStorage.getItem(keyOf(subject))))
  return { ...kept, images: images.flatMap((one) => (isStored(one) ? [storedPicture(one)] : [])) }
}

export function keepDraft(subject: Subject, { rating, text, images }: Draft): void {
  const stored = images.flatMap(({ id, url, state }) => (id && state === 'stored' ? [{ id, url }] : []))
  localStorage.setItem(keyOf(subject), JSON.stringify({ rating, text, images: stored }))
}

/** A review as it can be written anew. */
export const draftOf = ({ rating, text, images }: OwnReviewWire): Draft => ({
  rating,
  text,
  images: images.map(storedPicture),
})

/** Sends a new review, or changes the one that is there. @throws {Problem} */
export async function saveReview(
  subject: Subject,
  draft: Draft,
  written: OwnReviewWire | null,
): Promise<OwnReviewWire> {
  const { order_id, product_id } = subject
  const said = { rating: draft.rating, text: draft.text, images: idsOf(draft.images) }
  const saved = await ask(
    written ? addressOf(written).put(said) : api.user.reviews.post({ order_id, product_id, ...said }),
  )
  localStorage.removeItem(keyOf(subject))
  return saved
}

/** @throws {Problem} */
export async function removeReview(review: OwnReviewWire): Promise<void> {
  await ask(addressOf(review).delete())
}

/** Replies to the restaurant's answer, or says it otherwise. @throws {Problem} */
export function saveReply({ id, user_answer }: OwnReviewWire, text: string): Promise<OwnReviewWire> {
  const { user_answer: replies } = api.user.reviews
  return ask(user_answer === null ? replies.post({ review_id: id, text }) : replies({ id }).put({ text }))
}

/** @throws {Problem} */
export function removeReply({ id }: OwnReviewWire): Promise<OwnReviewWire> {
  return ask(api.user.reviews.user_answer({ id }).delete())
}

/** A page of what the person has written, newest first. @throws {Problem} */
export const readReviews = (page: number) => ask(api.user.reviews.get({ query: { page } }))

/** The newest that the person has written, more than any order can hold. @throws {Problem} */
export const readNewestReviews = () => ask(api.user.reviews.get({ query: { limit: 100 } }))

const addressOf = ({ id, product_id }: OwnReviewWire) =>
  product_id === null ? api.user.reviews.restaurant_review({ id }) : api.user.reviews.product_review({ id })

function isStored(value: unknown): value is { id: string; url: string } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('url' in value)) return false
  return typeof value.id === 'string' && typeof value.url === 'string'
}
