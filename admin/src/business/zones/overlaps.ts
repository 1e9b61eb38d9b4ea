import type { Polygon, Position } from '@ostrov/shared/geo/shapes'
import { conditionsIn, type PeakConditions } from '@ostrov/shared/restaurants/peak'
import { winner, type ZoneConditions } from '@ostrov/shared/restaurants/zones'
import { difference, type Geom, intersection } from 'polyclip-ts'
import { closePairs } from './close-pairs'

type Zone = ZoneConditions & PeakConditions & { id: string; is_active: boolean; polygon: Polygon }

/** Two zones over one another, and the ground they share; `nested`: one lies within the other, as a town within its suburbs. */
export type Overlap = { ids: readonly [string, string]; shared: Polygon[]; nested: boolean }
export type Overlaps = {
  pairs: readonly Overlap[]
  /** Zones on whose whole ground others serve, which are cheaper, in peak hours too. */
  idle: readonly string[]
  /** Not of every pair it is known: there were more than are cut at once. */
  isPartial?: true
}

/** What is done at a stretch: exact arithmetic takes its time, and the page goes on meanwhile. */
const STRETCH_MS = 8

/** As many pairs are cut exactly: a hundred zones all over one another would keep a tablet busy for a minute. */
export const MOST_CUTS = 400

type Asking = { left?: AbortSignal; cut?: typeof intersection }

/**
 * What of the active zones lies over one another, exactly; a border or a corner that two share is no ground. Null when it was
 * left before its end. What a page has cut before is known and counts for nothing.
 */
export async function overlapsOf(
  zones: readonly Zone[],
  { left, cut = intersection }: Asking = {},
): Promise<Overlaps | null> {
  const active = zones.filter(({ is_active }) => is_active)
  const pairs: Overlap[] = []
  const rest = createRest()
  let cuts = 0
  for (const [first, second] of closePairs(active.map(({ polygon }) => polygon))) {
    const [one, other] = [active[first], active[second]]
    if (!one || !other) continue
    await rest()
    if (left?.aborted) return null
    const before = known.get(one.polygon)?.get(other.polygon)
    if (!before && ++cuts > MOST_CUTS) continue
    const shared = before ?? cutShared(one.polygon, other.polygon, cut)
    if (shared.length > 0) pairs.push({ ids: [one.id, other.id], shared, nested: isNested(one, other, shared) })
  }
  const always = await idleOf(active, pairs, rest)
  const atPeak = active.flatMap((zone) => conditionsIn(true, zone) ?? [])
  const idleThen = always.length > 0 ? await idleOf(atPeak, pairs, rest) : []
  const serves = (id: string) => atPeak.some((zone) => zone.id === id) && !idleThen.includes(id)
  const idle = always.filter((id) => !serves(id))
  return cuts > MOST_CUTS ? { pairs, idle, isPartial: true } : { pairs, idle }
}

/** Those of which nothing is left where the cheaper ones over them are taken away. */
async function idleOf(zones: readonly Zone[], pairs: readonly Overlap[], rest: () => Promise<void>): Promise<string[]> {
  const idle: string[] = []
  for (const zone of zones) {
    await rest()
    const over = pairs.filter(({ ids }) => ids.includes(zone.id))
    const cheaper = zones.flatMap((other) => {
      const pair = other !== zone && over.find(({ ids }) => ids.includes(other.id))
      return pair && winner(zone, other) === other ? [{ other, shared: pair.shared }] : []
    })
    const [first, ...more] = cheaper.map(({ other }) => geom(other))
    // What is not as large together does not cover it, and need not be cut.
    const isEnough = sizeOf(cheaper.flatMap(({ shared }) => shared)) >= sizeOf([zone.polygon]) * ALIKE
    if (first && isEnough && difference(geom(zone), first, ...more).length === 0) idle.push(zone.id)
  }
  return idle
}

/** Of polygons that are still the same what they share is known already. */
const known = new WeakMap<Polygon, WeakMap<Polygon, Polygon[]>>()

function cutShared(one: Polygon, other: Polygon, cut: typeof intersection): Polygon[] {
  const shared = polygonsOf(cut(rings(one), rings(other)))
  const ofOne = known.get(one) ?? new WeakMap<Polygon, Polygon[]>()
  known.set(one, ofOne.set(other, shared))
  return shared
}

/** Sums of fractions differ in their last digits. */
const ALIKE = 1 - 1e-9

function isNested(one: Zone, other: Zone, shared: readonly Polygon[]): boolean {
  return sizeOf(shared) >= Math.min(sizeOf([one.polygon]), sizeOf([other.polygon])) * ALIKE
}

/** Square degrees: good enough to compare by. */
function sizeOf(polygons: readonly Polygon[]): number {
  const sizes = polygons.map(({ coordinates: [outline = [], ...holes] }) => {
    return holes.reduce((size, hole) => size - ringSize(hole), ringSize(outline))
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

function ringSize(ring: readonly Position[]): number {
  const [lon0, lat0] = ring[0] ?? [0, 0]
  const doubled = ring.reduce((sum, [lon, lat], at) => {
    const [nextLon, nextLat] = ring[at + 1] ?? [lon0, lat0]
    return sum + (lon - lon0) * (nextLat - lat0) - (nextLon - lon0) * (lat - lat0)
  }, 0)
  return Math.abs(doubled) / 2
}

/** Lets the page have its turn whenever a stretch is over. */
function createRest() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < STRETCH_MS) return
    await new Promise((go) => setTimeout(go))
    since = performance.now()
  }
}

const rings = ({ coordinates }: Polygon): Geom =>
  coordinates.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat]))
const geom = ({ polygon }: Zone) => rings(polygon)

const polygonsOf = (shapes: ReturnType<typeof intersection>): Polygon[] =>
  shapes.map((rings) => ({ type: 'Polygon', coordinates: rings }))
