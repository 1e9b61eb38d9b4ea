import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawFront, FRONT_WALLS, SHOWCASES, TIMES_OF_YEAR } from '../index.ts'

test('every window is drawn in every wall and season, light and without broken numbers', () => {
  const walls = FRONT_WALLS.flatMap((wall) => TIMES_OF_YEAR.map((year) => ({ wall, year })))
  for (const showcase of SHOWCASES)
    for (const [tone, look] of walls.entries()) {
      const svg = drawFront({ showcase, ...look, tone, emblem: 'anchor' }, tone)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect([showcase, svg.length < 80_000]).toEqual([showcase, true])
    }
})

test.each([...SHOWCASES])('%s is a picture of 4 to 3 that repeats for its seed', async (showcase) => {
  const draw = () => drawFront({ showcase, wall: 'brick', year: 'winter', tone: 1, emblem: 'fish' }, 5)
  const image = sharp(Buffer.from(draw())).resize({ width: 80 }).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, new Set(data).size > 60]).toEqual([80, 60, true])
  expect(draw()).toBe(draw())
})

test('a front differs by what it sells, its wall, its emblem and the season', () => {
  const usual = { showcase: 'books', wall: 'brick', year: 'winter', tone: 1, emblem: 'fish' } as const
  const changed = [
    { showcase: 'fish' },
    { wall: 'wood' },
    { year: 'summer' },
    { tone: 2 },
    { emblem: 'anchor' },
  ] as const
  const drawn = [usual, ...changed.map((change) => ({ ...usual, ...change }))].map((shows) => drawFront(shows, 3))
  expect(new Set(drawn).size).toBe(drawn.length)
})
