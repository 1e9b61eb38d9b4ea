import type { Polygon } from '@ostrov/shared/geo/shapes'

type Box = { west: number; east: number; south: number; north: number }

/**
 * Which of these polygons can have ground in common, as pairs of their places, by their boxes alone. They are swept from the
 * west, so of those in a row along a coast hardly any two are compared; `onCompare` hears of each that are.
 */
export function closePairs(polygons: readonly Polygon[], onCompare?: () => void): [number, number][] {
  const boxes = polygons.map((polygon, place) => ({ place, box: boxOf(polygon) }))
  const pairs: [number, number][] = []
  let beside: typeof boxes = []
  for (const next of boxes.toSorted((one, other) => one.box.west - other.box.west)) {
    beside = beside.filter(({ box }) => box.east > next.box.west)
    for (const one of beside) {
      onCompare?.()
      if (one.box.north <= next.box.south || next.box.north <= one.box.south) continue
      pairs.push(one.place < next.place ? [one.place, next.place] : [next.place, one.place])
    }
    beside.push(next)
  }
  return pairs.toSorted(([a, b], [c, d]) => a - c || b - d)
}

function boxOf({ coordinates: [outline = []] }: Polygon): Box {
  const [lons, lats] = [outline.map(([lon]) => lon), outline.map(([, lat]) => lat)]
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) }
}
