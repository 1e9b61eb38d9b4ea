import { DAY_MS } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { APPEAL_FORM } from '@ostrov/shared/moderation/form'
import { type MenuKind, MODERATED } from '@ostrov/shared/moderation/kinds'
import { APPEAL_DAYS } from '@ostrov/shared/moderation/rules'
import type { AppealWire } from '@ostrov/shared/moderation/schema'
import type { ModerationCause } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { lookedAt } from './check-verdict'
import { lockRow, restaurantOf, type Target } from './moderated-row'
import { appealColumn, lastRefusal } from './moderated-sql'
import type { Owner, Proposed } from './revision'

type Appealing = { owner: Owner; words: string; by: By; now: Date }
type Verdict = Target & { cause: ModerationCause; proposed: Proposed; said: string | null; is_open: boolean }

/**
 * Whoever does not agree with a refusal says why, once and within fourteen days: another moderator looks. The same words
 * once more change nothing. Call inside a transaction.
 * @throws {Refusal} `request.invalid`; `moderation.not_found` where it is of somebody else's; `moderation.no_appeal` where it was
 * no refusal, is too old, or something newer has come since; `moderation.appealed` where that was done before.
 */
export async function appeal(em: Em, verdict_id: string, { owner, words, by, now }: Appealing): Promise<void> {
  const errors = checkForm(APPEAL_FORM, { words })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const said = words.trim()
  const target = await row<Target>(
    em,
    sql`select kind, row_id from revision where id = ${verdict_id} and owner = ${owner}`,
  )
  const rowNow = target && (await lockRow(em, target))
  const verdict = target && (await readVerdict(em, verdict_id, now))
  if (!target || !rowNow || rowNow.fields.deleted_at || !verdict) throw new Refusal('moderation.not_found')
  if (verdict.said === said) return
  if (verdict.said !== null) throw new Refusal('moderation.appealed')
  if (!verdict.is_open) throw new Refusal('moderation.no_appeal')
  const proposed = JSON.stringify(lookedAt(verdict, rowNow))
  await changed(
    em,
    sql`insert into revision (kind, row_id, cause, of_id, owner, proposed, base, author, words, created_at)
        select kind, row_id, 'appeal', id, owner, ${proposed}::jsonb, base, author, ${said}, ${now}
        from revision where id = ${verdict_id}`,
  )
  await writeEntry(em, {
    ...{ by, act: 'moderation.appeal', subject: `${target.kind}:${target.row_id}`, now },
    restaurant_id: restaurantOf(owner),
    from: { status: 'rejected' },
    to: { status: 'pending' },
  })
}

/** Against what may be appealed of a row, and what became of it; null where nothing was refused. */
export async function readAppeal(em: Em, { kind, row_id }: Target): Promise<AppealWire> {
  const found = await row<{ appeal: AppealWire }>(
    em,
    sql`select ${appealColumn} from ${sql.table(MODERATED[kind].table)} t ${lastRefusal(kind, 't')} where t.id = ${row_id}`,
  )
  return found?.appeal ?? null
}

/**
 * The same of what stands in a restaurant's menu.
 * @throws {Refusal} `moderation.not_found` where it stands in none of this restaurant's.
 */
export async function readMenuAppeal(em: Em, restaurant: Served, { kind, id }: { kind: MenuKind; id: string }) {
  const own = await row(
    em,
    sql`select from ${sql.table(MODERATED[kind].table)} t where t.id = ${id} and t.restaurant_id = ${restaurant.id}`,
  )
  if (!own) throw new Refusal('moderation.not_found')
  return readAppeal(em, { kind, row_id: id })
}

/** A refusal with nothing newer since may be appealed against, also while its moderator may still take it back. */
function readVerdict(em: Em, id: string, now: Date) {
  const oldest = now.getTime() - APPEAL_DAYS * DAY_MS
  return row<Verdict>(
    em,
    sql`select r.kind, r.row_id, r.cause, r.proposed, ap.words as said,
          coalesce(r.status = 'rejected' and r.cause in ('proposal', 'complaints', 'recheck')
            and r.decided_at > ${new Date(oldest)}
            and not exists (select from revision later where later.kind = r.kind and later.row_id = r.row_id
              and later.cause in ('proposal', 'complaints', 'recheck') and later.status <> 'draft'
              and later.id <> r.id and coalesce(later.decided_at > r.decided_at, true)), false) as is_open
        from revision r left join revision ap on ap.of_id = r.id and ap.cause = 'appeal' where r.id = ${id}`,
  )
}

/** A refusal that was taken back is none to appeal against; said once more, its author's words against it wait again. */
export async function restAppeal(em: Em, verdict_id: string): Promise<void> {
  await changed(
    em,
    sql`update revision set status = 'draft', taken_by = null, taken_until = null
        where of_id = ${verdict_id} and cause = 'appeal' and status = 'pending'`,
  )
}

/** What rested while a refusal was taken back waits again. */
export async function resumeAppeal(em: Em, verdict_id: string): Promise<void> {
  await changed(
    em,
    sql`update revision set status = 'pending' where of_id = ${verdict_id} and cause = 'appeal' and status = 'draft'`,
  )
}

/** Whoever sends another has gone on: what they appealed against is looked at no more, and what rests of it is forgotten. */
export async function withdrawAppeal(em: Em, { kind, row_id }: Target): Promise<void> {
  await changed(
    em,
    sql`delete from revision ap using revision v where v.id = ap.of_id and v.status = 'pending'
          and ap.kind = ${kind} and ap.row_id = ${row_id} and ap.cause = 'appeal' and ap.status = 'draft'`,
  )
  await changed(
    em,
    sql`update revision set status = 'draft' where kind = ${kind} and row_id = ${row_id} and cause = 'appeal' and status = 'pending'`,
  )
}

/** An appeal that was allowed by mistake: the row as the first word left it. */
export async function refuseAgain(em: Em, table: string, row_id: string, id: string, shown: boolean, now: Date) {
  const unpublished = shown
    ? sql`, published_at = case when t.published_at = r.decided_at then null else t.published_at end,
        expires_at = case when t.published_at = r.decided_at then null else t.expires_at end`
    : sql``
  await changed(
    em,
    sql`update ${sql.table(table)} t set moderation_status = 'rejected', moderation_reason = first.reason,
          updated_at = ${now}${unpublished}
        from revision r join revision first on first.id = r.of_id where r.id = ${id} and t.id = ${row_id}`,
  )
}
