import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** What is rated: a restaurant, or one of its dishes. */
export type Rated = { restaurant_id: string; product_id: string | null }

/** Taken before a review is written, so that of two the later one's mean counts both. */
export async function lockRating(em: Em, subject: Rated) {
  const { table, id } = ratedOf(subject)
  await row(em, sql`select from ${table} where id = ${id} for no key update`)
}

/** The mean of what is visible, in the row of what is rated. */
export async function refreshRating(em: Em, subject: Rated) {
  const { table, id, reviews } = ratedOf(subject)
  await changed(
    em,
    sql`update ${table} set rating = mean.rating, reviews_count = mean.count
        from (select coalesce(avg(rating), 0) as rating, count(*)::int as count from review where is_visible and ${reviews}) mean
        where id = ${id}`,
  )
}

function ratedOf({ restaurant_id, product_id }: Rated) {
  return product_id === null
    ? {
        table: sql`restaurant`,
        id: restaurant_id,
        reviews: sql`restaurant_id = ${restaurant_id} and product_id is null`,
      }
    : { table: sql`product`, id: product_id, reviews: sql`product_id = ${product_id} and product_id is not null` }
}
