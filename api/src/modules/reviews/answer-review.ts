import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'

/** Who answers: a restaurant, or an organization whose owner or employee has asked (`demandWorkplace`). */
type Reviewed = { restaurant: Served } | { organization: { id: string } }
type Act = Reviewed & { id: string; by: By; now: Date }
type Answered = { restaurant_answer: string | null; user_answer: string | null; viewed_at: string | null }

/**
 * What a restaurant or an organization says, once, to a review; it is read by then. Call inside a transaction.
 * @throws {Refusal} `review.not_found` for another's too, `review.already_answered` where somebody was quicker.
 */
export async function answerReview(em: Em, act: Act & { text: string }) {
  const review = await lockReview(em, act)
  if (review.restaurant_answer !== null) throw new Refusal('review.already_answered')
  await writeAnswer(em, act, review, act.text.trim())
}

/**
 * Says it otherwise. Call inside a transaction.
 * @throws {Refusal} `review.not_found` where there is no answer of theirs.
 */
export async function changeAnswer(em: Em, act: Act & { text: string }) {
  const review = await lockReview(em, act)
  if (review.restaurant_answer === null) throw new Refusal('review.not_found')
  await writeAnswer(em, act, review, act.text.trim())
}

/**
 * Takes it back, unless the customer has replied to it. Harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `review.not_found`, `review.replied`
 */
export async function removeAnswer(em: Em, act: Act) {
  const review = await lockReview(em, act)
  if (review.user_answer !== null) throw new Refusal('review.replied')
  await writeAnswer(em, act, review, null)
}

/** Says that it was read; the first time stays. Call inside a transaction. */
export async function viewReview(em: Em, act: Act) {
  const review = await lockReview(em, act)
  if (review.viewed_at !== null) return
  await changed(em, sql`update review set viewed_at = ${act.now} where id = ${act.id}`)
  await writeEntry(em, { ...entryOf(act), act: 'review.view' })
}

async function lockReview(em: Em, act: Act): Promise<Answered> {
  const ours =
    'restaurant' in act ? sql`restaurant_id = ${act.restaurant.id}` : sql`organization_id = ${act.organization.id}`
  const review = await row<Answered>(
    em,
    sql`select restaurant_answer, user_answer, viewed_at::text as viewed_at from review
        where id = ${act.id} and ${ours} and is_visible for update`,
  )
  if (!review) throw new Refusal('review.not_found')
  return review
}

/** A word put right at once, or taken back and given anew, is no news. */
const TOLD_AGAIN_HOURS = 1

async function writeAnswer(em: Em, act: Act, { restaurant_answer }: Answered, text: string | null) {
  await changed(
    em,
    sql`update review set restaurant_answer = ${text}::text, updated_at = ${act.now},
          restaurant_answer_at = ${text === null ? null : act.now}::timestamptz, viewed_at = coalesce(viewed_at, ${act.now})
        where id = ${act.id}`,
  )
  await writeEntry(em, {
    ...entryOf(act),
    act: 'review.answer',
    from: { restaurant_answer },
    to: { restaurant_answer: text },
  })
  if (text !== null && text !== restaurant_answer) await tellLater(em, act)
}

async function tellLater(em: Em, { id, now }: Act) {
  const news = await changed(
    em,
    sql`update review set answer_told_at = ${now} where id = ${id} and (answer_told_at is null
          or answer_told_at < ${now}::timestamptz - make_interval(hours => ${sql.lit(TOLD_AGAIN_HOURS)}))`,
  )
  if (news > 0) await addJob(em, 'review.tell_customer', { review_id: id })
}

const entryOf = (act: Act) => ({
  by: act.by,
  subject: `review:${act.id}`,
  ...('restaurant' in act && { restaurant_id: act.restaurant.id }),
  now: act.now,
})
