import type { WeightUnit } from '@ostrov/shared/formats/weight'
import { beginningsOf } from '@ostrov/shared/search/forms'
import type { Query } from '@ostrov/shared/search/query'
import type { FoundCategoryWire, FoundProductWire } from '@ostrov/shared/search/schema'
import { isUnknown, type KnownTerm, sizeScore, wordsFor } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { forSale, productColumns, productJoins, sold } from '../../menu/product-sql'
import { best, type Scored, scored } from '../best'
import { type Kind, type OfKinds, ofKinds, wordsOfKinds } from './kinds'

/** Dishes that may be what was meant, with all that tells how well. */
export type Candidate = OfKinds & {
  id: string
  name: string
  restaurant_id: string
  restaurant_title: string
  label: string
  description: string
  weight: number
  weight_unit: WeightUnit
  rating: number
}

const MOST = 20
const NAMES = 40
const NAMES_OF_ONE = 30
const DISHES = 120
const CATEGORIES = 200
const DISHES_OF_CATEGORY = 8

const candidate = sql`p.id, p.name, p.restaurant_id, r.title as restaurant_title, c.label, p.description, p.weight::float8 as weight, p.weight_unit,
  p.rating::float8 as rating, ${ofKinds}`
const joins = sql`join product_category c on c.id = p.category_id join restaurant r on r.id = p.restaurant_id`

/** Dishes by their names: those that hold a word of every term, and of each term the shortest. */
export function dishesNamed(em: Em, terms: readonly KnownTerm[]): Promise<Candidate[]> {
  const asked = terms.filter((term) => !isUnknown(term)).map((term) => sql`words && ${wordsFor(term)}::text[]`)
  if (asked.length === 0) return Promise.resolve([])
  const named = (where: ReturnType<typeof sql>, most: number) =>
    sql`(select name from product_name where ${where} order by length(name), name limit ${sql.lit(most)})`
  const all = named(sql.join(asked, sql` and `), NAMES)
  const each = asked.length > 1 ? asked.map((where) => named(where, NAMES_OF_ONE)) : []
  // There are as many texts of it as a query may have terms, so each is worth keeping.
  return rows<Candidate>(
    em,
    // The more names there are, the fewer dishes of each: a list of twenty that are called the same helps nobody.
    sql`with named as materialized (${sql.join([all, ...each], sql` union `)})
        select found.* from named cross join lateral (
          select ${candidate} from product p ${joins} where p.name = named.name and ${forSale}
          order by p.rating desc, p.id limit (select greatest(2, ${sql.lit(DISHES)} / count(*)) from named)) found`,
  )
}

export type Category = FoundCategoryWire & { rating: number }

/** Sections of menus by what they are called, those of the best restaurants first. */
export function categoriesNamed(em: Em, terms: readonly KnownTerm[]): Promise<Category[]> {
  const words = terms.flatMap(wordsFor)
  if (words.length === 0) return Promise.resolve([])
  return rows<Category>(
    em,
    sql`with near as materialized (select c.id, c.label, c.restaurant_id from product_category c
          where c.words && ${words}::text[] and c.is_active and c.moderation_status = 'approved' limit ${sql.lit(CATEGORIES)})
        select near.id, near.label, near.restaurant_id, r.title as restaurant_title, r.rating::float8 as rating
        from near join restaurant r on r.id = near.restaurant_id and r.moderation_status = 'approved'
        where exists (select from product p where p.category_id = near.id and ${sold})
        order by r.rating desc, near.id`,
  )
}

/** What these sections of menus sell, the popular first. */
export function dishesOfCategories(em: Em, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return Promise.resolve([])
  return rows<Candidate>(
    em,
    sql`select ${candidate} from unnest(${ids}::uuid[]) as asked (id) join product_category own on own.id = asked.id
        cross join lateral (select p.* from product p where p.restaurant_id = own.restaurant_id and p.category_id = own.id
          order by p.is_popular desc, p.rating desc, p.sort, p.id limit ${sql.lit(DISHES_OF_CATEGORY)}) p ${joins} where ${forSale}`,
  )
}

/** Dishes that weigh so much, the best first. */
export function dishesOfSize(em: Em, { sizes }: Query): Promise<Candidate[]> {
  if (sizes.length === 0) return Promise.resolve([])
  return rows<Candidate>(
    em,
    sql`select ${candidate} from unnest(${sizes.map(({ weight }) => weight)}::numeric[], ${sizes.map(({ unit }) => unit)}::text[])
          as asked (weight, unit) cross join lateral (select p.* from product p
          where p.weight = asked.weight and p.weight_unit = asked.unit and ${sold} order by p.rating desc, p.id limit ${sql.lit(MOST)}) p ${joins} where ${forSale}`,
  )
}

/** Dishes whose descriptions hold a word that begins so; a part of them, where the whole would be a country's. */
export function dishesDescribed(em: Em, { terms }: Query): Promise<Candidate[]> {
  const ways = terms.map((term) =>
    term.ways.filter(({ isTyped, words }) => isTyped && words.every((word) => word.length >= 3)),
  )
  if (ways.some((own) => own.length === 0)) return Promise.resolve([])
  const begun = (word: string) =>
    `(${beginningsOf(word)
      .map((beginning) => `${beginning}:*`)
      .join(' | ')})`
  const asked = ways.map((own) => `(${own.map(({ words }) => words.map(begun).join(' & ')).join(' | ')})`).join(' & ')
  return em.transactional(async (tx) => {
    // The limit would make reading the whole table look cheap, which it is not for a rare word.
    await rows(tx, sql`select set_config('enable_seqscan', 'off', true)`)
    return rows<Candidate>(
      tx,
      sql`with near as materialized (select p.* from product p
            where to_tsvector('simple', translate(lower(p.description), 'ё', 'е')) @@ ${asked}::tsquery
              and ${sold} limit 200)
          select ${candidate} from near p ${joins} where ${forSale} order by p.rating desc, p.id limit ${sql.lit(MOST)}`,
    )
  })
}

const CONTEXT = 0.5
const PLACE = 0.3
const LABEL = 0.62
const DESCRIPTION = 0.4

/** Those that answer most of the terms, the best first. */
export function bestDishes(
  { query, terms, kinds }: { query: Query; terms: readonly KnownTerm[]; kinds: readonly Kind[] },
  candidates: readonly Candidate[],
  isDescribed = false,
): Scored<Candidate>[] {
  const known = new Map(candidates.map((one) => [one.id, one]))
  const found = scored(terms, [...known.values()], (one) => [
    { words: wordsOf(one.name), weight: 1 },
    { words: wordsOf(one.label), weight: LABEL },
    { words: wordsAbout(kinds, one), weight: CONTEXT },
    { words: wordsOf(one.restaurant_title), weight: PLACE },
    ...(isDescribed ? [{ words: wordsOf(one.description), weight: DESCRIPTION }] : []),
  ])
  return best(
    found.map(({ score, ...one }) => {
      const value = score.value + sizeScore(query, one.weight, one.weight_unit)
      return { ...one, score: { ...score, value } }
    }),
  )
}

/** What the restaurant of a dish cooks, and where. */
export function wordsAbout(kinds: readonly Kind[], dish: Candidate): string[] {
  const { own, town, kitchens } = wordsOfKinds(kinds, dish)
  return [...own, ...town, ...kitchens]
}

/** Dishes as lists show them, in the order of their ids. */
export function readFound(em: Em, ids: readonly string[]): Promise<FoundProductWire[]> {
  if (ids.length === 0) return Promise.resolve([])
  return rows<FoundProductWire>(
    em,
    sql`select ${productColumns}, r.title as restaurant_title from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
        join product p on p.id = asked.id join product_category c on c.id = p.category_id
        join restaurant r on r.id = p.restaurant_id ${productJoins} order by asked.place`,
  )
}
