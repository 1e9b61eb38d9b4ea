import type { AdImportProblem } from '@ostrov/shared/ad-imports/schema'
import type { AdValues } from '@ostrov/shared/ads/schema'
import { sectionOf } from '@ostrov/shared/ads/sections'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { FORM_COLUMNS } from '../ads/ad-columns'
import { lastWritten } from '../ads/writing/ad-place'
import { lockAd, renewAd, withdrawAd } from '../ads/writing/move-ad'
import { ownAd } from '../ads/writing/own-ad'
import { lastProposal } from '../moderation/moderated-sql'
import type { OwnActing } from '../own-records/own-record'
import { changeOwn, createOwn } from '../own-records/save-own'
import type { AdOperations, Done, FileAd, Was } from './operations'
import { isTakenBack } from './plan-ads'
import { roomFor } from './sourced-ads'

type Carried = { done: Done[]; problems: AdImportProblem[] }

/** Does what a file was found to do, by the same acts as a person at the form. An ad that has become wrong meanwhile is left out. */
export async function carryOut(em: Em, { create, change, gone }: AdOperations, acting: OwnActing): Promise<Carried> {
  const carried: Carried = { done: [], problems: [] }
  const written: Omit<Done, 'print'>[] = []
  let room = await roomFor(em, acting.customer.id, acting.now)
  const attempt = async (external_id: string | null, act: (tx: Em) => Promise<Omit<Done, 'print'> | null>) => {
    try {
      const one = await em.transactional(act)
      if (one) written.push(one)
      return one !== null
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      carried.problems.push(...problemsOf(problem, external_id))
      return false
    }
  }
  for (const ad of create) {
    if (room === 0)
      carried.problems.push({
        external_id: shortId(ad),
        field: null,
        reason: new Refusal('ad_import.too_many_today').message,
      })
    else if (await attempt(shortId(ad), (tx) => createOne(tx, ad, acting))) room -= 1
  }
  for (const ad of change) await attempt(shortId(ad), (tx) => changeOne(tx, ad, acting))
  for (const ad_id of gone) await attempt(null, (tx) => takeAway(tx, ad_id, acting))
  const prints = await printsOf(
    em,
    written.map(({ ad_id }) => ad_id),
  )
  carried.done = written.map((one) => ({ ...one, print: prints.get(one.ad_id) ?? '' }))
  return carried
}

const shortId = ({ external_id }: Pick<FileAd, 'external_id'>) => external_id.slice(external_id.indexOf(':') + 1)

function problemsOf({ message, details: { errors } }: Refusal, external_id: string | null): AdImportProblem[] {
  const told = Object.entries(errors ?? {}).flatMap(([field, reason]) =>
    reason ? [{ external_id, field, reason }] : [],
  )
  return told.length > 0 ? told : [{ external_id, field: null, reason: message }]
}

async function createOne(em: Em, ad: FileAd, acting: OwnActing) {
  const { section, external_id, values, photos } = ad
  const { customer, now } = acting
  const ad_id = await createOwn(em, ownAd(section), typedOf(ad, []), acting)
  await changed(
    em,
    sql`insert into ad_source (ad_id, author_id, external_id, said, photos, created_at, updated_at) values (${ad_id}, ${customer.id},
          ${external_id}, ${JSON.stringify(values)}::jsonb, ${JSON.stringify(photos)}::jsonb, ${now}, ${now})`,
  )
  return { ad_id, before: null }
}

/** What the file tells, with pictures that are there already; a place that it does not know is none. */
const typedOf = ({ section, values }: FileAd, image_ids: string[]): AdValues =>
  'image_ids' in sectionOf(section).fields ? { ...values, image_ids } : values

async function changeOne(em: Em, ad: FileAd & { ad_id: string }, acting: OwnActing) {
  const { ad_id, section, values, photos } = ad
  const own = await lockAd(em, { id: ad_id, section }, acting)
  const before = await beforeOf(em, ad_id)
  if (isTakenBack(own)) await renewAd(em, ad_id, acting)
  const written = await lastWritten(em, ad_id)
  const typed = { ...typedOf(ad, written?.image_ids ?? []), version: written?.version }
  await changeOwn(em, ownAd(section), ad_id, typed, acting)
  await changed(
    em,
    sql`update ad_source set said = ${JSON.stringify(values)}::jsonb, photos = ${JSON.stringify(photos)}::jsonb, updated_at = ${acting.now}
        where ad_id = ${ad_id}`,
  )
  return { ad_id, before }
}

async function takeAway(em: Em, ad_id: string, acting: OwnActing) {
  const before = await beforeOf(em, ad_id)
  return (await withdrawAd(em, ad_id, acting)) ? { ad_id, before } : null
}

async function beforeOf(em: Em, ad_id: string): Promise<NonNullable<Done['before']>> {
  const found = await row<{ ad: Was; source: Was; proposal: Was | null }>(
    em,
    sql`select to_jsonb(a) as ad, to_jsonb(s) as source, to_jsonb(r) as proposal from ad a join ad_source s on s.ad_id = a.id
        left join revision r on r.kind = 'ad' and r.row_id = a.id and r.cause = 'proposal' and r.status = 'pending'
        where a.id = ${ad_id}`,
  )
  if (!found) throw new Refusal('ad.not_found')
  return found
}

/** What the authors of these ads have said of them last, but for pictures, which come later, as one word each. */
export async function printsOf(em: Em, ids: readonly string[]): Promise<Map<string, string>> {
  const named = FORM_COLUMNS.filter((name) => name !== 'image_ids')
  const found = await rows<{ id: string; print: string }>(
    em,
    sql`select a.id, md5((select jsonb_object_agg(one.key, one.value) from jsonb_each(to_jsonb(a) || coalesce(v.proposed, '{}'::jsonb)) one
          where one.key = any(${named}::text[]))::text || coalesce(a.archived_as, '')) as print
        from ad a ${lastProposal('ad', 'a')} where a.id = any(${[...ids]}::uuid[])`,
  )
  return new Map(found.map(({ id, print }) => [id, print]))
}
