import type { SearchResultWire } from '@ostrov/shared/search/schema'
import { isSpelled } from '@ostrov/shared/search/spelled'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { keyedHash } from '../../sessions/keyed-hash'

/** What was counted is written so often, by one statement. */
const WRITTEN_MS = 10_000
const MOST_WAITING = 500
const RESTAURANTS = 3
const HALF_LIFE_SECONDS = 7 * 24 * 3_600
/** Who asked: fewer, and it may be one person. */
const SEVERAL = 3
const MOST_KEPT = 1_000

type Counting = {
  waiting: Map<string, { added: number; restaurants: string[] }>
  writtenAt: number
}
const countings = new WeakMap<Deps, Counting>()

/** Counts a search that found something and was spelled as what it found; without an address nobody can be told apart. */
export async function countSearch(deps: Deps, em: Em, { text, visitor, found, now }: Counted) {
  const counting = countings.get(deps) ?? { waiting: new Map(), writtenAt: now.getTime() }
  countings.set(deps, counting)
  const query = nameOf(text)
  if (visitor && isWorthCounting(query, found) && (await isNewVisit(deps, visitor, query))) {
    const waiting = counting.waiting.get(query) ?? { added: 0, restaurants: [] }
    waiting.restaurants = found.restaurants.slice(0, RESTAURANTS).map(({ id }) => id)
    waiting.added += 1
    if (counting.waiting.size < MOST_WAITING) counting.waiting.set(query, waiting)
  }
  if (counting.waiting.size === 0 || now.getTime() - counting.writtenAt < WRITTEN_MS) return
  counting.writtenAt = now.getTime()
  const waiting = [...counting.waiting]
  counting.waiting.clear()
  await write(em, waiting, now)
}
type Counted = { text: string; visitor: string | null; found: SearchResultWire; now: Date }

/** One query however it is typed. */
const nameOf = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

function isWorthCounting(query: string, { kitchens, categories, restaurants, products }: SearchResultWire): boolean {
  if (restaurants.length + products.length === 0) return false
  return isSpelled(query, [
    ...kitchens.map(({ name }) => name),
    ...categories.map(({ label }) => label),
    ...restaurants.map(({ title }) => title),
    ...products.map(({ name }) => name),
  ])
}

/**
 * A visitor counts once a day for a query, in all processes together. What is kept of who it was is a mark that every one of 65 536
 * visitors shares with others: whoever finds it, and knows the secret, cannot tell whose it is.
 */
async function isNewVisit(deps: Deps, visitor: string, query: string): Promise<boolean> {
  const said = keyedHash(deps.config.sessionSecret, 'search', `${visitor} ${query}`)
  try {
    await createLimits(deps).consume('searches', `${query} ${said.slice(0, 4)}`)
    return true
  } catch (problem) {
    if (problem instanceof Refusal) return false
    throw problem
  }
}

const weightAt = (now: unknown) =>
  sql`s.weight * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - s.counted_at)) / ${sql.lit(HALF_LIFE_SECONDS)})`

function write(em: Em, waiting: readonly (readonly [string, { added: number; restaurants: string[] }])[], now: Date) {
  const counted = waiting.map(([query, { added, restaurants }]) => ({ query, added, restaurants }))
  return changed(
    em,
    sql`insert into search_count as s (query, weight, restaurants, counted_at)
        select query, added, restaurants, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (query text, added float8, restaurants uuid[]) order by query
        on conflict (query) do update set weight = ${weightAt(now)} + excluded.weight, restaurants = excluded.restaurants,
          counted_at = excluded.counted_at`,
  )
}

/** What several people looked for lately, the most wanted first, and what they found. */
export const oftenSearched = (now: Date, most: number) =>
  sql<{ query: string }>`select s.query, s.restaurants, ${weightAt(now)} as weight from search_count s
      where ${weightAt(now)} >= ${sql.lit(SEVERAL)} order by 3 desc, s.query limit ${sql.lit(most)}`

/** Each hour: what hardly anybody looks for any more, and what is beyond the bound. */
export async function forgetSearches(em: Em, now: Date) {
  await changed(
    em,
    sql`delete from search_count gone using (select s.query, ${weightAt(now)} as weight,
          row_number() over (order by ${weightAt(now)} desc, s.query) as place from search_count s) ranked
        where ranked.query = gone.query and (ranked.weight < 0.5 or ranked.place > ${sql.lit(MOST_KEPT)})`,
  )
}
