import type { HouseWire, MapPieceWire } from '@ostrov/shared/geo/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

/** Degrees: a larger piece is none that anybody looks at house by house. */
const WIDEST = 0.02
const MOST = 500

/**
 * Houses of the gazetteer in a piece of the map, five hundred at most.
 * @throws {Refusal} `request.invalid` for a piece that is empty or too large.
 */
export function housesOfPiece(em: Em, { west, south, east, north }: MapPieceWire): Promise<HouseWire[]> {
  const isSmall = east >= west && north >= south && east - west <= WIDEST && north - south <= WIDEST
  if (!isSmall) throw new Refusal('request.invalid', { errors: { east: 'Слишком большой участок карты' } })
  return rows(
    em,
    sql`select h.house, h.lon, h.lat from house h
        where point(h.lon, h.lat) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
        order by h.id limit ${MOST}`,
  )
}
