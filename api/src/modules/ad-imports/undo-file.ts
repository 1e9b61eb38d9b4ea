import type { AdImportPlanWire } from '@ostrov/shared/ad-imports/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import { updateRow } from '../../db/write-row'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { FORM_COLUMNS } from '../ads/ad-columns'
import { ownerOf } from '../ads/writing/move-ad'
import { writeEntry } from '../audit/write-entry'
import { removeModerated } from '../moderation/remove-moderated'
import { lockImport } from './apply-file'
import { printsOf } from './carry-out'
import type { Done, Was } from './operations'
import { readAdImport } from './read-ad-imports'
import { lockAuthor } from './sourced-ads'

type Acting = { customer: Customer; by: By; now: Date }

/**
 * Takes a file back: what it made is gone, what it changed or took away stands as before. What moderators have said meanwhile is
 * no hindrance, what the author has is. Harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `ad_import.not_found`, `ad_import.not_applied`, `ad_import.later_file` when another was applied after it,
 * `ad_import.edited_since` naming what was changed by hand
 */
export async function undoFile(em: Em, id: string, { customer, by, now }: Acting): Promise<AdImportPlanWire> {
  const { status, file_name } = await lockImport(em, id, customer.id)
  if (status === 'undone') return readAdImport(em, customer, id)
  if (status !== 'applied') throw new Refusal('ad_import.not_applied')
  await lockAuthor(em, customer.id)
  await demandLast(em, id)
  const done = await heldAds(em, id)
  await demandUntouched(em, done)
  for (const { ad_id, before } of done) {
    if (before) await restore(em, { id, ad_id }, before)
    else await removeModerated(em, { kind: 'ad', row_id: ad_id, owner: ownerOf(customer), by, now })
  }
  await changed(em, sql`update ad_import set status = 'undone', undone_at = ${now} where id = ${id}`)
  await writeEntry(em, { by, act: 'ad_import.undo', subject: `ad_import:${id}`, to: { file_name }, now })
  return readAdImport(em, customer, id)
}

async function demandLast(em: Em, id: string) {
  const later = await row<{ id: string }>(
    em,
    sql`select l.id from ad_import i join ad_import l on l.author_id = i.author_id and l.format = i.format
          and l.status in ('applying', 'applied') and l.applied_at > i.applied_at where i.id = ${id} limit 1`,
  )
  if (later) throw new Refusal('ad_import.later_file')
}

/** What the file has written and is still there, locked. */
async function heldAds(em: Em, id: string): Promise<Done[]> {
  const found = await row<{ changes: Done[] | null }>(em, sql`select changes from ad_import where id = ${id}`)
  const done = found?.changes ?? []
  const held = await rows<{ id: string }>(
    em,
    sql`select id from ad where id = any(${done.map(({ ad_id }) => ad_id)}::uuid[]) order by id for update`,
  )
  const there = new Set(held.map((one) => one.id))
  return done.filter(({ ad_id }) => there.has(ad_id))
}

const NAMED = 5

async function demandUntouched(em: Em, done: readonly Done[]) {
  const prints = await printsOf(
    em,
    done.map(({ ad_id }) => ad_id),
  )
  const touched = done.filter(({ ad_id, print }) => prints.get(ad_id) !== print).map(({ ad_id }) => ad_id)
  if (touched.length === 0) return
  const named = await rows<{ title: string }>(
    em,
    sql`select title from ad where id = any(${touched}::uuid[]) order by number limit ${sql.lit(NAMED)}`,
  )
  const more = touched.length > named.length ? ` и\u00A0ещё ${touched.length - named.length}` : ''
  const list = named.map(({ title }) => quoted(title)).join(', ')
  throw new Refusal('ad_import.edited_since', {
    message: `После загрузки вы\u00A0изменили ${list}${more}. Отменить её целиком нельзя: поправьте объявления вручную.`,
  })
}

/** What of an ad a file, and a moderator after it, may have written. */
const COLUMNS = [
  ...FORM_COLUMNS,
  ...([
    'moderation_status',
    'moderation_reason',
    'published_at',
    'expires_at',
    'archived_as',
    'archived_at',
    'told_at',
    'updated_at',
  ] as const),
]

async function restore(
  em: Em,
  { id, ad_id }: { id: string; ad_id: string },
  { ad, source, proposal }: NonNullable<Done['before']>,
) {
  await updateRow(em, 'ad', COLUMNS, JSON.stringify(ad), sql`t.id = ${ad_id}`)
  await updateRow(em, 'ad_source', ['said', 'photos', 'updated_at'], JSON.stringify(source), sql`t.ad_id = ${ad_id}`)
  await changed(
    em,
    sql`delete from ad_price p using ad_import i where i.id = ${id} and p.ad_id = ${ad_id} and p.created_at = i.applied_at`,
  )
  await restoreProposal(em, ad_id, proposal)
}

/** What waits for a moderator is again what waited before, and nobody decides on it by what they looked at meanwhile. */
async function restoreProposal(em: Em, ad_id: string, proposal: Was | null) {
  await changed(
    em,
    sql`delete from revision where kind = 'ad' and row_id = ${ad_id} and cause = 'proposal' and status = 'pending'`,
  )
  if (!proposal) return
  await changed(
    em,
    sql`insert into revision (kind, row_id, owner, proposed, base, author, created_at, version)
        select was.kind, was.row_id, was.owner, was.proposed, was.base, was.author, was.created_at, was.version + 1
        from jsonb_populate_record(null::revision, ${JSON.stringify(proposal)}::jsonb) was`,
  )
}
