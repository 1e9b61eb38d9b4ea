import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawGoods, GOODS_KINDS, GOODS_VIEWS } from '../index.ts'
import { GOODS_TONES } from '../scenes/goods.ts'

test('there are thirty kinds of goods and more, each drawn in every view and tone light and without broken numbers', () => {
  expect(GOODS_KINDS.length).toBeGreaterThan(30)
  for (const thing of GOODS_KINDS)
    for (const view of GOODS_VIEWS)
      for (let tone = 0; tone < GOODS_TONES; tone++) {
        const svg = drawGoods({ thing, tone, view }, tone)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect([thing, svg.length < 80_000]).toEqual([thing, true])
      }
})

test.each([...GOODS_KINDS])(
  '%s is a picture of 4 to 3 that repeats for its seed and differs for another',
  async (thing) => {
    const draw = (seed: number) => drawGoods({ thing, tone: 1, view: 'whole' }, seed)
    const { info } = await sharp(Buffer.from(draw(1)))
      .resize({ width: 80 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([80, 60])
    expect(draw(7)).toBe(draw(7))
    expect(new Set([1, 2, 3, 4].map(draw)).size).toBe(4)
  },
)
