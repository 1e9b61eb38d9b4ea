import { metresFrom } from '@ostrov/shared/geo/mercator'
import type { Point } from '@ostrov/shared/geo/shapes'
import { writeWindow } from '@ostrov/shared/lists/near'
import { AROUND_METRES, INFRASTRUCTURE } from '@ostrov/shared/organizations/categories'
import { infrastructureList } from '@ostrov/shared/organizations/lists'
import { organizationSlug } from '@ostrov/shared/organizations/rules'
import type { InfrastructureHintWire, InfrastructureInput } from '@ostrov/shared/organizations/schema'
import { wholeList } from '../../db/list'
import { inWindow, mapPoint } from '../../db/near'
import type { Em } from '../../db/orm'
import { containing, rows, sql } from '../../db/sql'
import { everyone, isEveryoneShown } from './everyone'

/** So many of the nearest are looked at. */
const MOST = 200
const METRES_PER_DEGREE = 111_320

type Near = Pick<InfrastructureHintWire, 'number' | 'name' | 'category'> & { point: Point }

/** What stands within a walk of a place, the nearest first: of each kind the nearest one before the second of any, unless words say what is looked for. */
export async function infrastructureHints(em: Em, asked: typeof InfrastructureInput.static) {
  const { coordinates, city, query = '', count = infrastructureList.sizes[0] } = asked
  const typed = query.trim()
  const found = await rows<Near>(
    em,
    sql`select o.number, o.name, o.category, o.point from ${everyone} join city c on c.id = o.city_id
        where ${isEveryoneShown} and o.shown_point is not null and ${inWindow(sql`o.shown_point`, windowAround(coordinates))}
          and case when ${typed}::text = '' then o.category = any(${INFRASTRUCTURE}::text[]) else o.name ilike ${containing(typed)} end
          and (${city ?? null}::text is null or ${city ?? null}::text in (c.name, c.slug, c.id::text))
        order by o.shown_point <-> ${mapPoint(coordinates.coordinates)}, o.number limit ${sql.lit(MOST)}`,
  )
  const near = found
    .map(({ point, ...one }) => ({
      ...one,
      slug: organizationSlug(one.name),
      metres: Math.round(metresFrom(coordinates.coordinates, point.coordinates)),
    }))
    .filter(({ metres }) => metres <= AROUND_METRES)
  const items = typed === '' ? firstOfEach(near) : near
  return { ...wholeList(infrastructureList, items.slice(0, count)), limit: count }
}

/** The nearest of each kind, then the others. */
function firstOfEach(near: readonly InfrastructureHintWire[]): InfrastructureHintWire[] {
  const first = near.filter(({ category }, at) => near.findIndex((one) => one.category === category) === at)
  return [...first, ...near.filter((one) => !first.includes(one))]
}

/** A piece of the map that holds all within the walk. */
function windowAround({ coordinates: [lon, lat] }: Point): string {
  const high = AROUND_METRES / METRES_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return writeWindow({ south: lat - high, west: lon - wide, north: lat + high, east: lon + wide })
}
