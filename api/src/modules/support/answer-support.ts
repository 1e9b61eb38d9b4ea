import { SUPPORT_ACTS, type SupportState } from '@ostrov/shared/support/rules'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'

type Acting = { id: string; by: By; now: Date }
type Moved = { was: SupportState }

/**
 * Takes a request into work, also from a colleague; what is one's own already stays so. Call inside a transaction.
 * @throws {Refusal} `support_request.not_found`, `support_request.moved` where it is answered or closed
 */
export async function takeSupport(em: Em, { id, by, now }: Acting): Promise<void> {
  const { from, to } = SUPPORT_ACTS.take
  const moved = await row<Moved>(
    em,
    sql`update support_request set status = ${to}, taken_by = ${by.id}, updated_at = ${now}
        where id = ${id} and status = any(${[...from]}::text[]) and taken_by is distinct from ${by.id}::uuid returning old.status as was`,
  )
  if (moved) return log(em, 'support_request.take', { id, by, now }, moved.was, to)
  const known = await statusOf(em, id)
  if (known.taken_by !== by.id || known.status !== to) throw new Refusal('support_request.moved')
}

/**
 * Answers; its person is told. Of two who answer the same at once one does. Call inside a transaction.
 * @param seen so many texts there were when it was written
 * @throws {Refusal} `support_request.not_found`, `support_request.moved`
 */
export async function answerSupport(em: Em, { text, seen }: { text: string; seen: number }, acting: Acting) {
  const { id, by, now } = acting
  const { from, to } = SUPPORT_ACTS.answer
  // An update that has waited for another counts texts as they were before it; the next statement sees them.
  await row(em, sql`select from support_request where id = ${id} for update`)
  const moved = await row<Moved>(
    em,
    sql`update support_request r set status = ${to}, taken_by = coalesce(r.taken_by, ${by.id}), waiting_since = null, person_news = true,
          updated_at = ${now}
        where r.id = ${id} and r.status = any(${[...from]}::text[])
          and (select count(*) from support_message m where m.request_id = r.id) = ${seen} returning old.status as was`,
  )
  if (!moved) return refuse(em, id)
  const made = await row<{ id: string }>(
    em,
    sql`insert into support_message (request_id, side, admin_id, text, created_at)
        values (${id}, 'desk', ${by.id}, ${text.trim()}, ${now}) returning id`,
  )
  await log(em, 'support_request.answer', acting, moved.was, to)
  if (made) await addJob(em, 'support.tell_person', { message_id: made.id })
}

/**
 * Closes: nothing more is to be said. What is closed stays so. Call inside a transaction.
 * @throws {Refusal} `support_request.not_found`
 */
export async function closeSupport(em: Em, acting: Acting): Promise<void> {
  const { id, now } = acting
  const { from, to } = SUPPORT_ACTS.close
  const moved = await row<Moved>(
    em,
    sql`update support_request set status = ${to}, waiting_since = null, updated_at = ${now}
        where id = ${id} and status = any(${[...from]}::text[]) returning old.status as was`,
  )
  if (moved) await log(em, 'support_request.close', acting, moved.was, to)
  else await statusOf(em, id)
}

async function refuse(em: Em, id: string): Promise<never> {
  await statusOf(em, id)
  throw new Refusal('support_request.moved')
}

async function statusOf(em: Em, id: string) {
  const known = await row<{ status: SupportState; taken_by: string | null }>(
    em,
    sql`select status, taken_by from support_request where id = ${id}`,
  )
  if (!known) throw new Refusal('support_request.not_found')
  return known
}

type Done = 'support_request.take' | 'support_request.answer' | 'support_request.close'

/** What was said stands in the request alone. */
const log = (em: Em, act: Done, { id, by, now }: Acting, was: SupportState, to: SupportState) =>
  writeEntry(em, { by, act, subject: `support_request:${id}`, from: { status: was }, to: { status: to }, now })
