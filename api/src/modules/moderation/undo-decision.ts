import { isDeepStrictEqual } from 'node:util'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { UNDO_DECISION_MS } from '@ostrov/shared/moderation/rules'
import type { ModerationCause, ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { refuseAgain, restAppeal } from './appeal'
import {
  lockRow,
  type ModeratedRow,
  pick,
  returnToPending,
  type Target,
  waitingColumns,
  writeColumns,
} from './moderated-row'
import type { Owner, Proposed } from './revision'
import { actOf, toldTo, unsettle } from './settle-complaints'

type Decided = {
  cause: ModerationCause
  status: ModerationStatus
  owner: Owner | null
  proposed: Proposed
  base: Proposed
  was_shown: boolean
}

/**
 * Takes a moderator's own decision of the last thirty seconds back: it waits again, and what was shown before is shown. What its
 * author has proposed since waits instead, with what was taken back; what they have said against a refusal rests until it is
 * said once more. Call inside a transaction.
 * @returns the revision that waits now
 * @throws {Refusal} `moderation.not_found`; `moderation.undo_too_late` when the time is over, somebody else decided, or the row
 * or its revision was changed by another's word since.
 */
export async function undoDecision(em: Em, id: string, { by, now }: { by: By; now: Date }): Promise<string> {
  const target = await row<Target>(em, sql`select kind, row_id from revision where id = ${id}`)
  if (!target) throw new Refusal('moderation.not_found')
  const rowNow = await lockRow(em, target)
  const since = new Date(now.getTime() - UNDO_DECISION_MS)
  const decided = await row<Decided>(
    em,
    sql`select cause, status, owner, proposed, base, was_shown from revision r
        where id = ${id} and decided_by = ${by.id} and decided_at > ${since} and status in ('approved', 'needs_work', 'rejected')
          and not exists (select from revision later where later.kind = r.kind and later.row_id = r.row_id
            and (later.cause = r.cause or r.cause = 'complaints') and 'check' not in (r.cause, later.cause)
            and not (r.cause = 'proposal' and later.status in ('pending', 'draft')) and later.of_id is distinct from r.id
            and (later.created_at, later.id) > (r.created_at, r.id))
          and not exists (select from revision again where again.of_id = r.id
            and not (again.cause = 'appeal' and again.status in ('pending', 'draft'))) for update`,
  )
  if (!decided || !rowNow || rowNow.fields.deleted_at) throw new Refusal('moderation.undo_too_late')
  const undoing = { id, decided, rowNow, now }
  const newer = decided.cause === 'proposal' ? await newerOf(em, target, id) : undefined
  if (!(await putBack(em, target, undoing))) throw new Refusal('moderation.undo_too_late')
  await changed(
    em,
    sql`update revision set status = ${newer ? 'draft' : 'pending'}, reason = null, decided_by = null, decided_at = null,
          was_shown = null where id = ${id}`,
  )
  if (newer && decided.status === 'approved') await takeIn(em, target, newer, undoing)
  await restAppeal(em, id)
  const { status, proposed, base, was_shown } = decided
  const isBack = status === 'approved' && was_shown && decided.cause !== 'check'
  await writeEntry(em, {
    ...{ by, act: actOf(decided.cause), subject: `${target.kind}:${target.row_id}`, now },
    ...toldTo(decided),
    from: { status, ...(isBack && proposed) },
    to: { status: 'pending', ...(isBack && base) },
  })
  return newer?.id ?? id
}

type Newer = { id: string; proposed: Proposed; base: Proposed }

/** What its author has proposed since. */
function newerOf(em: Em, { kind, row_id }: Target, id: string) {
  return row<Newer>(
    em,
    sql`select id, proposed, base from revision where kind = ${kind} and row_id = ${row_id} and cause = 'proposal'
          and status = 'pending' and id <> ${id} for update`,
  )
}

/** What is no more shown is proposed with what came since; of what was never shown all of it is. */
async function takeIn(em: Em, { kind }: Target, newer: Newer, { decided, rowNow }: Undoing): Promise<void> {
  const whole = decided.was_shown ? {} : pick(rowNow.fields, waitingColumns(kind))
  const proposed = JSON.stringify({ ...whole, ...decided.proposed, ...newer.proposed })
  const base = JSON.stringify({ ...whole, ...newer.base, ...decided.base })
  await changed(
    em,
    sql`update revision set proposed = ${proposed}::jsonb, base = ${base}::jsonb, version = version + 1 where id = ${newer.id}`,
  )
}

type Undoing = { id: string; decided: Decided; rowNow: ModeratedRow; now: Date }

/** The row as it stood before the decision; false where it has changed since. */
async function putBack(em: Em, target: Target, { id, decided, rowNow, now }: Undoing): Promise<boolean> {
  const { cause, status, proposed, base, was_shown } = decided
  if (cause === 'check') return true
  if (cause === 'complaints' || cause === 'recheck') return unsettle(em, target, decided, now)
  if (status === 'approved' && !isDeepStrictEqual(pick(rowNow.fields, Object.keys(proposed)), proposed)) return false
  if (cause === 'appeal' && !was_shown) {
    const { table, shown_days } = MODERATED[target.kind]
    if (status === 'approved') await refuseAgain(em, table, target.row_id, id, shown_days !== undefined, now)
  } else if (!was_shown) await returnToPending(em, target, now)
  else if (status === 'approved') await writeColumns(em, target, waitingColumns(target.kind), base, now)
  return true
}
