import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'

type Reply = { review_id: string; text: string; now: Date }

/**
 * What a customer says, once, to a restaurant's answer.
 * @throws {Refusal} `review.not_found` for a stranger's too, `review.not_answered`, `review.already_replied`.
 */
export async function addReply(em: Em, customer: Customer, { review_id, text, now }: Reply) {
  const own = sql`id = ${review_id} and user_id = ${customer.id}`
  const written = await changed(
    em,
    sql`update review set user_answer = ${text.trim()}, user_answer_at = ${now}, updated_at = ${now}
        where ${own} and restaurant_answer is not null and user_answer is null`,
  )
  if (written > 0) return
  const review = await row<{ is_replied: boolean }>(
    em,
    sql`select user_answer is not null as is_replied from review where ${own}`,
  )
  if (!review) throw new Refusal('review.not_found')
  throw new Refusal(review.is_replied ? 'review.already_replied' : 'review.not_answered')
}

/**
 * Says it otherwise; null takes it back.
 * @throws {Refusal} `review.not_found` where there is no reply of theirs.
 */
export async function changeReply(
  em: Em,
  customer: Customer,
  { review_id, text, now }: Omit<Reply, 'text'> & { text: string | null },
) {
  const written = await changed(
    em,
    sql`update review set user_answer = ${text?.trim() ?? null}::text, user_answer_at = ${text === null ? null : now}::timestamptz,
          updated_at = ${now} where id = ${review_id} and user_id = ${customer.id} and user_answer is not null`,
  )
  if (written === 0) throw new Refusal('review.not_found')
}
