import { mercatorOf } from '@ostrov/shared/geo/mercator'
import type { Position } from '@ostrov/shared/geo/shapes'
import { type MapWindow, readNear, readWindow } from '@ostrov/shared/lists/near'
import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import { type Sql, sql } from './sql'

/** What of a list's source this is about; `order` takes the place of its orders. */
type Placed = { where: Sql; place?: Sql; key?: Sql; order?: unknown; orders?: unknown }
type Nearest = { where: Sql; order: { by: readonly Sql[] }; orders: undefined }

/**
 * The rows that stand somewhere, the nearest first, where the query names a place. The order is that of an index, so a page
 * costs what it and the pages before it hold.
 */
export function nearest<Given extends Placed>(
  table: ListTable,
  query: AnyQuery,
  source: Given,
): Given | (Given & Nearest) {
  const { place, key, where } = source
  const point = table.near ? readNear(query.near) : null
  if (!point || !place || !key) return source
  const order = { by: [sql`${place} <-> ${mapPoint(point)}`, key] }
  return { ...source, where: sql`${where} and ${place} is not null`, order, orders: undefined }
}

/** What lies in a window of the map. */
export function inWindow(place: Sql, text: unknown): Sql {
  const window = readWindow(text)
  return window ? sql`${place} <@ ${boxOf(window)}` : sql`false`
}

function boxOf({ south, west, north, east }: MapWindow): Sql {
  return sql`box(${mapPoint([west, south])}, ${mapPoint([east, north])})`
}

/** A point as maps are drawn; finer fractions may underflow, which PostgreSQL takes for an error. */
export const mapPoint = ([lon, lat]: Position): Sql =>
  sql`point(${fine(lon)}::float8, ${fine(mercatorOf(lat))}::float8)`
const fine = (degrees: number) => Math.round(degrees * 1e7) / 1e7
