import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawPoster, MOTIF_NAMES, POSTER_GROUNDS } from '../index.ts'

test('every motif stands on every ground, light and without broken numbers', () => {
  for (const motif of MOTIF_NAMES)
    for (const [tone, ground] of POSTER_GROUNDS.entries()) {
      const svg = drawPoster({ motif, ground, tone }, tone)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect([motif, ground, svg.length < 30_000]).toEqual([motif, ground, true])
    }
})

test('a poster differs by motif, ground and tone, and repeats for its seed', () => {
  const draw = (motif: (typeof MOTIF_NAMES)[number], ground: (typeof POSTER_GROUNDS)[number], tone: number) =>
    drawPoster({ motif, ground, tone }, 1)
  expect(new Set(MOTIF_NAMES.map((motif) => draw(motif, 'rays', 0))).size).toBe(MOTIF_NAMES.length)
  expect(new Set(POSTER_GROUNDS.map((ground) => draw('bear', ground, 0))).size).toBe(POSTER_GROUNDS.length)
  expect(new Set(Array.from({ length: 10 }, (_, tone) => draw('bear', 'rays', tone))).size).toBe(10)
  expect(draw('bear', 'rays', 0)).toBe(draw('bear', 'rays', 0))
})

test('a poster is a sheet of 2 to 3 and not blank', async () => {
  for (const ground of POSTER_GROUNDS) {
    const image = sharp(Buffer.from(drawPoster({ motif: 'guitar', ground, tone: 0 }, 1)))
      .resize({ width: 40 })
      .raw()
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, new Set(data).size > 20]).toEqual([40, 60, true])
  }
})
