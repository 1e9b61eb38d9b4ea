import { AD_LISTS, filtersOf, REGION } from '@ostrov/shared/ads/lists'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { readAddress, writeAddress } from '@ostrov/shared/lists/address'
import { titleOf } from '@ostrov/shared/lists/chips'
import { type AnyQuery, valuesOf } from '@ostrov/shared/lists/table'
import { savedSearchList } from '@ostrov/shared/searches/lists'
import { NEW_MOST, WEEK_DAYS } from '@ostrov/shared/searches/rules'
import type { SavedSearchWire } from '@ostrov/shared/searches/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, rows, sql, variedRows } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { adsMatching } from '../ads/reading/list-ads'
import { entryNames } from '../catalogues/entry-names'

export type Wanted = { section: SectionName; address: string }
type Row = Omit<SavedSearchWire, 'title' | 'new_count'> & { seen_at: string }

/** What a page’s address looks for, whatever page and order of it were seen. */
export function queryOf({ section, address }: Wanted): AnyQuery {
  const { page, sort, after, before, near, view, ...query }: AnyQuery = readAddress(
    AD_LISTS[section],
    new URLSearchParams(address),
  )
  return query
}

/** The same, spelled as every such address is. @throws {Refusal} `saved_search.nothing_chosen` */
export function addressOf(wanted: Wanted): string {
  const address = writeAddress(AD_LISTS[wanted.section], queryOf(wanted))
  if (address === '') throw new Refusal('saved_search.nothing_chosen')
  return address
}

/** What each is called, in their order: «Автомобили: Toyota, Правый руль». */
export async function titlesOf(em: Em, wanted: readonly Wanted[]): Promise<string[]> {
  const queries = wanted.map(queryOf)
  const slugs = wanted.flatMap(({ section }, at) =>
    filtersOf(section).flatMap(({ parameter, field }) => (field.entry ? valuesOf(queries[at]?.[parameter]) : [])),
  )
  const [entries, towns] = await Promise.all([
    entryNames(em, slugs),
    rows<{ slug: string; name: string }>(
      em,
      sql`select slug, name from city where slug = any(${queries.flatMap((query) => valuesOf(query[REGION]))}::text[])`,
    ),
  ])
  const named = { ...Object.fromEntries(entries), ...Object.fromEntries(towns.map(({ slug, name }) => [slug, name])) }
  return wanted.map(({ section }, at) => {
    const filters = Object.keys(AD_LISTS[section].filters)
    return titleOf(AD_LISTS[section], queries[at] ?? {}, Object.fromEntries(filters.map((name) => [name, named])))
  })
}

/** A person's searches, the newest first, each with how many ads of others came since it was opened. */
export async function listSearches(em: Em, { id }: Pick<Customer, 'id'>, now: Date) {
  const found = await rows<Row>(
    em,
    sql`select s.id, s.section, s.address, s.pace, ${moment('s.created_at')} as created_at, ${moment('s.seen_at')} as seen_at
        from saved_search s where s.user_id = ${id} order by s.created_at desc, s.id desc limit ${sql.lit(savedSearchList.sizes[0])}`,
  )
  if (found.length === 0) return wholeList<SavedSearchWire>(savedSearchList, [])
  const counted = found.map(
    async (search) =>
      sql`(select ${search.id}::text as id, (select count(*)::int from (select from ad a
          where ${await adsMatching(em, search.section, queryOf(search), now)} and a.author_id <> ${id}
            and a.published_at > ${search.seen_at}::timestamptz limit ${sql.lit(NEW_MOST + 1)}) few) as count)`,
  )
  const [titles, counts] = await Promise.all([
    titlesOf(em, found),
    variedRows<{ id: string; count: number }>(em, sql`${sql.join(await Promise.all(counted), sql` union all `)}`),
  ])
  const news = new Map(counts.map((one) => [one.id, one.count]))
  const items = found.map(({ seen_at: _, ...search }, at) => ({
    ...search,
    title: titles[at] ?? '',
    new_count: news.get(search.id) ?? 0,
  }))
  return wholeList<SavedSearchWire>(savedSearchList, items)
}

/** What would be saved, and how often such ads come. @throws {Refusal} `saved_search.nothing_chosen` */
export async function previewSearch(em: Em, { section, address }: Wanted, now: Date) {
  const wanted = { section, address: addressOf({ section, address }) }
  const since = new Date(now.getTime() - WEEK_DAYS * DAY_MS)
  const [[title = ''], [counted]] = await Promise.all([
    titlesOf(em, [wanted]),
    variedRows<{ week: number }>(
      em,
      sql`select count(*)::int as week from ad a
          where ${await adsMatching(em, section, queryOf(wanted), now)} and a.published_at > ${since}`,
    ),
  ])
  return { title, week: counted?.week ?? 0 }
}
