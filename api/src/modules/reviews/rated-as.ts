import { valuesOf } from '@ostrov/shared/lists/table'
import { type Sql, sql } from '../../db/sql'

/** The ratings that each choice of stars means. */
export const RATINGS: Readonly<Record<string, readonly number[]>> = {
  five: [5],
  four: [4, 4.5],
  three: [3, 3.5],
  two: [2, 2.5],
  one: [1, 1.5],
}

/** That a rating is one of these. */
export const rated = (rating: Sql, among: readonly number[]) =>
  sql`${rating} in (${sql.join(among.map((one) => sql.lit(one)))})`

/** That it is one of those that the chosen stars mean. */
export const ratedAs = (rating: Sql) => (stars: string) =>
  rated(
    rating,
    valuesOf(stars).flatMap((one) => RATINGS[one] ?? []),
  )
