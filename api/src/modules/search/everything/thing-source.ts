import {
  type Answered,
  answeredBy,
  isUnknown,
  type KnownTerm,
  type Score,
  scoreOf,
  wordsFor,
} from '@ostrov/shared/search/score'
import type { ThingKind } from '@ostrov/shared/search/things'
import { wordsOf, wordsOfName } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { type Sql, sql, variedRows } from '../../../db/sql'
import { type Class, type Classes, keyOf } from './classes'

/** A table whose rows the portal's search finds by `words`, and by the classes they are of. */
export type ThingSource = {
  from: Sql
  /** What a row is called by in its address. */
  key: Sql
  /** One of `THINGS`. */
  kind: Sql
  /** What it is called. */
  name: Sql
  /** What is said of it besides, first what says most. */
  lead?: Sql
  more?: Sql
  words: Sql
  city_id: Sql
  /** The classes of a row by their kind, as rows say them. */
  classes: readonly { of: Class['of']; key: Sql }[]
  /** The newest rows of a class, as `select key`. */
  ofClass: (called: Class, now: Date) => Sql
  /** What everybody may see. */
  isShown: (now: Date) => Sql
}

/** A row that may be what was meant. */
type ThingCandidate = { kind: ThingKind; key: string; name: string }
type Row = ThingCandidate & { lead: string; more: string; town: string; classes: string }

/** Who asks: the query's terms, the towns they name, the classes they call. */
type ThingsAsked = { terms: readonly KnownTerm[]; towns: readonly string[]; called: readonly Class[] }

/** Rows that hold a word of every term; of a town named, those that hold any of the others; of each term alone, some. */
export const WHOLE = 400
const [OF_TOWN, OF_TERM, OF_CLASSES] = [200, 120, 8]
const [NAME, LEAD, MORE, TOWN] = [1, 0.9, 0.8, 0.5]

/** The candidates of a source, each with how well it answers. */
export async function findThings(
  em: Em,
  source: ThingSource,
  asked: ThingsAsked,
  { byKey }: Classes,
  now: Date,
): Promise<(ThingCandidate & { score: Score })[]> {
  const ways = waysTo(source, asked, now)
  if (!ways) return []
  const classKeys = sql.join(source.classes.map(({ of, key }) => sql`${`${of}:`} || ${key}`))
  const found = await variedRows<Row>(
    em,
    sql<Row>`with whole as materialized (${ways.whole}),
          near as materialized (${sql.join([sql`select key from whole`, ...ways.others], sql` union `)})
        select ${source.kind} as kind, near.key::text as key, ${source.name} as name, ${source.lead ?? sql`''`} as lead,
          ${source.more ?? sql`''`} as more, coalesce(c.name, '') as town, concat_ws(' ', ${classKeys}) as classes
        from near join ${source.from} on ${source.key} = near.key left join city c on c.id = ${source.city_id}`,
  )
  const answered = answersOfClasses(asked.terms, byKey)
  const all = source.classes.map(({ of }) => answered(keyOf(of, '')))
  return found.map(({ kind, key, name, lead, more, town, classes }) => {
    const fields = [
      { words: wordsOfName(name), weight: NAME },
      ...(lead ? [{ words: wordsOf(lead), weight: LEAD }] : []),
      ...(more ? [{ words: wordsOf(more), weight: MORE }] : []),
      { words: wordsOfName(town), weight: TOWN },
    ]
    return { kind, key, name, score: scoreOf(asked.terms, fields, [...all, ...classes.split(' ').map(answered)]) }
  })
}

/** What things of a class answer by being of it; many are of one. */
function answersOfClasses(terms: readonly KnownTerm[], byKey: Classes['byKey']) {
  const known = new Map<string, Answered>()
  return (key: string): Answered => {
    const found =
      known.get(key) ??
      answeredBy(
        terms,
        (byKey.get(key) ?? []).flatMap(({ fields }) => fields),
      )
    known.set(key, found)
    return found
  }
}

/** What answers all words, as `whole`, and where else to look. */
function waysTo(source: ThingSource, { terms, towns, called }: ThingsAsked, now: Date) {
  const byWord = terms
    .filter((term) => !isUnknown(term))
    .map((term) => ({ term, where: sql`${source.words} && ${wordsFor(term)}::text[]` }))
  if (byWord.length === 0) return null
  const asked = byWord.map(({ where }) => where)
  // Where very many answer all words, what answers some is no better: PostgreSQL does not begin to look for it.
  const isWholeFew = sql`(select count(*) from whole) < ${sql.lit(WHOLE)}`
  const near = (where: Sql, most: number) =>
    sql`(select ${source.key} as key from ${source.from} where ${where} and ${source.isShown(now)} limit ${sql.lit(most)})`
  const own = called.filter(({ of }) => source.classes.some((one) => one.of === of)).slice(0, OF_CLASSES)
  // What a class says already need not stand in the row's own words.
  const unsaid = byWord.filter(
    ({ term }) => !own.some(({ means }) => means.flat().some((word) => term.words.has(word))),
  )
  const isBeside = own.length > 0 && unsaid.length > 0 && unsaid.length < byWord.length
  const rest = sql.join(
    unsaid.map(({ where }) => where),
    sql` and `,
  )
  const ofTown = sql`${source.city_id} = any(${towns}::uuid[]) and (${sql.join(asked, sql` or `)})`
  const others = [
    ...(isBeside ? [near(sql`${isWholeFew} and ${rest}`, OF_TOWN)] : []),
    // Of no town there is nothing, which the database would find out by reading all that hold any of the words.
    ...(towns.length > 0 ? [near(ofTown, OF_TOWN)] : []),
    ...(asked.length > 1 ? asked.map((where) => near(sql`${isWholeFew} and ${where}`, OF_TERM)) : []),
    ...own.map((one) => source.ofClass(one, now)),
  ]
  return { whole: near(sql.join(asked, sql` and `), WHOLE), others }
}
