import { type KnownTerm, type Score, wordsFor } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { best, type Scored, scored } from '../best'
import type { Candidate, Category } from './find-products'
import { type Kind, type OfKinds, ofKinds, wordsOfKinds } from './kinds'

type Place = OfKinds & { id: string; title: string; description: string; rating: number }

/** So many by their words, and so many of each kitchen and of each town. */
const BY_WORDS = 300
const BY_KIND = 40

const TITLE = 1
const KITCHEN = 0.97
const CUISINE_TYPE = 0.9
const LABEL = 0.72
const DESCRIPTION = 0.66
const TOWN = 0.6
const SOLD = 0.5

/** What of the region the terms named, among all its `kinds`. */
export type Near = {
  kinds: readonly Kind[]
  kitchens: readonly string[]
  towns: readonly string[]
  categories: readonly Category[]
}

/** Restaurants by name, kitchen, town and what they say of themselves, then those that sell what was found. */
export async function bestRestaurants(
  em: Em,
  terms: readonly KnownTerm[],
  { kinds, kitchens, towns, categories }: Near,
  dishes: readonly Scored<Candidate>[],
): Promise<Scored<Place>[]> {
  const named = [...new Set([...categories, ...dishes].map(({ restaurant_id }) => restaurant_id))]
  const found = await rows<Place>(
    em,
    sql`with near as materialized (
          (select r.id from restaurant r where r.words && ${terms.flatMap(wordsFor)}::text[] limit ${sql.lit(BY_WORDS)})
          union select chosen.id from unnest(${kitchens}::text[]) as asked (slug) join cuisine k on k.slug = asked.slug
            cross join lateral (select r.id from restaurant_cuisine rc join restaurant r on r.id = rc.restaurant_id
              where rc.cuisine_id = k.id and r.moderation_status = 'approved' order by r.rating desc, r.id limit ${sql.lit(BY_KIND)}) chosen
          union select chosen.id from unnest(${towns}::uuid[]) as asked (id) cross join lateral (select r.id from restaurant r
            where r.city_id = asked.id and r.moderation_status = 'approved' order by r.rating desc, r.id limit ${sql.lit(BY_KIND)}) chosen
          union select asked.id from unnest(${named}::uuid[]) as asked (id))
        select r.id, r.title, r.description, r.rating::float8 as rating, ${ofKinds}
        from near join restaurant r on r.id = near.id and r.moderation_status = 'approved'`,
  )
  const places = scored(terms, found, (one) => {
    const { own, town, kitchens } = wordsOfKinds(kinds, one)
    const its = ({ restaurant_id }: { restaurant_id: string }) => restaurant_id === one.id
    return [
      { words: wordsOf(one.title), weight: TITLE },
      { words: kitchens, weight: KITCHEN },
      { words: own, weight: CUISINE_TYPE },
      { words: wordsOf(one.description), weight: DESCRIPTION },
      { words: town, weight: TOWN },
      ...categories.filter(its).map(({ label }) => ({ words: wordsOf(label), weight: LABEL })),
      ...dishes.filter(its).map(({ name }) => ({ words: wordsOf(name), weight: SOLD })),
    ]
  })
  return best(places.filter(({ score }) => score.matched > 0))
}

/** Who asks for food and for nothing of it is shown the best rated. */
export async function bestRated(em: Em): Promise<(Rated & { score: Score })[]> {
  const found = await rows<Rated>(
    em,
    sql`select r.id, r.title, r.rating::float8 as rating from restaurant r where r.moderation_status = 'approved'
        order by r.rating desc, r.id limit ${sql.lit(BY_KIND)}`,
  )
  return found.map((one) => ({ ...one, score: { matched: 1, value: SOLD } }))
}
type Rated = { id: string; title: string; rating: number }
