import { isUnknown, type KnownTerm, wordsFor } from '@ostrov/shared/search/score'
import { THINGS, type ThingKind } from '@ostrov/shared/search/things'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { type Scored, scored } from './best'

type Sql = ReturnType<typeof sql>

/** A table whose rows the portal's search finds by `words`. */
export type ThingSource = {
  from: Sql
  /** What a row is called by in its address. */
  key: Sql
  /** One of `THINGS`. */
  kind: Sql
  title: Sql
  /** What is said of it besides. */
  more?: Sql
  words: Sql
  city_id: Sql
  /** What everybody may see. */
  isShown: (now: Date) => Sql
}

/** A row that may be what was meant. */
export type ThingCandidate = { kind: ThingKind; key: string; title: string; more: string; town: string }

/** Rows that hold a word of every term; of a town named, those that hold any of the others; of each term alone, some. */
export const WHOLE = 1000
const [OF_TOWN, OF_TERM] = [300, 200]
const TITLE = 1
const MORE = 0.8
const TOWN = 0.5
/** What is said of all things of a kind says little of one. */
const SAID = 0.4

/** The candidates of a source, each with how well it answers. */
export async function findThings(
  em: Em,
  source: ThingSource,
  { terms, towns }: { terms: readonly KnownTerm[]; towns: readonly string[] },
  now: Date,
): Promise<Scored<ThingCandidate>[]> {
  const asked = terms
    .filter((term) => !isUnknown(term))
    .map((term) => sql`${source.words} && ${wordsFor(term)}::text[]`)
  if (asked.length === 0) return []
  const near = (where: Sql, most: number) =>
    sql`(select ${source.key} as key from ${source.from} where ${where} and ${source.isShown(now)} limit ${sql.lit(most)})`
  const ofTown = sql`${source.city_id} = any(${towns}::uuid[]) and (${sql.join(asked, sql` or `)})`
  const ways = [
    near(sql.join(asked, sql` and `), WHOLE),
    ...(asked.length > 1 || towns.length > 0 ? [near(ofTown, OF_TOWN)] : []),
    ...(asked.length > 1 ? asked.map((where) => near(where, OF_TERM)) : []),
  ]
  const found = await rows<ThingCandidate>(
    em,
    sql`with near as materialized (${sql.join(ways, sql` union `)})
        select ${source.kind} as kind, near.key::text as key, ${source.title} as title, ${source.more ?? sql`''`} as more, coalesce(c.name, '') as town
        from near join ${source.from} on ${source.key} = near.key left join city c on c.id = ${source.city_id}`,
  )
  return scored(terms, found, ({ kind, title, more, town }) => [
    { words: wordsOf(title), weight: TITLE },
    { words: wordsOf(more), weight: MORE },
    { words: wordsOf(town), weight: TOWN },
    { words: wordsOf(THINGS[kind].said), weight: SAID },
  ])
}
