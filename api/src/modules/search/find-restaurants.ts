import { type KnownTerm, scoreOf, wordsFor } from '@ostrov/shared/search/score'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { best, type Candidate, type Category, type Scored } from './find-products'

type Place = {
  id: string
  title: string
  cuisine_type: string
  description: string
  kitchens: string
  town: string
  rating: number
}

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

export type Near = { kitchens: readonly string[]; towns: readonly string[]; categories: readonly Category[] }

/** Restaurants by name, kitchen, town and what they say of themselves, then those that sell what was found. */
export async function bestRestaurants(
  em: Em,
  terms: readonly KnownTerm[],
  { kitchens, towns, categories }: Near,
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
        select r.id, r.title, coalesce(r.general_info ->> 'cuisine_type', '') as cuisine_type, r.description, r.rating::float8 as rating,
          town.name as town, coalesce((select string_agg(k.name || ' ' || k.slug, ' ') from restaurant_cuisine rc
            join cuisine k on k.id = rc.cuisine_id where rc.restaurant_id = r.id), '') as kitchens
        from near join restaurant r on r.id = near.id and r.moderation_status = 'approved' join city town on town.id = r.city_id`,
  )
  const scored = found.map((one) => ({
    ...one,
    score: scoreOf(terms, [
      { words: wordsOf(one.title), weight: TITLE },
      { words: wordsOf(one.kitchens), weight: KITCHEN },
      { words: wordsOf(one.cuisine_type), weight: CUISINE_TYPE },
      { words: wordsOf(one.description), weight: DESCRIPTION },
      { words: wordsOf(one.town), weight: TOWN },
      ...categories.flatMap((own) =>
        own.restaurant_id === one.id ? [{ words: wordsOf(own.label), weight: LABEL }] : [],
      ),
      ...dishes.flatMap((own) => (own.restaurant_id === one.id ? [{ words: wordsOf(own.name), weight: SOLD }] : [])),
    ]),
  }))
  return best(scored.filter(({ score }) => score.matched > 0))
}
