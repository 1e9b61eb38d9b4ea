import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawMark, MARK_NAMES } from '../index.ts'

const draw = (seed: number) => MARK_NAMES.map((emblem) => drawMark({ name: 'Остров', emblem }, seed))

test('every emblem is drawn in a dozen colours, light and without broken numbers', () => {
  expect(MARK_NAMES.length).toBeGreaterThan(30)
  for (let seed = 0; seed < 12; seed++)
    expect(draw(seed).filter((svg) => /NaN|undefined|Infinity/.test(svg) || svg.length > 12_000)).toEqual([])
})

test('no two emblems are one drawing, each repeats for its seed', () => {
  expect(new Set(draw(3)).size).toBe(MARK_NAMES.length)
  expect(draw(3)).toEqual(draw(3))
})

test('a mark is square and not a blank sheet', async () => {
  for (const svg of draw(1)) {
    const image = sharp(Buffer.from(svg)).resize({ width: 40 }).raw()
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, new Set(data).size > 20]).toEqual([40, 40, true])
  }
})
