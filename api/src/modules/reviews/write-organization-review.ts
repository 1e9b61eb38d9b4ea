import { REVIEW_WINDOW_MS } from '@ostrov/shared/orders/rules'
import type { OrganizationReviewInput, ReviewChange } from '@ostrov/shared/reviews/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { holdOwnImages } from '../images/hold-images'
import { isOnShow, workplacesOf } from '../organizations/organization-sql'
import { lockRating, refreshRating } from './rating'
import { rewrite, takeBack } from './write-review'

type Input = typeof OrganizationReviewInput.static
type Own = { id: string; organization_id: string; image_ids: string[]; created_at: string }

/**
 * One review of an organization by a person who does not work there; the rating follows in the same transaction. Call
 * inside a transaction.
 * @throws {Refusal} `organization.not_found`, `review.own_organization`, `review.already_left`, `image.not_found`
 */
export async function createOrganizationReview(em: Em, customer: Customer, input: Input, now: Date): Promise<void> {
  const { organization_id, rating, text = '', images = [] } = input
  const of = { organization_id }
  const found = await row<{ is_own: boolean }>(
    em,
    sql`select o.id = any(${workplacesOf(customer.id)}) as is_own from organization o
        where o.id = ${organization_id} and ${isOnShow}`,
  )
  if (!found) throw new Refusal('organization.not_found')
  if (found.is_own) throw new Refusal('review.own_organization')
  await lockRating(em, of)
  const image_ids = await holdOwnImages(em, customer.id, images)
  const written = await row<{ id: string }>(
    em,
    sql`insert into review (organization_id, user_id, rating, text, image_ids, created_at, updated_at)
        values (${organization_id}, ${customer.id}, ${rating}, ${text.trim()}, ${image_ids}::uuid[], ${now}, ${now})
        on conflict (organization_id, user_id) where organization_id is not null do nothing returning id`,
  )
  if (!written) throw new Refusal('review.already_left', { message: 'Вы уже оставляли отзыв об\u00A0этой организации' })
  await refreshRating(em, of)
  await addJob(em, 'review.tell_organization', { review_id: written.id })
}

/**
 * Changes an own one within three days of its writing. Call inside a transaction.
 * @throws {Refusal} `review.not_found` for a stranger's too, `review.window_passed`, `image.not_found`
 */
export async function changeOrganizationReview(
  em: Em,
  customer: Customer,
  id: string,
  input: typeof ReviewChange.static,
  now: Date,
): Promise<void> {
  const own = await lockOwn(em, customer, id)
  if (!mayChange(own.created_at, now)) throw new Refusal('review.window_passed', { message: TOO_LATE })
  await rewrite(em, customer, { ...own, of: { organization_id: own.organization_id } }, input, now)
}

/** Takes an own one back, whenever one wants. Call inside a transaction. @throws {Refusal} `review.not_found` */
export async function removeOrganizationReview(em: Em, customer: Customer, id: string): Promise<void> {
  const own = await lockOwn(em, customer, id)
  await takeBack(em, { ...own, of: { organization_id: own.organization_id } })
}

/** As long as an order's review may be changed. */
export const mayChange = (created_at: string, now: Date) =>
  now.getTime() - new Date(created_at).getTime() <= REVIEW_WINDOW_MS

const TOO_LATE = 'Отзыв можно изменить в\u00A0течение трёх дней. Его можно удалить и\u00A0написать новый.'

async function lockOwn(em: Em, { id: user_id }: Customer, id: string): Promise<Own> {
  const own = await row<Own>(
    em,
    sql`select r.id, r.organization_id, r.image_ids, ${moment('r.created_at')} as created_at from review r
        where r.id = ${id} and r.user_id = ${user_id} and r.organization_id is not null for update`,
  )
  if (!own) throw new Refusal('review.not_found')
  return own
}
