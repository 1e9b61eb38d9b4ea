import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** What is rated: a restaurant, one of its dishes, or an organization. */
export type Rated = { restaurant_id: string; product_id: string | null } | { organization_id: string }
/** The same as a row of `review` has it. */
export type Subject = { restaurant_id: string | null; product_id: string | null; organization_id: string | null }

export function ratedIn({ restaurant_id, product_id, organization_id }: Subject): Rated {
  if (organization_id !== null) return { organization_id }
  if (restaurant_id === null) throw new Error('A review is of a restaurant or of an organization.')
  return { restaurant_id, product_id }
}

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

function ratedOf(subject: Rated) {
  if ('organization_id' in subject) {
    const { organization_id: id } = subject
    return { table: sql`organization`, id, reviews: sql`organization_id = ${id} and organization_id is not null` }
  }
  const { restaurant_id, product_id } = subject
  return product_id === null
    ? {
        table: sql`restaurant`,
        id: restaurant_id,
        reviews: sql`restaurant_id = ${restaurant_id} and product_id is null`,
      }
    : { table: sql`product`, id: product_id, reviews: sql`product_id = ${product_id} and product_id is not null` }
}
