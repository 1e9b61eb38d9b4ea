import type { ModerationCause, ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockRow, pick, restaurantOf, setStatus, type Target, waitingColumns } from './moderated-row'
import type { Owner, Proposed } from './revision'

type Differing = Target & {
  first_id: string
  cause: ModerationCause
  status: ModerationStatus
  owner: Owner | null
  proposed: Proposed
}

/**
 * Of what two moderators said different things the thing comes into the queue once more, as anybody's: what is shown stays
 * until somebody has said otherwise, what was refused waits as if it were proposed. Answers the item of the queue. Call
 * inside a transaction.
 * @throws {Refusal} `moderation.not_found`; `moderation.went_on` where it is there already, or its author has sent another.
 */
export async function lookAgain(em: Em, check_id: string, { by, now }: { by: By; now: Date }): Promise<{ id: string }> {
  const target = await row<Target>(
    em,
    sql`select kind, row_id from revision where id = ${check_id} and cause = 'check'`,
  )
  const rowNow = target && (await lockRow(em, target))
  const differing = await row<Differing>(
    em,
    sql`select c.kind, c.row_id, o.id as first_id, o.cause, o.status, c.owner, c.proposed
        from revision c join revision o on o.id = c.of_id
        where c.id = ${check_id} and c.cause = 'check' and c.status <> o.status
          and c.status in ('approved', 'needs_work', 'rejected')`,
  )
  if (!rowNow || rowNow.fields.deleted_at || !differing) throw new Refusal('moderation.not_found')
  const isShown = rowNow.status === 'approved'
  const wasApproved = differing.status === 'approved'
  if ((wasApproved && !isShown) || (await hasGoneOn(em, differing))) throw new Refusal('moderation.went_on')
  const cause = wasApproved ? 'recheck' : 'proposal'
  // What is shown is looked at as it stands now.
  const proposed = wasApproved ? pick(rowNow.fields, waitingColumns(differing.kind)) : differing.proposed
  const again = await row<{ id: string }>(
    em,
    sql`insert into revision (kind, row_id, cause, of_id, owner, proposed, base, author, created_at)
        select kind, row_id, ${cause}, ${check_id}, owner, ${JSON.stringify(proposed)}::jsonb, base, author, ${now}
        from revision where id = ${check_id} on conflict do nothing returning id`,
  )
  if (!again) throw new Refusal('moderation.went_on')
  if (!wasApproved) await setStatus(em, differing, 'pending', null)
  const { kind, row_id, owner } = differing
  await writeEntry(em, {
    ...{ by, act: 'moderation.recheck', subject: `${kind}:${row_id}`, restaurant_id: restaurantOf(owner), now },
    from: { status: differing.status },
    to: { status: 'pending' },
  })
  return again
}

/** Whether something newer of the row has come since the first word. */
async function hasGoneOn(em: Em, { kind, row_id, first_id }: Differing): Promise<boolean> {
  const newer = await row(
    em,
    sql`select from revision later join revision first on first.id = ${first_id}
        where later.kind = ${kind} and later.row_id = ${row_id} and later.cause in ('proposal', 'recheck')
          and later.status <> 'draft' and (later.created_at, later.id) > (first.created_at, first.id)`,
  )
  return newer !== undefined
}
