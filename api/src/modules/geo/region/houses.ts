import type { LonLat } from '../line.ts'
import { type CitySlug, cities } from './cities.ts'
import { distanceToSegment, type Metres, type Plane, planeAround } from './plane.ts'
import { type Street, streetsOf } from './streets.ts'

export type House = {
  city: string
  street: string
  street_with_type: string
  house: string
  coordinates: LonLat
}

/** Every house of the region, the same rows in the same order each time. */
export function allHouses(): House[] {
  return cities.flatMap((city) => housesOf(city.slug))
}

const built = new Map<CitySlug, readonly House[]>()

/** Houses of one town: odd numbers on the left side of a street's direction, even on the right. A town is built once. */
export function housesOf(slug: CitySlug): readonly House[] {
  const known = built.get(slug) ?? build(slug)
  built.set(slug, known)
  return known
}

function build(slug: CitySlug): House[] {
  const city = cities.find((one) => one.slug === slug)
  if (!city) return []
  const plane = planeAround(city.centre)
  const axes = streetsOf(slug).map((street) => ({ street, axis: axisOf(street, plane) }))
  return axes.flatMap(({ street, axis }) => {
    const crossing = axes.filter((other) => other.axis !== axis).flatMap((other) => segments(other.axis))
    return numbersAlong(axis, street, crossing).map(({ house, point }) => ({
      city: city.name,
      street: street.street,
      street_with_type: street.street_with_type,
      house,
      coordinates: plane.toLonLat(point),
    }))
  })
}

type Numbered = { house: string; point: Metres }
type Segment = [from: Metres, to: Metres]

const spacing = 40
const setback = 18
const clearOfCrossing = 13
// Yards, schools and parks take this share of the plots; the first numbers of a street are always there.
const vacant = 0.17

function numbersAlong(axis: Metres[], street: Street, crossing: Segment[]): Numbered[] {
  const houses: Numbered[] = []
  const length = segments(axis).reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0)
  for (let number = 1; ; number += 1) {
    const uneven = (chance(`${street.street} ${number}`) - 0.5) * 5
    const along = Math.ceil(number / 2) * spacing - spacing / 2 + uneven
    if (along > length - setback) return houses
    if (number > 12 && chance(`${number} ${street.street}`) < vacant) continue
    const side = number % 2 === 1 ? -1 : 1
    const point = clearPoint(axis, along, side, crossing)
    if (!point) continue
    houses.push({ house: String(number), point })
    const annex = annexOf(street, number)
    const annexPoint = annex && clearPoint(axis, along, side * 2.6, crossing)
    if (annexPoint) houses.push({ house: annex, point: annexPoint })
  }
}

// A corner house steps along its street until it no longer stands on the crossing one.
function clearPoint(axis: Metres[], along: number, side: number, crossing: Segment[]): Metres | undefined {
  for (const step of [0, 7, -7, 14, -14]) {
    const point = beside(axis, along + step, side * setback)
    if (point && crossing.every(([from, to]) => distanceToSegment(point, from, to) >= clearOfCrossing)) return point
  }
}

// Second houses in the yard, as towns number them: «12А» or «12/1».
function annexOf(street: Street, number: number): string | undefined {
  const roll = chance(`${street.street}/${number}`)
  if (roll < 0.04) return `${number}А`
  if (roll < 0.06) return `${number}/1`
}

function beside(axis: Metres[], along: number, right: number): Metres | undefined {
  let rest = along
  for (const [from, to] of segments(axis)) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (rest <= length) {
      const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
      return [from[0] + x * rest + y * right, from[1] + y * rest - x * right]
    }
    rest -= length
  }
}

function axisOf(street: Street, plane: Plane): Metres[] {
  return street.line.map(plane.toMetres)
}

function segments(axis: Metres[]): Segment[] {
  return axis.flatMap((to, index) => {
    const from = axis[index - 1]
    return from ? [[from, to] satisfies Segment] : []
  })
}

// A number in 0…1 that depends on the text alone (FNV-1a): the town is the same on every machine.
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}
