import type { Polygon } from '@ostrov/shared/geo/shapes'
import type { OwnZoneWire, ZoneCoverageWire } from '@ostrov/shared/restaurants/zones-schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useZonesDoor } from '../../session/restaurant-side'
import type { Overlaps } from './overlaps'
import { keyOf } from './use-zones'

/** What a warning shows on the map: ground, or places. */
export type Sight = { shapes: readonly Polygon[]; places: ZoneCoverageWire['streets'] }

const NONE: Overlaps = { pairs: [], idle: [] }

/** What of the zones lies over one another; the library that cuts polygons comes once there are two of them. */
export function useOverlaps(zones: readonly OwnZoneWire[]): Overlaps {
  const [overlaps, setOverlaps] = useState(NONE)
  useEffect(() => {
    if (zones.length < 2) return setOverlaps(NONE)
    const left = new AbortController()
    import('./overlaps')
      .then(({ overlapsOf }) => overlapsOf(zones, { left: left.signal }))
      .then(
        (found) => found && setOverlaps(found),
        () => {},
      )
    return () => left.abort()
  }, [zones])
  return overlaps
}

/** Which houses of the town the zones reach; asked anew with the zones. */
export function useCoverage(id: string): ZoneCoverageWire | null {
  const at = useZonesDoor(id)
  const { data } = useQuery({
    queryKey: [...keyOf(id), 'coverage'],
    queryFn: () => ask(at.coverage.get()),
  })
  return data ?? null
}
