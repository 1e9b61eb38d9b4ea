import { describe, expect, test } from 'bun:test'
import { type LonLat, parseLine } from '../api/src/modules/geo/line.ts'
import { sakhalin, smallIslands } from '../api/src/modules/geo/region/island-outline.ts'
import { insideRing } from '../api/src/modules/geo/region/rings.ts'
import { crossesItself } from '../api/test/rings'
import { geoFiles } from './export-geo.ts'

const directory = `${import.meta.dir}/../site/public/geo`

describe('map data of the site', () => {
  test.each(geoFiles().map(({ name, text }) => [name, text]))(
    '%s in the repository is what the data gives',
    async (name, text) => {
      expect(await Bun.file(`${directory}/${name}`).text()).toBe(text)
    },
  )

  test('the outline of the islands is at most 25 kB', () => {
    expect(Buffer.byteLength(geoFiles()[0]?.text ?? '')).toBeWithin(1_000, 25_000)
  })

  test('every file of streets is at most 20 kB', () => {
    for (const { text } of geoFiles().slice(1)) expect(Buffer.byteLength(text)).toBeLessThan(20_000)
  })
})

describe('outline of the islands', () => {
  const outlines = Object.entries({ Сахалин: sakhalin, ...smallIslands })

  test.each(outlines)('the coast of %s does not cross itself', (_, outline) => {
    expect(crossesItself(closed(outline))).toBe(false)
  })

  test('the coast of Sakhalin has 150 to 300 points', () => {
    expect(parseLine(sakhalin).length).toBeWithin(150, 301)
  })

  test.each([
    ['cape Krilyon', 142.08, 45.91],
    ['cape Aniva', 143.41, 46.05],
    ['the Terpeniya peninsula', 144.71, 48.7],
    ['cape Elizabeth', 142.72, 54.38],
  ])('%s is land', (_, lon, lat) => {
    expect(insideRing([lon, lat], closed(sakhalin))).toBe(true)
  })

  test.each([
    ['Aniva bay', 142.8, 46.3],
    ['the bay of Terpeniya', 143.8, 48.8],
    ['the Tatar strait', 141.3, 49],
    ['the sea of Okhotsk', 144.5, 51],
  ])('%s is water', (_, lon, lat) => {
    expect(insideRing([lon, lat], closed(sakhalin))).toBe(false)
  })
})

function closed(outline: string): LonLat[] {
  const points = parseLine(outline)
  return [...points, ...points.slice(0, 1)]
}
