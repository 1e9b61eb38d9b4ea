import type { Polygon } from '@ostrov/shared/geo/shapes'
import { conditionsIn, type PeakConditions } from '@ostrov/shared/restaurants/peak'
import { winner, type ZoneConditions } from '@ostrov/shared/restaurants/zones'
import { difference, type Geom, intersection } from 'polyclip-ts'

type Zone = ZoneConditions & PeakConditions & { id: string; is_active: boolean; polygon: Polygon }

/** Two zones over one another, and the ground they share. */
export type Overlap = { ids: readonly [string, string]; shared: Polygon[] }
export type Overlaps = {
  pairs: readonly Overlap[]
  /** Zones on whose whole ground others serve, which are cheaper, in peak hours too. */
  idle: readonly string[]
}

/** What of the active zones lies over one another, exactly; a border or a corner that two share is no ground. */
export function overlapsOf(zones: readonly Zone[]): Overlaps {
  const active = zones.filter(({ is_active }) => is_active)
  const pairs: Overlap[] = []
  for (const [place, one] of active.entries()) {
    for (const other of active.slice(place + 1)) {
      const shared = areBoxesApart(one.polygon, other.polygon) ? [] : polygonsOf(intersection(geom(one), geom(other)))
      if (shared.length > 0) pairs.push({ ids: [one.id, other.id], shared })
    }
  }
  const always = idleOf(active, pairs)
  const atPeak = active.flatMap((zone) => conditionsIn(true, zone) ?? [])
  const idleThen = idleOf(atPeak, pairs)
  const serves = (id: string) => atPeak.some((zone) => zone.id === id) && !idleThen.includes(id)
  return { pairs, idle: always.filter((id) => !serves(id)) }
}

/** Those of which nothing is left where the cheaper ones over them are taken away. */
function idleOf(zones: readonly Zone[], pairs: readonly Overlap[]): string[] {
  const idle = zones.filter((zone) => {
    const over = pairs.flatMap(({ ids }) => (ids.includes(zone.id) ? ids : []))
    const cheaper = zones.filter((other) => other !== zone && over.includes(other.id) && winner(zone, other) === other)
    const [first, ...rest] = cheaper.map(geom)
    return first !== undefined && difference(geom(zone), first, ...rest).length === 0
  })
  return idle.map(({ id }) => id)
}

const geom = ({ polygon }: Zone): Geom =>
  polygon.coordinates.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat]))

const polygonsOf = (shapes: ReturnType<typeof intersection>): Polygon[] =>
  shapes.map((rings) => ({ type: 'Polygon', coordinates: rings }))

/** Nothing in common can be there: most pairs need no more. */
function areBoxesApart(one: Polygon, other: Polygon): boolean {
  const [mine, theirs] = [boxOf(one), boxOf(other)]
  return mine.east < theirs.west || theirs.east < mine.west || mine.north < theirs.south || theirs.north < mine.south
}

function boxOf({ coordinates: [outline = []] }: Polygon) {
  const [lons, lats] = [outline.map(([lon]) => lon), outline.map(([, lat]) => lat)]
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) }
}
