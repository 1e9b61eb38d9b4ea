import { AD_LISTS, filtersOf, mostOf, REGION } from '@ostrov/shared/ads/lists'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import { QUERY } from '@ostrov/shared/lists/address'
import { WINDOW } from '@ostrov/shared/lists/near'
import { type AnyQuery, valuesOf } from '@ostrov/shared/lists/table'
import { keptWithin } from '@ostrov/shared/lists/within'
import { tableOf } from '@ostrov/shared/wire/names'
import { readFacets } from '../../../db/facets'
import { readAnyList, type Source } from '../../../db/list'
import { type Condition, matching, type Several } from '../../../db/list-conditions'
import type { Em } from '../../../db/orm'
import { rows, type Sql, sql } from '../../../db/sql'
import { parentsOf, slugsInTree, withBranches } from '../../catalogues/branch-counts'
import { leavesUnder } from '../../catalogues/leaves-under'
import { isShown } from '../ad-status'
import type { AdStore } from '../counting/ad-store'
import { countShown } from '../counting/facet-counts'
import { facetsInMemory, matchesInMemory } from '../counting/facets-in-memory'
import { type CardRow, cardColumns, cardsOf } from './ad-cards'
import { saying } from './saying'

/** Beyond every price: who names none comes last. */
const NO_PRICE = 2_147_483_647
/** What a section of fewer rows lists is found along its index soon enough. */
const LARGE = 20_000
/** So many of a section are shown where all sections are. */
const FRESH = 4

/** A page of what a section shows; of a section of `least` rows or more memory tells how many there are, and which where they are few. */
export async function listAds(
  em: Em,
  { kept, least = LARGE }: { kept: AdStore | null; least?: number },
  section: SectionName,
  query: AnyQuery,
  now: Date,
) {
  const asked = await askedOf(em, section, query)
  const source = await sourceOf(em, section, asked, now)
  const matches = kept && (await matchesInMemory(em, kept, section, { asked, source, now, least }))
  const where = matches?.numbers ? sql`${source.where} and a.number = any(${matches.numbers}::int[])` : source.where
  const list = await readAnyList<CardRow>(em, AD_LISTS[section], asked, { ...source, where, known: matches?.total })
  return { ...list, items: await cardsOf(em, list.items) }
}

/** Under all the other filters: how many ads each choice leaves; from memory where `kept` has them. */
export async function adFacets(em: Em, kept: AdStore | null, section: SectionName, query: AnyQuery, now: Date) {
  const asked = await askedOf(em, section, query)
  const trees = await treesOf(em, section)
  const source = await sourceOf(em, section, asked, now)
  const facets: Record<string, Record<string, number>> = (kept &&
    (await facetsInMemory(em, kept, section, { asked, source, values: trees, now }))) ??
  (await readFacets(em, AD_LISTS[section], asked, source, trees))
  const whole = Object.keys(trees).map(async (name) => [name, await withBranches(em, facets[name] ?? {})] as const)
  return { ...facets, ...Object.fromEntries(await Promise.all(whole)) }
}

/** A model is asked only beside its own mark. */
async function askedOf(em: Em, section: SectionName, query: AnyQuery): Promise<AnyQuery> {
  return keptWithin(AD_LISTS[section], query, await parentsOf(em))
}

/** By filter: every slug of a catalogue that has branches. */
async function treesOf(em: Em, section: SectionName): Promise<Record<string, string[]>> {
  const trees = filtersOf(section).map(async ({ parameter, field: { entry } }) => {
    const slugs = entry ? await slugsInTree(em, entry) : null
    return slugs ? [[parameter, slugs] as const] : []
  })
  return Object.fromEntries((await Promise.all(trees)).flat())
}

/** How many ads each section shows. */
export async function countSections(em: Em, kept: AdStore, now: Date): Promise<Record<SectionName, number>> {
  const all = await Promise.all(SECTION_NAMES.map(async (name) => [name, await kept.rowsOf(name)] as const))
  const shown = new Map(all.flatMap(([name, found]) => (found ? [[name, countShown(found, now.getTime())]] : [])))
  if (shown.size === SECTION_NAMES.length) return tableOf(SECTION_NAMES, (name) => shown.get(name) ?? 0)
  const counted = await rows<{ section: SectionName; total: number }>(
    em,
    sql`select a.section, count(*)::int as total from ad a where ${isShown(now)} group by a.section`,
  )
  return tableOf(SECTION_NAMES, (name) => counted.find(({ section }) => section === name)?.total ?? 0)
}

/** The newest few of each section. */
export async function freshAds(em: Em, now: Date): Promise<Record<SectionName, AdCardWire[]>> {
  const ofSection = (section: SectionName) =>
    sql`(select ${cardColumns(section)} from ad a join city c on c.id = a.city_id
        where a.section = ${sql.lit(section)} and ${isShown(now)}
        order by a.published_at desc, a.number desc limit ${FRESH})`
  const cards = await cardsOf(em, await rows<CardRow>(em, sql.join(SECTION_NAMES.map(ofSection), sql` union all `)))
  return tableOf(SECTION_NAMES, (name) => cards.filter(({ section }) => section === name))
}

/** What the page at this address lists of a section, as a condition of ads `a`: for statements whose text varies. */
export async function adsMatching(em: Em, section: SectionName, query: AnyQuery, now: Date) {
  const { where, conditions } = await sourceOf(em, section, query, now)
  const filters = matching(AD_LISTS[section], query, conditions)
  return filters ? sql`${where} and ${filters}` : where
}

async function sourceOf(em: Em, section: SectionName, query: AnyQuery, now: Date): Promise<Source> {
  return {
    select: cardColumns(section),
    from: sql`ad a`,
    joined: sql`join city c on c.id = a.city_id`,
    key: sql`a.number`,
    place: sql`a.shown_point`,
    where: sql`a.section = ${sql.lit(section)} and ${isShown(now)}`,
    conditions: await conditionsOf(em, section, query),
    orders: {
      '-published_at': { by: [sql`a.published_at`, sql`a.number`], falling: true },
      price: { by: [sql`coalesce(a.price, ${sql.lit(NO_PRICE)})`, sql`a.number`] },
      '-price': { by: [sql`coalesce(a.price, 0)`, sql`a.number`], falling: true },
    },
  }
}

async function conditionsOf(em: Em, section: SectionName, query: AnyQuery): Promise<Record<string, Condition>> {
  const own = filtersOf(section).map(async ({ parameter, column, field, filter }): Promise<[string, Condition]> => {
    const asked = sql.ref(`a.${column}`)
    if (field.entry) {
      const condition = await entriesUnder(em, asked, query[parameter])
      if (!('within' in filter && filter.within) || !field.within || !query[filter.within])
        return [parameter, condition]
      return [parameter, besideOthers(condition, field.within, await aroundOf(em, query[parameter]))]
    }
    const most = mostOf(field)
    if (most !== null)
      return [parameter, sql`(case when ${asked} > ${sql.lit(most)} then ${sql.lit(most)} else ${asked} end)::text`]
    return [parameter, field.kind === 'text' ? (value) => sql`lower(${asked}) = lower(${value})` : asked]
  })
  const said = await saying(em, section, valuesOf(query[QUERY]).join(' '))
  return {
    [QUERY]: () => said,
    [REGION]: {
      asks: (slugs) =>
        sql`a.city_id = any(array(select t.id from city t where t.slug = any(${valuesOf(slugs)}::text[])))`,
      each: sql`select t.slug from city t where t.id = a.city_id`,
    },
    [WINDOW]: sql`a.shown_point`,
    ...Object.fromEntries(await Promise.all(own)),
  }
}

/** A branch means every leaf under it. */
async function entriesUnder(em: Em, column: Sql, value: AnyQuery[string]): Promise<Several> {
  const leaves = (await Promise.all(valuesOf(value).map((slug) => leavesUnder(em, slug)))).flat()
  return { asks: () => sql`${column} = any(${leaves}::text[])`, each: sql`select ${column}` }
}

/** What the entries stand in. */
async function aroundOf(em: Em, value: AnyQuery[string]): Promise<string[]> {
  const parentOf = await parentsOf(em)
  return [...new Set(valuesOf(value).flatMap((slug) => parentOf(slug) ?? []))]
}

/** A chosen model narrows its own mark alone: all of another mark that is chosen stays. */
function besideOthers({ asks, each }: Several, within: string, around: string[]): Several {
  const others = sql`${sql.ref(`a.${within}`)} <> all(${around}::text[])`
  return { asks: (value) => sql`(${asks(value)} or ${others})`, each }
}
