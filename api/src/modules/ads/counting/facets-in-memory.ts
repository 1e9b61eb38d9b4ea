import { AD_LISTS, filtersOf, REGION } from '@ostrov/shared/ads/lists'
import { SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import { readRange } from '@ostrov/shared/lists/range'
import { type AnyQuery, type Filter, valuesOf } from '@ostrov/shared/lists/table'
import { tableOf } from '@ostrov/shared/wire/names'
import type { Source } from '../../../db/list'
import { matching } from '../../../db/list-conditions'
import type { Em } from '../../../db/orm'
import { rows, sql, variedRows } from '../../../db/sql'
import { parentsOf } from '../../catalogues/branch-counts'
import { leavesUnder } from '../../catalogues/leaves-under'
import type { AdStore } from './ad-store'
import { emptyRows } from './column-store'
import { countFacets, countShown, type Demand, type Facet, MOST_DEMANDS, rowsMeeting } from './facet-counts'

/** Which filters of a section memory answers. */
const KEPT = tableOf(SECTION_NAMES, (section) => new Set(emptyRows(section).columns.keys()))
/** So many are found by their numbers sooner than along an index. */
const FEW = 2000
/** What is demanded of the database alone. */
const BEYOND = ''

type Asked = {
  asked: AnyQuery
  source: Pick<Source, 'from' | 'where' | 'conditions'>
  values: Readonly<Record<string, readonly string[]>>
  now: Date
}

/**
 * The same as `readFacets`, from memory; null while there is none. What memory does not know, as words that are looked for, the
 * database tells by the numbers of the ads.
 */
export async function facetsInMemory(
  em: Em,
  kept: AdStore,
  section: SectionName,
  { asked, source, values, now }: Asked,
) {
  if (!kept.isReady()) return null
  const { filters } = AD_LISTS[section]
  const [towns, beyond] = await Promise.all([townsOf(em), numbersBeyond(em, section, asked, source)])
  const demands = new Map<string, Demand>(beyond && [[BEYOND, { numbers: beyond }]])
  const facets: Facet[] = []
  for (const name of KEPT[section]) {
    const filter = filters[name]
    if (!filter) continue
    const demand = await demandOf(em, name, { filter, asked, towns })
    if (demand) demands.set(name, demand)
    if (filter.kind !== 'flag')
      facets.push({ ...facetOf(section, name, filter, values), chosen: chosenOf(name, asked, towns) })
  }
  if (demands.size > MOST_DEMANDS) return null
  const found = await kept.rowsOf(section)
  if (!found) return null
  const counts = countFacets(found, { demands, facets, now: now.getTime(), rowOf: kept.rowOf })
  const ofTowns = Object.entries(counts[REGION] ?? {}).flatMap(([id, count]): [string, number][] => {
    const slug = towns.slugOf.get(id)
    return slug === undefined ? [] : [[slug, count]]
  })
  return { ...counts, [REGION]: Object.fromEntries(ofTowns) }
}

/** How many ads meet a query, and which they are where they are few. */
export type Matches = { total: number; numbers: number[] | null }

/**
 * What meets the whole query, from memory: of a large section the database would look through all of it for a few. Null of one
 * that has fewer than `least` rows, and where memory does not know all that is asked, or is not there.
 */
export async function matchesInMemory(
  em: Em,
  kept: AdStore,
  section: SectionName,
  { asked, source, now, least }: Omit<Asked, 'values'> & { least: number },
): Promise<Matches | null> {
  if (!kept.isReady() || beyondOf(section, asked, source)) return null
  const towns = await townsOf(em)
  const demands = new Map<string, Demand>()
  for (const name of KEPT[section]) {
    const filter = AD_LISTS[section].filters[name]
    const demand = filter && (await demandOf(em, name, { filter, asked, towns }))
    if (demand) demands.set(name, demand)
  }
  const found = demands.size > MOST_DEMANDS ? null : await kept.rowsOf(section)
  if (!found || found.size < least) return null
  if (demands.size === 0) return { total: countShown(found, now.getTime()), numbers: null }
  const which = rowsMeeting(found, { demands, now: now.getTime(), rowOf: kept.rowOf })
  const numbers = which.length > FEW ? null : Array.from(which, (row) => found.numbers[row] ?? 0)
  return { total: which.length, numbers }
}

type Towns = { idOf: ReadonlyMap<string, string>; slugOf: ReadonlyMap<string, string> }

async function townsOf(em: Em): Promise<Towns> {
  const towns = await rows<{ id: string; slug: string }>(em, sql`select id, slug from city`)
  return {
    idOf: new Map(towns.map(({ id, slug }) => [slug, id])),
    slugOf: new Map(towns.map(({ id, slug }) => [id, slug])),
  }
}

/** What is asked that memory knows nothing of. */
function beyondOf(section: SectionName, asked: AnyQuery, { conditions }: Pick<Source, 'conditions'>) {
  const others = Object.fromEntries(Object.entries(asked).filter(([name]) => !KEPT[section].has(name)))
  return matching(AD_LISTS[section], others, conditions)
}

/** The ads that meet what memory knows nothing of; null where nothing of it is asked. */
async function numbersBeyond(
  em: Em,
  section: SectionName,
  asked: AnyQuery,
  { from, where, conditions }: Asked['source'],
) {
  const demanded = beyondOf(section, asked, { conditions })
  if (!demanded) return null
  const [found] = await variedRows<{ numbers: string | null }>(
    em,
    sql`select string_agg(a.number::text, ',') as numbers from ${from} where ${where} and ${demanded}`,
  )
  return found?.numbers?.split(',').map(Number) ?? []
}

type Chosen = { filter: Filter; asked: AnyQuery; towns: Towns }

/** What a filter that memory answers demands; null where it is not asked. */
async function demandOf(em: Em, name: string, { filter, asked, towns }: Chosen): Promise<Demand | null> {
  const value = asked[name]
  if (value === undefined || value === '' || value === false) return null
  if (filter.kind === 'range') {
    const range = readRange(value, filter)
    return range && (range.from ?? range.to) !== undefined ? { range } : null
  }
  if (filter.kind === 'flag') return { words: ['true'] }
  if (name === REGION) return { words: chosenOf(name, asked, towns) }
  if (!('of' in filter)) return { words: valuesOf(value) }
  const words = (await Promise.all(valuesOf(value).map((slug) => leavesUnder(em, slug)))).flat()
  const around = filter.kind === 'many' ? filter.within : undefined
  if (around === undefined || !asked[around]) return { words }
  const parentOf = await parentsOf(em)
  return { words, beside: { name: around, around: valuesOf(value).flatMap((slug) => parentOf(slug) ?? []) } }
}

function facetOf(section: SectionName, name: string, filter: Filter, values: Asked['values']) {
  const inside = filtersOf(section).flatMap(({ parameter, filter: other }) =>
    'within' in other && other.within === name ? [parameter] : [],
  )
  const known = values[name] ?? ('options' in filter ? Object.keys(filter.options) : null)
  return { name, known, without: [name, ...inside] }
}

function chosenOf(name: string, asked: AnyQuery, { idOf }: Towns): string[] {
  const chosen = valuesOf(asked[name])
  return name === REGION ? chosen.flatMap((slug) => idOf.get(slug) ?? []) : chosen
}
