import type { Point } from '@ostrov/shared/geo/shapes'
import { sql } from '../../db/sql'

/** PostgreSQL's point, to a centimetre: with finer fractions its arithmetic may underflow, which it takes for an error. */
export function pointSql({ coordinates: [lon, lat] }: Point) {
  return sql`point(${toCentimetre(lon)}::float8, ${toCentimetre(lat)}::float8)`
}

/** Degrees to seven places. */
export function toCentimetre(degrees: number) {
  return Math.round(degrees * 1e7) / 1e7
}
