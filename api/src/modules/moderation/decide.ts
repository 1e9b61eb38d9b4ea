import { isDeepStrictEqual } from 'node:util'
import { type Decision, moderationRefusal, UNDO_DECISION_MS } from '@ostrov/shared/moderation/rules'
import type { ModerationCause, ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { type EachWritten, writeEach } from '../../kernel/write-each'
import { writeEntry } from '../audit/write-entry'
import { resumeAppeal } from './appeal'
import { isSampled } from './check-verdict'
import { applyProposed, lockRow, type ModeratedRow, setStatus, type Target } from './moderated-row'
import type { Owner, Proposed } from './revision'
import { readRules } from './rules'
import { actOf, settleComplaints, toldTo } from './settle-complaints'
import { firstBy, isFree, isTaken } from './take'

type Asked = { status: Decision; version: number; reason?: string }
type Head = Target & {
  cause: ModerationCause
  status: ModerationStatus
  owner: Owner | null
  proposed: Proposed
  base: Proposed
  /** Who said the verdict that is looked at once more. */
  first_by: string | null
}

/**
 * A moderator's word on the version they looked at: it is shown from now on, or goes back to its author with the reason;
 * of what people complained of, it stays or is shown no more; what is checked blindly stays as it is.
 * Of two moderators one decides, and may take it back for thirty seconds (`undo-decision.ts`). Call inside a transaction.
 * @throws {Refusal} `moderation.not_found`, `moderation.decided` when it was decided or proposed anew meanwhile,
 * `moderation.taken` while another moderator has it open, `moderation.own_verdict` where they said the first word themselves, `moderation.base_changed` when what it was proposed for is shown no more, `moderation.reason_required`, `moderation.appeal_word`.
 */
export async function decide(em: Em, id: string, { by, now, ...asked }: Asked & { by: By; now: Date }): Promise<void> {
  const { status, version } = asked
  const reason = asked.reason?.trim() || null
  const target = await row<Target>(em, sql`select kind, row_id from revision where id = ${id}`)
  const rowNow = target && (await lockRow(em, target))
  const revision = await row<Head>(
    em,
    sql`select kind, row_id, cause, owner, status, proposed, base, ${firstBy} as first_by from revision v where id = ${id}`,
  )
  if (!rowNow || !revision) throw new Refusal('moderation.not_found')
  const refusal = moderationRefusal({ from: revision.status, to: status, by: 'moderator', reason })
  if (refusal) throw new Refusal(refusal)
  if (revision.cause === 'appeal' && status === 'needs_work') throw new Refusal('moderation.appeal_word')
  if (revision.first_by === by.id) throw new Refusal('moderation.own_verdict')
  const decided = await changed(
    em,
    sql`update revision set status = ${status}, reason = ${reason}, decided_by = ${by.id}, decided_at = ${now},
          was_shown = ${wasShown(revision, rowNow)}, taken_by = null, taken_until = null
        where id = ${id} and status = 'pending' and version = ${version} and ${isFree(by.id, now)}`,
  )
  if (decided === 0)
    throw new Refusal((await isTaken(em, id, { admin_id: by.id, now })) ? 'moderation.taken' : 'moderation.decided')
  const isApplied = status === 'approved' && revision.cause !== 'check'
  await carryOut(em, revision, rowNow, { status, reason, now })
  if (status === 'rejected') await resumeAppeal(em, id)
  await writeEntry(em, {
    ...{ by, act: actOf(revision.cause), subject: `${revision.kind}:${revision.row_id}`, now },
    ...toldTo(revision),
    from: { status: 'pending', ...(isApplied && revision.base) },
    to: { status, reason, ...(isApplied && revision.proposed) },
  })
  await follow(em, id, revision, now)
}

type Word = { status: Decision; reason: string | null; now: Date }

/** What becomes of the row. */
async function carryOut(em: Em, revision: Head, rowNow: ModeratedRow, word: Word): Promise<void> {
  const { cause } = revision
  if (cause === 'check') return
  if (cause === 'complaints' || cause === 'recheck') await settleComplaints(em, revision, rowNow, word)
  else if (word.status === 'approved') await approve(em, revision, rowNow, word.now)
  else if (cause === 'proposal') await setStatus(em, revision, word.status, word.reason)
}

/** What follows once the word can be taken back no more. */
async function follow(em: Em, id: string, { cause }: Head, now: Date): Promise<void> {
  if (cause === 'check') return
  // A second later than the last undo: it must never meet one.
  const run_at = new Date(now.getTime() + UNDO_DECISION_MS + 1000)
  await addJob(em, 'moderation.tell_author', { revision_id: id }, { run_at, key: `moderation.tell_author:${id}` })
  if (cause !== 'proposal' && cause !== 'complaints') return
  const { check_verdicts } = await readRules(em)
  if (!isSampled(id, check_verdicts)) return
  await addJob(em, 'moderation.check_verdict', { revision_id: id }, { run_at, key: `moderation.check_verdict:${id}` })
}

type Many = Omit<Asked, 'version'> & { revisions: readonly { id: string; version: number }[]; by: By; now: Date }

/** The same word on many, each by the rules of one. Call inside a transaction. */
export function decideMany(em: Em, { revisions, ...word }: Many): Promise<EachWritten<{ id: string }>> {
  return writeEach(em, revisions, async (tx, { id, version }) => {
    await decide(tx, id, { ...word, version })
    return { id }
  })
}

/** What complaints have hidden is approved still, and seen by nobody. */
const wasShown = ({ cause }: Head, { status, fields }: ModeratedRow) =>
  status === 'approved' && (cause === 'proposal' || (fields.hidden_at ?? null) === null)

async function approve(em: Em, revision: Head, { status, fields }: ModeratedRow, now: Date) {
  const isMoved = Object.entries(revision.base).some(([name, value]) => !isDeepStrictEqual(value, fields[name] ?? null))
  if (status === 'approved' && isMoved) throw new Refusal('moderation.base_changed')
  await applyProposed(em, revision, revision.proposed, now)
}
