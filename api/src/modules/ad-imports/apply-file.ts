import type { AdImportStatus } from '@ostrov/shared/ad-imports/rules'
import type { AdImportPlanWire } from '@ostrov/shared/ad-imports/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { carryOut } from './carry-out'
import type { AdOperations } from './operations'
import { readAdImport } from './read-ad-imports'
import { lockAuthor, sourcedAds, versionOfSources } from './sourced-ads'

type Acting = { customer: Customer; by: By; now: Date }
type Head = Pick<AdImportPlanWire, 'file_name' | 'format' | 'counts'> & { status: AdImportStatus; version: string }

/**
 * Has a file applied by a job; harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `ad_import.not_found`, `ad_import.closed` once it was undone, `ad_import.ads_changed` when the ads are not those it
 * was shown for.
 */
export async function applyFile(em: Em, id: string, { customer, by, now }: Acting): Promise<AdImportPlanWire> {
  const { status, format, version, file_name, counts } = await lockImport(em, id, customer.id)
  if (status === 'undone') throw new Refusal('ad_import.closed')
  if (status !== 'planned') return readAdImport(em, customer, id)
  await lockAuthor(em, customer.id)
  const sourced = await sourcedAds(em, customer.id, format, now)
  if (versionOfSources(sourced) !== version) throw new Refusal('ad_import.ads_changed')
  await changed(em, sql`update ad_import set status = 'applying', applied_at = ${now} where id = ${id}`)
  await addJob(em, 'ad.load_file', { import_id: id }, { once: `ad.load_file:${id}` })
  const { create, change, gone } = counts
  const to = { file_name, create, change, gone }
  await writeEntry(em, { by, act: 'ad_import.apply', subject: `ad_import:${id}`, to, now })
  return readAdImport(em, customer, id)
}

export async function lockImport(em: Em, id: string, author_id: string): Promise<Head> {
  const found = await row<Head>(
    em,
    sql`select file_name, format, counts, status, version from ad_import where id = ${id} and author_id = ${author_id} for update`,
  )
  if (!found) throw new Refusal('ad_import.not_found')
  return found
}

type Applying = { author_id: string; operations: AdOperations; status: AdImportStatus; applied_at: string }

/** Does what was shown, in one transaction: who ended in the middle of it begins anew. */
export async function applyFileJob({ orm }: Deps, { import_id }: { import_id: string }): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const found = await row<Applying>(
      tx,
      sql`select author_id, operations, status, applied_at from ad_import where id = ${import_id} for update`,
    )
    if (found?.status !== 'applying') return
    const { author_id, operations } = found
    const now = new Date(found.applied_at)
    await lockAuthor(tx, author_id)
    const by = { kind: 'customer', id: author_id, act_admin_id: null, ip: null } as const
    const { done, problems } = await carryOut(tx, operations, { customer: { id: author_id }, by, now })
    await changed(
      tx,
      sql`update ad_import set status = 'applied', changes = ${JSON.stringify(done)}::jsonb,
            problems = problems || ${JSON.stringify(problems)}::jsonb where id = ${import_id}`,
    )
    for (const { ad_id } of done)
      await addJob(
        tx,
        'ad.fetch_photos',
        { ad_id, import_id },
        { once: `ad.fetch_photos:${ad_id}`, queue: 'ad_photos' },
      )
  })
}
