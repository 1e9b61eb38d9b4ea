import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawLandscape, HOURS, LANDSCAPE_VIEWS, TIMES_OF_YEAR, WEATHERS } from '../index.ts'

/** It snows in winter alone. */
const moments = TIMES_OF_YEAR.flatMap((year) =>
  HOURS.flatMap((hour) =>
    WEATHERS.flatMap((weather) => (weather === 'snowfall' && year !== 'winter' ? [] : [{ year, hour, weather }])),
  ),
)

test('every view is drawn at every moment, otherwise at each, light and without broken numbers', () => {
  expect(LANDSCAPE_VIEWS.length).toBeGreaterThan(14)
  for (const view of LANDSCAPE_VIEWS) {
    const drawn = moments.map((moment) => drawLandscape({ view, ...moment }, 1))
    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg) || svg.length > 90_000)).toHaveLength(0)
    expect([view, new Set(drawn).size]).toEqual([view, moments.length])
  }
})

test('a view repeats for its seed and differs by the photographer', () => {
  for (const view of LANDSCAPE_VIEWS) {
    const draw = (seed: number) => drawLandscape({ view, year: 'summer', hour: 'day', weather: 'clear' }, seed)
    expect(draw(1)).toBe(draw(1))
    expect(draw(2)).not.toBe(draw(1))
  }
})

test.each(LANDSCAPE_VIEWS)('%s has the proportion 16 to 9 and is not a blank sheet', async (view) => {
  const svg = drawLandscape({ view, year: 'autumn', hour: 'evening', weather: 'clear' }, 1)
  const image = sharp(Buffer.from(svg)).resize({ width: 80 }).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, new Set(data).size > 60]).toEqual([80, 45, true])
})
