import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { COMPLAINTS_HIDE, type ComplaintReason } from '@ostrov/shared/moderation/complaints'
import { COMPLAINT_FORM } from '@ostrov/shared/moderation/form'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { lockRow, type Target } from './moderated-row'
import type { Owner } from './revision'

type Complaining = Target & {
  /** Whose the row is: not who complains. */
  owner: Owner
  complaint: { reason: ComplaintReason; words: string }
  customer: Customer
  now: Date
}

/**
 * Somebody complains of a row that is shown. All who do stand in one item of the queue; enough of them hide the row until a
 * moderator has looked. Whoever has complained of it before has said so. Call inside a transaction.
 * @throws {Refusal} `request.invalid`, `request.not_found`
 */
export async function complain(em: Em, { complaint, customer, now, ...target }: Complaining): Promise<void> {
  const errors = checkForm(COMPLAINT_FORM, complaint)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const { kind, row_id } = target
  // Who decides locks the row first as well: a complaint counts for the item that waits when it comes, never for one that is decided.
  if (!(await lockRow(em, target))) throw new Refusal('request.not_found')
  const known = await row(
    em,
    sql`select from complaint where author_id = ${customer.id} and kind = ${kind} and row_id = ${row_id}`,
  )
  if (known) return
  const revision_id = await itemOf(em, target, now)
  await changed(
    em,
    sql`insert into complaint (kind, row_id, author_id, reason, words, revision_id, created_at)
        values (${kind}, ${row_id}, ${customer.id}, ${complaint.reason}, ${complaint.words.trim()}, ${revision_id}, ${now})`,
  )
  await changed(
    em,
    sql`update ${sql.table(MODERATED[kind].table)} set hidden_at = ${now} where id = ${row_id} and hidden_at is null
          and (select count(*) from complaint where revision_id = ${revision_id}) >= ${sql.lit(COMPLAINTS_HIDE)}`,
  )
}

/** The item of the queue that holds all complaints of the row; a moderator who looks at it must see the new one. */
async function itemOf(em: Em, { kind, row_id, owner }: Target & { owner: Owner }, now: Date): Promise<string> {
  const item = await row<{ id: string }>(
    em,
    sql`insert into revision (kind, row_id, cause, owner, proposed, base, author, created_at)
        values (${kind}, ${row_id}, 'complaints', ${owner}, '{}', '{}', ${owner}, ${now})
        on conflict (kind, row_id, cause) where status = 'pending' and cause <> 'check' do update set version = revision.version + 1
        returning id`,
  )
  if (!item) throw new Error('An item of the queue was not written.')
  return item.id
}
