import type { AdFormat } from '@ostrov/shared/ad-imports/rules'
import { IMPORTED_A_DAY } from '@ostrov/shared/ad-imports/rules'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import { statusOf } from '../ads/ad-status'
import { lastProposal } from '../moderation/moderated-sql'
import { isOnShow, workplacesOf } from '../organizations/organization-sql'
import type { Sourced } from './plan-ads'

/** More than files of five months could bring in. */
const MOST = 20_000

/** The ads that a person's files of a format have brought, as their author wrote them last. */
export function sourcedAds(em: Em, author_id: string, format: AdFormat, now: Date) {
  return rows<Sourced>(
    em,
    sql`select s.ad_id, s.external_id, s.said, s.photos, a.section, ${statusOf(now)} as status, a.archived_as,
          coalesce(v.proposed ->> 'title', a.title) as title
        from ad_source s join ad a on a.id = s.ad_id ${lastProposal('ad', 'a')}
        where s.author_id = ${author_id} and s.external_id like ${`${format}:%`} order by s.external_id limit ${sql.lit(MOST)}`,
  )
}

/** What of them decides whether a file may still be applied as it was shown. */
export const versionOfSources = (sourced: readonly Sourced[]) =>
  Bun.hash(JSON.stringify(sourced.map(({ ad_id, status, said, photos }) => [ad_id, status, said, photos]))).toString(36)

/** How many new ads a person's files may still bring today. */
export async function roomFor(em: Em, author_id: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS)
  const found = await row<{ count: number; works: boolean }>(
    em,
    sql`select (select count(*)::int from ad_source s where s.author_id = ${author_id} and s.created_at > ${since}) as count,
          exists (select from organization o where o.id = any(${workplacesOf(author_id)}) and ${isOnShow}) as works`,
  )
  const most = found?.works ? IMPORTED_A_DAY.organization : IMPORTED_A_DAY.person
  return Math.max(0, most - (found?.count ?? 0))
}

/** Two files of one person, and an ad that they write meanwhile, come one after the other. Call inside a transaction. */
export async function lockAuthor(em: Em, author_id: string): Promise<void> {
  await takeLock(em, `ads:${author_id}`)
}
