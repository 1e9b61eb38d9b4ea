import type { AdFormat } from '@ostrov/shared/ad-imports/rules'
import type { AdImportPlanWire } from '@ostrov/shared/ad-imports/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { keptTree } from '../catalogues/tree-cache'
import { knownWords } from './known-words'
import { type AdPlan, planAds } from './plan-ads'
import { readAdImport } from './read-ad-imports'
import { readFeedApart } from './read-feed-apart'
import { roomFor, sourcedAds, versionOfSources } from './sourced-ads'

/** So many are remembered of a person. */
const KEPT = 20

type File = { name: string; bytes: Uint8Array<ArrayBuffer> }
/**
 * Says what a file of ads would do and keeps it; no ad is written. No transaction is open while the file is read.
 * @throws {Refusal} `ad_import.unreadable`, `ad_import.too_many`, `ad_import.too_slow`, `ad_import.busy`, `ad_import.empty`
 */
export async function planFile(
  em: Em,
  { name, bytes }: File,
  customer: Customer,
  now: Date,
): Promise<AdImportPlanWire> {
  const feed = await readFeedApart(bytes)
  if (feed.items.length === 0) throw new Refusal('ad_import.empty')
  const sourced = await sourcedAds(em, customer.id, feed.format, now)
  const room = await roomFor(em, customer.id, now)
  const plan = await planAds(feed, { known: await knownWords(em), names: await namesOfAll(em), sourced, room, now })
  const version = versionOfSources(sourced)
  return em.transactional((tx) => keepPlan(tx, { name, format: feed.format, plan, version }, customer, now))
}

type Kept = { name: string; format: AdFormat; plan: AdPlan; version: string }

async function keepPlan(em: Em, { name, format, plan, version }: Kept, customer: Customer, now: Date) {
  const kept = await row<{ id: string }>(
    em,
    sql`insert into ad_import (author_id, file_name, format, counts, rows, problems, operations, version, created_at)
        values (${customer.id}, ${name}, ${format}, ${JSON.stringify(plan.counts)}::jsonb, ${JSON.stringify(plan.rows)}::jsonb,
          ${JSON.stringify(plan.problems)}::jsonb, ${JSON.stringify(plan.operations)}::jsonb, ${version}, ${now})
        returning id`,
  )
  if (!kept) throw new Error('An import was not kept.')
  await changed(
    em,
    sql`delete from ad_import where author_id = ${customer.id} and status <> 'applying' and id not in (select id from ad_import
          where author_id = ${customer.id} order by created_at desc, id desc limit ${sql.lit(KEPT)})`,
  )
  return readAdImport(em, customer, kept.id)
}

/** What entries and towns are called, by their slugs and ids. */
async function namesOfAll(em: Em): Promise<Map<string, string>> {
  const { all } = await keptTree(em)
  const towns = await row<{ names: Record<string, string> | null }>(
    em,
    sql`select json_object_agg(id, name) as names from (select id, name from city limit 500) towns`,
  )
  return new Map([...all.map(({ slug, name }) => [slug, name] as const), ...Object.entries(towns?.names ?? {})])
}
