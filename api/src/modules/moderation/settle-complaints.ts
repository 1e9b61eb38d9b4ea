import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { Decision } from '@ostrov/shared/moderation/rules'
import type { ModerationCause, ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { Act } from '@ostrov/shared/staff/log-acts'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { type ModeratedRow, pick, restaurantOf, type Target, waitingColumns } from './moderated-row'
import type { Owner } from './revision'

const ACTS = {
  proposal: 'moderation.decide',
  complaints: 'moderation.settle',
  check: 'moderation.check',
  appeal: 'moderation.settle_appeal',
  recheck: 'moderation.decide',
} as const satisfies Record<ModerationCause, Act>
/** What the log calls a moderator's word. */
export const actOf = (cause: ModerationCause) => ACTS[cause]

/** In whose log it stands: a restaurant is told nothing of how moderators are checked. */
export const toldTo = ({ cause, owner }: { cause: ModerationCause; owner: Owner | null }) =>
  cause === 'check' ? {} : { restaurant_id: restaurantOf(owner) }

type Word = { status: Decision; reason: string | null; now: Date }

/** A moderator's word on what is shown: it is shown as before, or to nobody until its author has changed it. */
export async function settleComplaints(em: Em, target: Target, rowNow: ModeratedRow, { status, reason, now }: Word) {
  const { kind, row_id } = target
  const { table: name, complained } = MODERATED[kind]
  const table = sql.table(name)
  if (status === 'approved') {
    if (complained)
      await changed(
        em,
        sql`update ${table} set hidden_at = null where id = ${row_id} and hidden_at is not null and not hidden_with_person`,
      )
    return
  }
  const unhidden = complained ? sql`hidden_at = case when hidden_with_person then hidden_at end, ` : sql``
  await changed(
    em,
    sql`update ${table} set ${unhidden}moderation_status = ${status}, moderation_reason = ${reason}, updated_at = ${now}
        where id = ${row_id} and moderation_status = 'approved'`,
  )
  // Nothing of the row is shown now: a change that waits is a proposal of all of it, and whoever has it open looks anew.
  const whole = JSON.stringify(pick(rowNow.fields, waitingColumns(kind)))
  await changed(
    em,
    sql`update revision set proposed = ${whole}::jsonb || proposed, base = ${whole}::jsonb, version = version + 1
        where kind = ${kind} and row_id = ${row_id} and cause = 'proposal' and status = 'pending'`,
  )
}

type Settled = { status: ModerationStatus; was_shown: boolean }

/** Puts back how the row stood before; false where its author has gone on meanwhile. */
export async function unsettle(em: Em, { kind, row_id }: Target, { status, was_shown }: Settled, now: Date) {
  const { table, complained } = MODERATED[kind]
  const hidden = complained
    ? sql`hidden_at = case when ${was_shown} and not hidden_with_person then null else ${now}::timestamptz end, `
    : sql``
  const isWaiting = await row(
    em,
    sql`select from revision where kind = ${kind} and row_id = ${row_id} and cause = 'proposal' and status = 'pending'`,
  )
  if (status !== 'approved' && isWaiting) return false
  const back = await changed(
    em,
    sql`update ${sql.table(table)} set ${hidden}moderation_status = 'approved',
          moderation_reason = null, updated_at = ${now}
        where id = ${row_id} and moderation_status = ${status}`,
  )
  return back > 0
}
