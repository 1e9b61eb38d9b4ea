import { edges, isOnSegment, type Polygon, type Position, pointInPolygon, side } from './zones'

/** Points of a zone's border, its holes included. */
export const MAX_POINTS = 500
export const MAX_HOLES = 20
/** Zones of a restaurant. */
export const MAX_ZONES = 100

/** What GeoJSON has the other way round than maps are read aloud. */
export const SWAPPED = 'Широта и\u00A0долгота переставлены? В\u00A0GeoJSON долгота первая: [142.73, 46.95].'
const NOWHERE = 'Таких координат не\u00A0бывает: широта до\u00A090, долгота до\u00A0180.'

/** Why a polygon is no zone, in a sentence; null when it is one. */
export function polygonComplaint({ coordinates }: Polygon): string | null {
  const [outline, ...holes] = coordinates
  if (!outline || outline.length === 0) return 'У\u00A0зоны нет границы: нужно не\u00A0меньше трёх точек.'
  if (holes.length > MAX_HOLES) return `Не\u00A0больше ${MAX_HOLES} вырезов в\u00A0одной зоне.`
  if (coordinates.reduce((sum, ring) => sum + ring.length, 0) > MAX_POINTS)
    return `Слишком подробная граница: не\u00A0больше ${MAX_POINTS} точек.`
  const isBeyond = ([lon = 0, lat = 0]: Position) => Math.abs(lon) > 180 || Math.abs(lat) > 90
  const [lon = 0, lat = 0] = coordinates.flat().find(isBeyond) ?? []
  if (isBeyond([lon, lat])) return isBeyond([lat, lon]) ? NOWHERE : SWAPPED
  for (const [place, ring] of coordinates.entries()) {
    const complaint = ringComplaint(ring, place === 0 ? 'Граница' : `Вырез ${place}`)
    if (complaint) return complaint
  }
  return holesComplaint(outline, holes)
}

/** Whether two polygons have ground in common, as holes may not; a border that both share is none. What zones share the back office cuts out exactly. */
export function overlap(one: Polygon, other: Polygon): boolean {
  const [mine, theirs] = [one.coordinates[0] ?? [], other.coordinates[0] ?? []]
  const crossed = one.coordinates.some((ring) => other.coordinates.some((line) => ringsCross(ring, line)))
  if (crossed || (mine.length > 0 && mine.every((point) => theirs.some((other) => same(point, other))))) return true
  return probes(one).some((point) => liesInside(point, other)) || probes(other).some((point) => liesInside(point, one))
}

/** Points of a polygon that lie in any other which has ground in common with it: corners, middles of lines, and what lies within corners. */
function probes(polygon: Polygon): Position[] {
  const [outline = []] = polygon.coordinates
  const lines = edges(outline)
  const middles = lines.map(([a, b]) => mean([a, b]))
  const within = lines.flatMap(([a, b], at) => {
    const next = lines[(at + 1) % lines.length]?.[1]
    const point = next && mean([a, b, next])
    return point && liesInside(point, polygon) ? [point] : []
  })
  return [...outline, ...middles, ...within]
}

function mean(points: readonly Position[]): Position {
  const sum = (at: 0 | 1) => points.reduce((total, point) => total + (point[at] ?? 0), 0) / points.length
  return [sum(0), sum(1)]
}

function ringComplaint(ring: readonly Position[], name: string): string | null {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || !same(first, last) || ring.length < 2) {
    return `${name}: линия не\u00A0замкнута, последняя точка должна совпадать с\u00A0первой.`
  }
  if (ring.length < 4) return `${name}: нужно не\u00A0меньше трёх точек.`
  const doubled = edges(ring).findIndex(([a, b]) => same(a, b))
  if (doubled >= 0) return `${name}: точки ${doubled + 1} и\u00A0${doubled + 2} совпадают.`
  const crossed = crossingOf(ring)
  if (crossed) return `${name}: линия пересекает сама себя у\u00A0точек ${crossed[0]} и\u00A0${crossed[1]}.`
  return null
}

function holesComplaint(outline: readonly Position[], holes: readonly (readonly Position[])[]): string | null {
  const whole: Polygon = { type: 'Polygon', coordinates: [outline] }
  for (const [place, hole] of holes.entries()) {
    const name = `Вырез ${place + 1}`
    if (ringsCross(hole, outline) || !hole.every((point) => pointInPolygon(point, whole))) {
      return `${name} выходит за\u00A0границу зоны.`
    }
    const met = holes.slice(0, place).findIndex((before) => {
      const [one, other] = [hole, before].map((ring) => ({ type: 'Polygon' as const, coordinates: [ring] }))
      return one && other && overlap(one, other)
    })
    if (met >= 0) return `${name} пересекается с\u00A0вырезом ${met + 1}.`
  }
  return null
}

/** Numbers of the points at which two lines that are not neighbours touch, or neighbours run back over each other. */
function crossingOf(ring: readonly Position[]): [number, number] | null {
  const lines = edges(ring).map((edge) => ({ edge, box: boxOf(edge) }))
  for (const [i, one] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const other = lines[j]
      if (!other || areApart(one.box, other.box)) continue
      const [[a, b], [c, d]] = [one.edge, other.edge]
      const [isNext, isRound] = [j === i + 1, i === 0 && j === lines.length - 1]
      const touches = isNext
        ? isOnSegment(d, a, b) || isOnSegment(a, c, d)
        : isRound
          ? isOnSegment(c, a, b) || isOnSegment(b, c, d)
          : meet(a, b, c, d)
      if (touches) return [i + 1, j + 1]
    }
  }
  return null
}

type Box = { west: number; east: number; south: number; north: number }

const boxOf = ([[ax = 0, ay = 0], [bx = 0, by = 0]]: readonly [Position, Position]): Box => ({
  ...{ west: Math.min(ax, bx), east: Math.max(ax, bx), south: Math.min(ay, by), north: Math.max(ay, by) },
})

/** Of two lines whose boxes are apart nothing else need be asked: of a detailed border that is nearly every pair. */
const areApart = (one: Box, other: Box) =>
  one.east < other.west || other.east < one.west || one.north < other.south || other.north < one.south

/** Two segments have a point in common. */
function meet(a: Position, b: Position, c: Position, d: Position): boolean {
  if (crosses(a, b, c, d)) return true
  return isOnSegment(c, a, b) || isOnSegment(d, a, b) || isOnSegment(a, c, d) || isOnSegment(b, c, d)
}

/** They cross within both; touching is no crossing. */
function crosses(a: Position, b: Position, c: Position, d: Position): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function ringsCross(one: readonly Position[], other: readonly Position[]): boolean {
  return edges(one).some(([a, b]) => edges(other).some(([c, d]) => crosses(a, b, c, d)))
}

/** Within, and on no line of it. */
function liesInside(point: Position, polygon: Polygon): boolean {
  const isOnLine = polygon.coordinates.some((ring) => edges(ring).some(([a, b]) => isOnSegment(point, a, b)))
  return !isOnLine && pointInPolygon(point, polygon)
}

function same([ax, ay]: Position, [bx, by]: Position): boolean {
  return ax === bx && ay === by
}
