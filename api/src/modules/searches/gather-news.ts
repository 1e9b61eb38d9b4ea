import type { SectionName } from '@ostrov/shared/ads/sections'
import { channelsOf, USUAL_NOTICES } from '@ostrov/shared/notices/rules'
import type { SearchPace } from '@ostrov/shared/searches/rules'
import type { Em } from '../../db/orm'
import { addJob, addJobs, type FoundAds, type Jobs, newJob } from '../../db/queue'
import { changed, row, rows, sql, variedRows } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { adsMatching } from '../ads/reading/list-ads'
import { type Reach, reachOf } from '../notifying/notify-customer'
import { queryOf } from './read-searches'

const HOUR_MS = 3_600_000
/** A day's letter, an hour earlier or later. */
const LETTER_EVERY_MS = 20 * HOUR_MS
/** News of one search reach a browser no oftener. */
const PUSH_EVERY_MS = HOUR_MS
/** An ad is seen by others a moment after it says it was published: the next look begins so much earlier. */
const OVERLAP_MS = 10 * 60_000
/** So many of one search are looked through and told at once, and so many of them are named. */
const MOST = 500
const NAMED = 5
/** So many people, or searches, at once: the rest at the next turn. */
const AT_ONCE = 5000

type Due = { id: string; section: SectionName; address: string; pace: SearchPace; told_from: string }
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Everybody who waits for the day's letter is to have it gathered. */
export async function findDaily(em: Em, now: Date): Promise<void> {
  const people = await rows<{ user_id: string }>(
    em,
    sql`select s.user_id from saved_search s where s.pace <> 'never' group by s.user_id
        having coalesce(max(s.mailed_at), '-infinity') <= ${ago(now, LETTER_EVERY_MS)} limit ${sql.lit(AT_ONCE)}`,
  )
  await addJobs(
    em,
    people.map(({ user_id }) =>
      newJob('search.gather', { user_id, search_id: null }, { once: `search.gather:${user_id}` }),
    ),
  )
}

/** Searches that are told at once are to be looked through, where anything has come to their section. */
export async function findAtOnce(em: Em, now: Date): Promise<void> {
  const due = await rows<{ id: string; user_id: string }>(
    em,
    sql`select s.id, s.user_id from saved_search s
        where s.pace = 'at_once' and coalesce(s.pushed_at, '-infinity') <= ${ago(now, PUSH_EVERY_MS)}
          and exists (select from ad a where a.section = s.section and a.moderation_status = 'approved' and a.archived_as is null
            and a.hidden_at is null and a.published_at > s.told_from)
        order by s.pushed_at nulls first limit ${sql.lit(AT_ONCE)}`,
  )
  await addJobs(
    em,
    due.map(({ id, user_id }) => newJob('search.gather', { user_id, search_id: id }, { once: `search.gather:${id}` })),
  )
}

/**
 * Puts together what is new for a person, under one search or all of them, and has it told. Each ad is told once and under the
 * oldest search that finds it; to gather again is harmless.
 */
export async function gatherNews({ orm, now }: Deps, { user_id, search_id }: Jobs['search.gather']): Promise<void> {
  const at = now()
  await orm.em.fork().transactional(async (tx) => {
    const due = await loadDue(tx, { user_id, search_id }, at)
    if (due.length === 0 || !(await isReached(tx, user_id, search_id !== null))) return
    const found: FoundAds[] = []
    for (const search of due) {
      const ads = await newUnder(tx, search, user_id, at)
      if (ads.length > 0)
        found.push({
          search_id: search.id,
          total: ads.length,
          numbers: ads.slice(0, NAMED).map(({ number }) => number),
        })
    }
    const told = sql`${search_id === null ? sql.ref('mailed_at') : sql.ref('pushed_at')} = ${at}`
    await changed(
      tx,
      sql`update saved_search set told_from = greatest(told_from, ${ago(at, OVERLAP_MS)})${found.length > 0 ? sql`, ${told}` : sql``}
          where id = any(${due.map(({ id }) => id)}::uuid[])`,
    )
    if (found.length > 0) await addJob(tx, 'search.tell', { user_id, search_id, found })
  })
}

/** Locks what is to be looked through; nothing where its person has been told of it lately. */
async function loadDue(em: Em, { user_id, search_id }: Jobs['search.gather'], now: Date): Promise<Due[]> {
  const which =
    search_id === null
      ? sql`s.pace <> 'never' and not exists (select from saved_search l where l.user_id = ${user_id} and l.mailed_at > ${ago(now, LETTER_EVERY_MS)})`
      : sql`s.pace = 'at_once' and s.id = ${search_id} and coalesce(s.pushed_at, '-infinity') <= ${ago(now, PUSH_EVERY_MS)}`
  return rows<Due>(
    em,
    sql`select s.id, s.section, s.address, s.pace, s.told_from from saved_search s
        where s.user_id = ${user_id} and ${which} order by s.created_at, s.id for update of s`,
  )
}

/** Whether they can be told that way: what nobody would hear of stays new. */
async function isReached(em: Em, user_id: string, isAtOnce: boolean): Promise<boolean> {
  const found = await row<{ reach: Reach | null }>(
    em,
    sql`select ${reachOf(sql`${user_id}::uuid`)} from (values (1)) one`,
  )
  if (!found?.reach) return false
  const { notices, browsers, mail } = found.reach
  const way = channelsOf({ ...USUAL_NOTICES, ...notices }.searches)
  const isPushed = way.push && browsers.length > 0
  return isAtOnce ? isPushed : isPushed || (way.mail && mail !== null)
}

/** Ads of others that came under a search and of which its person has not heard, the newest first; from now on they have. */
async function newUnder(em: Em, search: Due, user_id: string, now: Date): Promise<{ number: number }[]> {
  const matching = await adsMatching(em, search.section, queryOf(search), now)
  const ads = await variedRows<{ id: string; number: number }>(
    em,
    sql`select a.id, a.number from ad a where ${matching} and a.author_id <> ${user_id} and a.published_at > ${search.told_from}
          and not exists (select from search_told t where t.user_id = ${user_id} and t.ad_id = a.id)
        order by a.published_at desc, a.number desc limit ${sql.lit(MOST)}`,
  )
  if (ads.length === 0) return []
  const told = await rows<{ ad_id: string }>(
    em,
    sql`insert into search_told (user_id, ad_id, created_at)
        select ${user_id}::uuid, ad_id, ${now} from unnest(${ads.map(({ id }) => id)}::uuid[]) ad_id
        on conflict (user_id, ad_id) do nothing returning ad_id`,
  )
  const fresh = new Set(told.map(({ ad_id }) => ad_id))
  return ads.filter(({ id }) => fresh.has(id))
}
