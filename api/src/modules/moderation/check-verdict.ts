import { createHash } from 'node:crypto'
import type { ModerationCause } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { lockRow, type ModeratedRow, pick, type Target, waitingColumns } from './moderated-row'
import type { Proposed } from './revision'

/** Whether a revision is the one of so many that is checked: whenever it is asked, the answer is the same. */
export function isSampled(revision_id: string, one_of: number): boolean {
  return one_of > 0 && createHash('sha256').update(`check:${revision_id}`).digest().readUInt32BE() % one_of === 0
}

type Checked = Target & { cause: ModerationCause; proposed: Proposed }

/** A verdict comes back to the queue, for another moderator who does not know it; a repeat changes nothing. */
export async function checkVerdict({ orm, now }: Deps, { revision_id }: { revision_id: string }): Promise<void> {
  await orm.em.fork().transactional((em) => putCheck(em, revision_id, now()))
}

/** The same in the transaction of `em`. */
export async function putCheck(em: Em, revision_id: string, now: Date): Promise<void> {
  const target = await row<Target>(em, sql`select kind, row_id from revision where id = ${revision_id}`)
  const rowNow = target && (await lockRow(em, target))
  const verdict = await row<Checked>(
    em,
    sql`select kind, row_id, cause, proposed from revision
        where id = ${revision_id} and status in ('approved', 'needs_work', 'rejected')`,
  )
  // Taken back, or gone meanwhile.
  if (!rowNow || rowNow.fields.deleted_at || !verdict) return
  const proposed = JSON.stringify(lookedAt(verdict, rowNow))
  await changed(
    em,
    sql`insert into revision (kind, row_id, cause, of_id, owner, proposed, base, author, created_at)
        select kind, row_id, 'check', id, owner, ${proposed}::jsonb, base, author, ${now} from revision
        where id = ${revision_id} on conflict (of_id, cause) where of_id is not null do nothing`,
  )
}

/** What a moderator has looked at: what was proposed, or all of what people complained of. */
export const lookedAt = ({ kind, cause, proposed }: Checked, { fields }: ModeratedRow): Proposed =>
  cause === 'complaints' ? pick(fields, waitingColumns(kind)) : proposed
