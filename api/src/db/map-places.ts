import type { MapPlaceWire, MapWire } from '@ostrov/shared/lists/map-schema'
import type { Em } from './orm'
import { type Sql, sql, variedRows } from './sql'

/** So many px apart two places are not taken for one. */
const APART = 76
/** Of a map of the whole world at zoom 0. */
const WORLD = { px: 256, degrees: 360 }
const MOST = 400

/** A place of an answer, which says in each row how many rows there are in all. */
export type PlaceRow<Place extends MapPlaceWire> = { place: Place; total: number }
type Listed<Place> = {
  from: Sql
  /** Which rows these are: those of the window alone. */
  where: Sql
  /** Where a row stands, as a point of the map. */
  place: Sql
  number: Sql
  /** What else is said of a row that stands alone. */
  told: { [Name in keyof Told<Place>]: Sql }
  /** What of that is said of several as well, from their columns of these names. */
  ofSeveral?: { [Name in keyof Told<Place>]?: Sql }
}
type Told<Place> = Omit<Place, keyof MapPlaceWire>

/** What of a list stands where in a window of the map: as near to one another as the zoom can tell. */
export function readPlaces<Row extends PlaceRow<MapPlaceWire>>(
  em: Em,
  zoom: number,
  { from, where, place, number, told, ofSeveral = {} }: Listed<Row['place']>,
): Promise<Row[]> {
  const side = (WORLD.degrees / (WORLD.px * 2 ** zoom)) * APART
  const columns = Object.entries<Sql>({ number, ...told })
  const several = new Map(Object.entries<Sql | undefined>(ofSeveral))
  const read = columns.map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const said = columns.map(([name]) => {
    const alone = sql`case when count(*) = 1 then min(${sql.ref(name)}) end`
    return sql`${several.get(name) ?? alone} as ${sql.ref(name)}`
  })
  return variedRows<Row>(
    em,
    sql<Row>`select to_json(one) as place, sum(one.count) over ()::int as total
        from (select json_build_object('type', 'Point', 'coordinates', json_build_array(${fine(sql`avg(x)`)}, ${fine(LATITUDE)})) as point,
                count(*)::int as count, ${sql.join(said)}
              from (select (${place})[0] as x, (${place})[1] as y, ${sql.join(read)} from ${from} where ${where}) placed
              group by floor(x / ${side}::float8), floor(y / ${side}::float8)) one
        order by one.count desc, one.number limit ${sql.lit(MOST)}`,
  )
}

/** Such rows as everybody is answered. */
export function mapWire<Place extends MapPlaceWire>(found: readonly PlaceRow<Place>[]): MapWire<Place> {
  return { places: found.map(({ place }) => place), total: found[0]?.total ?? 0 }
}

/** Back from Mercator's projection. */
const LATITUDE = sql`degrees(2 * atan(exp(radians(avg(y)))) - pi() / 2)`
const fine = (degrees: Sql) => sql`round((${degrees})::numeric, 6)::float8`
