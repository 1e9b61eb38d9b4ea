import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawHome, HOME_VIEWS, SEASONS } from '../index.ts'

test('every view is drawn in every season and tone, light and without broken numbers', () => {
  for (const view of HOME_VIEWS)
    for (const season of SEASONS)
      for (let tone = 0; tone < 8; tone++) {
        const svg = drawHome({ view, season, tone, rooms: tone % 6 }, tone)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect([view, svg.length < 80_000]).toEqual([view, true])
      }
})

test.each([...HOME_VIEWS])('%s is a picture of 4 to 3 that repeats for its seed', async (view) => {
  const draw = (tone: number) => drawHome({ view, season: 'summer', tone, rooms: 2 }, 5)
  const { info } = await sharp(Buffer.from(draw(1)))
    .resize({ width: 80 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([80, 60])
  expect(draw(1)).toBe(draw(1))
})

test('plans differ by the number of rooms, what is outside by the season', () => {
  const plans = [0, 1, 2, 3, 4].map((rooms) => drawHome({ view: 'plan', season: 'summer', tone: 0, rooms }, 1))
  expect(new Set(plans).size).toBe(plans.length)
  for (const view of ['flats', 'house', 'plot', 'garage', 'shop'] as const)
    expect(new Set(SEASONS.map((season) => drawHome({ view, season, tone: 0, rooms: 1 }, 1))).size).toBe(SEASONS.length)
})
