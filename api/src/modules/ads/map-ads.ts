import type { AdMapWire, MapPlaceWire } from '@ostrov/shared/ads/map-schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { latitudeOf } from '@ostrov/shared/geo/mercator'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import type { Em } from '../../db/orm'
import { sql, variedRows } from '../../db/sql'
import { adsMatching } from './list-ads'

/** So many px apart two places are not taken for one. */
const APART = 76
/** Of a map of the whole world at zoom 0. */
const WORLD = { px: 256, degrees: 360 }
const MOST = 400

type Row = Omit<MapPlaceWire, 'point'> & { lon: number; stretched: number; total: number }

/** What of a section stands where in a window of the map, under the filters of its list: as near to one another as that zoom can tell. */
export async function mapAds(em: Em, section: SectionName, query: AnyQuery, now: Date): Promise<AdMapWire> {
  const { zoom, ...filters } = query
  const side = (WORLD.degrees / (WORLD.px * 2 ** Number(zoom))) * APART
  const found = await variedRows<Row>(
    em,
    sql<Row>`select count(*)::int as count, avg(x) as lon, avg(y) as stretched, sum(count(*)) over ()::int as total,
          case when count(*) = 1 then min(number) end as number, case when count(*) = 1 then min(price) end as price
        from (select a.shown_point[0] as x, a.shown_point[1] as y, a.number, a.price
              from ad a where ${await adsMatching(em, section, filters, now)}) placed
        group by floor(x / ${side}::float8), floor(y / ${side}::float8)
        order by count desc, number limit ${sql.lit(MOST)}`,
  )
  return { places: found.map(placeOf), total: found[0]?.total ?? 0 }
}

const placeOf = ({ lon, stretched, total: _, ...place }: Row): MapPlaceWire => ({
  ...place,
  point: { type: 'Point', coordinates: [fine(lon), fine(latitudeOf(stretched))] },
})

const fine = (degrees: number) => Math.round(degrees * 1e6) / 1e6
