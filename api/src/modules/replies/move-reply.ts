import {
  MESSAGES_MOST,
  mayWrite,
  ONLY_ABOUT,
  REPLY_MOVES,
  type ReplyAct,
  type ReplyStatus,
} from '@ostrov/shared/replies/rules'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { holdReply, readReply } from './read-reply'
import { sideOf } from './reply-sql'

type Acting = { customer: Customer; by: By; now: Date }

/**
 * Invites, declines, withdraws, or takes a blocking back, of which nobody is told; what stands so already stays so. Call inside a transaction.
 * @throws {Refusal} `reply.not_found` for a stranger's too, `reply.moved` where the act is not possible any more
 */
export async function moveReply(em: Em, id: string, act: ReplyAct, { customer, by, now }: Acting): Promise<void> {
  const { by: side, from, to } = REPLY_MOVES[act]
  const answer = to === 'invited' || to === 'declined' ? to : null
  const isAnswer = answer !== null
  const only = ONLY_ABOUT[act] ?? null
  const moved = await row<{ was: ReplyStatus }>(
    em,
    sql`update reply p set status = ${to}, updated_at = ${now}, person_news = case when ${act}::text = 'unblock' then p.person_news else ${isAnswer}::bool end, employer_news = false,
          answered_at = case when ${isAnswer}::bool then coalesce(p.answered_at, ${now}) else p.answered_at end
        where p.id = ${id} and p.status = any(${from}::text[]) and ${sideOf(customer.id)} = ${side}
          and (${only}::text is null or p.about = ${only})
        returning old.status as was`,
  )
  if (!moved) return demandDone(em, id, act, { customer, now })
  await log(em, id, moved.was, to, { by, now })
  if (answer) await addJob(em, 'reply.tell', { reply_id: id, side: 'person', what: answer })
}

async function demandDone(em: Em, id: string, act: ReplyAct, { customer, now }: Pick<Acting, 'customer' | 'now'>) {
  const { by, to } = REPLY_MOVES[act]
  const { side, status } = await readReply(em, id, customer, now)
  if (side !== by || status !== to) throw new Refusal('reply.moved')
}

/**
 * Writes to the other side. An employer who writes has answered. Call inside a transaction.
 * @throws {Refusal} `reply.not_found` for a stranger's too, `reply.closed`, `reply.too_many_messages`
 */
export async function writeToReply(em: Em, id: string, text: string, { customer, by, now }: Acting): Promise<void> {
  const { side, about, status, is_answered, count } = await holdReply(em, id, customer)
  if (!mayWrite(side, status, is_answered, about)) throw new Refusal('reply.closed')
  if (count >= MESSAGES_MOST) throw new Refusal('reply.too_many_messages')
  await changed(
    em,
    sql`insert into reply_message (reply_id, author_id, side, text, created_at) values (${id}, ${customer.id}, ${side}, ${text.trim()}, ${now})`,
  )
  const isAnswer = side === 'employer'
  const to = isAnswer && status === 'sent' ? 'seen' : status
  await changed(
    em,
    sql`update reply set status = ${to}, updated_at = ${now}, person_news = person_news or ${isAnswer}::bool,
          employer_news = not ${isAnswer}::bool,
          answered_at = case when ${isAnswer}::bool then coalesce(answered_at, ${now}) else answered_at end
        where id = ${id}`,
  )
  await log(em, id, status, to, { by, now })
  const other = isAnswer ? 'person' : 'employer'
  // Of several texts in a row one is told of.
  await addJob(em, 'reply.tell', { reply_id: id, side: other, what: 'message' }, { key: `reply.tell:${id}:${other}` })
}

/** Of texts only that they changed the state: what was written is between the two. */
const log = (em: Em, id: string, was: ReplyStatus, to: ReplyStatus, { by, now }: Pick<Acting, 'by' | 'now'>) =>
  writeEntry(em, {
    ...{ by, act: 'reply.change', subject: `reply:${id}`, now },
    ...{ from: { status: was }, to: { status: to } },
  })
