import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point, Position } from '@ostrov/shared/geo/shapes'
import type { SketchStreet } from './place-sketch'

type Streets = { features: { properties: { name: string }; geometry: { coordinates: Position[] } }[] }

/** The same files that maps ask for, read as the page is drawn. */
const files = import.meta.glob<Streets>('../../../public/geo/streets-*.json', { import: 'default' })
/** A place between two towns may lie in the streets of either. */
const TOWNS = 2

/** The streets of the towns nearest to a point. */
export async function streetsNear(
  { coordinates: [lon, lat] }: Point,
  cities: readonly CityWire[],
): Promise<SketchStreet[]> {
  const away = ({ coordinates: { coordinates } }: CityWire) =>
    Math.hypot((coordinates[0] - lon) * 0.68, coordinates[1] - lat)
  const near = cities.toSorted((one, other) => away(one) - away(other)).slice(0, TOWNS)
  const read = await Promise.all(near.map(({ slug }) => files[`../../../public/geo/streets-${slug}.json`]?.()))
  return read.flatMap((streets) =>
    (streets?.features ?? []).map(({ properties, geometry }) => ({
      name: properties.name,
      line: geometry.coordinates,
    })),
  )
}
