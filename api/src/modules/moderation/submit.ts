import { isDeepStrictEqual } from 'node:util'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { withdrawAppeal } from './appeal'
import { lockRow, type ModeratedRow, pick, restaurantOf, setStatus, type Target, waitingColumns } from './moderated-row'
import type { Owner, Proposed } from './revision'
import { passByTrust } from './trust'

export type Submission = Target & { owner: Owner | null; waiting: Proposed; by: By; now: Date }
type Pending = { id: string; version: number; proposed: Proposed }

/**
 * Proposes fields that wait for a person; what was approved stays as it is shown. A proposal that already waits takes them
 * in and gets the next version; one that says nothing new any more is taken back. Call inside a transaction.
 * @throws {Refusal} `request.not_found`
 */
export async function submit(em: Em, submission: Submission): Promise<SubmittedWire> {
  const target = await lockRow(em, submission)
  if (!target) throw new Refusal('request.not_found')
  const pending = await pendingOf(em, submission)
  const proposed = proposedFor(submission, target, pending)
  const answer = { id: submission.row_id, moderation_status: target.status, moderation_reason: target.reason }
  const isSame = isDeepStrictEqual(proposed, pending?.proposed ?? {})
  if (isSame || Object.keys(submission.waiting).length === 0) return { ...answer, revision: pending ?? null }
  if (Object.keys(proposed).length === 0) return { ...answer, revision: await takeBack(em, submission, pending) }
  const base = pick(target.fields, Object.keys(proposed))
  const revision = await propose(em, submission, proposed, base)
  await withdrawAppeal(em, submission)
  await setStatus(em, submission, 'pending', null)
  await write(em, submission, target.status === 'approved' ? base : {}, proposed)
  if (await passByTrust(em, submission, { id: revision.id, proposed }, target))
    return { ...answer, moderation_status: 'approved', moderation_reason: null, revision: null }
  if (target.status === 'approved') return { ...answer, revision }
  return { ...answer, moderation_status: 'pending', moderation_reason: null, revision }
}

function pendingOf(em: Em, { kind, row_id }: Target) {
  return row<Pending>(
    em,
    sql`select id, version, proposed from revision where kind = ${kind} and row_id = ${row_id}
          and cause = 'proposal' and status = 'pending' for update`,
  )
}

/** What is not shown yet: the difference to what is, and all of a row of which nobody has approved anything. */
function proposedFor({ kind, waiting }: Submission, { status, fields }: ModeratedRow, pending?: Pending): Proposed {
  if (status !== 'approved') return { ...pick(fields, waitingColumns(kind)), ...waiting }
  const wanted = Object.entries({ ...pending?.proposed, ...waiting })
  return Object.fromEntries(wanted.filter(([name, value]) => !isDeepStrictEqual(value, fields[name] ?? null)))
}

async function takeBack(em: Em, submission: Submission, pending: Pending | undefined) {
  if (!pending) return null
  await changed(em, sql`update revision set status = 'draft' where id = ${pending.id}`)
  await write(em, submission, pending.proposed, {})
  return null
}

async function propose(em: Em, submission: Submission, proposed: Proposed, base: Proposed) {
  const { kind, row_id, owner, by, now } = submission
  const revision = await row<Pending>(
    em,
    sql`insert into revision (kind, row_id, owner, proposed, base, author, created_at)
        values (${kind}, ${row_id}, ${owner}, ${JSON.stringify(proposed)}::jsonb, ${JSON.stringify(base)}::jsonb,
          ${`${by.kind}:${by.id}`}, ${now})
        on conflict (kind, row_id, cause) where status = 'pending' and cause <> 'check' do update set proposed = excluded.proposed,
          base = excluded.base, author = excluded.author, version = revision.version + 1
        returning id, version, proposed`,
  )
  if (!revision) throw new Error('A revision was not written.')
  return revision
}

function write(em: Em, { kind, row_id, owner, by, now }: Submission, from: Proposed, to: Proposed) {
  const subject = `${kind}:${row_id}`
  return writeEntry(em, {
    by,
    act: 'moderation.submit',
    subject,
    restaurant_id: restaurantOf(owner),
    from,
    to,
    now,
  })
}
