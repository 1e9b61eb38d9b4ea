import { describe, expect, test } from 'bun:test'
import { WATERS } from '@ostrov/shared/map/waters'
import type { LonLat } from '../api/src/modules/geo/line.ts'
import { cities } from '../api/src/modules/geo/region/cities.ts'
import { housesOf } from '../api/src/modules/geo/region/houses.ts'
import { insideEdges, insideRing } from '../api/src/modules/geo/region/rings.ts'
import { crossesItself, isClosed } from '../api/test/rings'
import { geoFiles } from './export-geo.ts'
import { edgesBeside } from './shores.ts'

const directory = `${import.meta.dir}/../site/public/geo`

const files = geoFiles()

describe('map data of the site', () => {
  test.each(files.map(({ name, text }) => [name, text]))(
    '%s in the repository is what the data gives',
    async (name, text) => {
      expect(await Bun.file(`${directory}/${name}`).text()).toBe(text)
    },
  )

  test('the coast is at most 60 kB', () => {
    expect(Buffer.byteLength(files[0]?.text ?? '')).toBeWithin(1_000, 60_000)
  })

  test('every file of streets is at most 20 kB', () => {
    for (const { text } of files.slice(1)) expect(Buffer.byteLength(text)).toBeLessThan(20_000)
  })
})

describe('the coast', () => {
  const rings = coastOf(files[0]?.text ?? '')
  const isLand = (point: LonLat) => rings.some((ring) => insideRing(point, ring))

  test('no shore of an island crosses itself', () => {
    const islands = rings.filter((ring) => ring.every(([lon]) => lon > 141 && lon < 157))
    expect(islands.length).toBeGreaterThan(20)
    expect(islands.filter(crossesItself)).toEqual([])
    expect(rings.filter((ring) => !isClosed(ring))).toEqual([])
  })

  test('every town and every house of the gazetteer stands on land', () => {
    for (const { slug, name, centre } of cities) {
      const edges = rings.flatMap((ring) => edgesBeside(slug, ring))
      const points = [centre, ...housesOf(slug).map(({ coordinates }) => coordinates)]
      expect([name, points.filter((point) => !insideEdges(point, edges))]).toEqual([name, []])
    }
  })

  test.each<[string, LonLat]>([
    ['cape Krilyon', [142.085, 45.92]],
    ['cape Aniva', [143.43, 46.1]],
    ['the Terpeniya peninsula', [144.45, 49]],
    ['cape Elizabeth', [142.72, 54.35]],
    ['Moneron', [141.23, 46.26]],
    ['Kunashir', [146.1, 44.3]],
    ['Iturup', [147.9, 45.1]],
    ['Shikotan', [146.75, 43.81]],
    ['Paramushir', [155.8, 50.4]],
    ['the mainland', [139.8, 49]],
  ])('%s is land', (_, point) => {
    expect(isLand(point)).toBe(true)
  })

  test.each<[string, LonLat]>([
    ['the roads of Korsakov', [142.75, 46.6]],
    ['the sea before Kholmsk', [142.0, 47.05]],
    ['lake Tunaycha', [143.22, 46.76]],
  ])('%s is water', (_, point) => {
    expect(isLand(point)).toBe(false)
  })

  test.each(WATERS.map(({ name, at }) => [name, at] as const))('%s is named on water', (_, at) => {
    expect(isLand([...at])).toBe(false)
  })
})

function coastOf(text: string): LonLat[][] {
  const { features }: { features: { geometry: { coordinates: [LonLat[]] } }[] } = JSON.parse(text)
  return features.map(({ geometry }) => geometry.coordinates[0])
}
