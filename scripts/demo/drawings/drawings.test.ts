import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import {
  DISH_KINDS,
  drawDish,
  drawLogo,
  drawPromo,
  drawRestaurantCover,
  drawStory,
  kindOf,
  PROMO_THEMES,
  RECIPE_PICTURES,
  renderPicture,
  STORY_THEMES,
} from './index.ts'

const size = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).resize({ width: 80 }).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, shades: new Set(data).size }
}

describe('a dish picture', () => {
  test.each([...DISH_KINDS])('%s renders at the proportion 4 to 3 and is not a blank sheet', async (kind) => {
    const { width, height, shades } = await size(drawDish(kind, 1))
    expect([width, height]).toEqual([80, 60])
    expect(shades).toBeGreaterThan(60)
  })

  test.each([...DISH_KINDS])('%s differs between seeds and repeats for the same seed', (kind) => {
    expect(new Set([1, 2, 3, 4].map((seed) => drawDish(kind, seed))).size).toBe(4)
    expect(drawDish(kind, 7)).toBe(drawDish(kind, 7))
  })

  test.each([...DISH_KINDS])('%s stays light and has no broken numbers', (kind) => {
    for (let seed = 0; seed < 12; seed++) {
      const svg = drawDish(kind, seed)
      expect(svg.length).toBeLessThan(80_000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

describe('a recipe', () => {
  test('of a shawarma shows what is in it: no two of them are one drawing', async () => {
    const pictures = RECIPE_PICTURES.filter((picture) => kindOf(picture) === 'shawarma')
    // A picture's middle at the size of a thumbnail: the table around it is the same for all.
    const middle = { left: 16, top: 10, width: 48, height: 42 }
    const raster = (svg: string) =>
      sharp(Buffer.from(svg)).resize({ width: 80 }).removeAlpha().extract(middle).raw().toBuffer()
    const drawn = await Promise.all(pictures.map((picture) => raster(drawDish(picture, 3))))
    const alike = drawn.flatMap((one, i) =>
      drawn.slice(i + 1).flatMap((other, gap) => {
        const apart = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
        return apart < 30 ? [`${pictures[i]} ${pictures[i + 1 + gap]} ${apart.toFixed()}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('is drawn in the look of its kind, without broken numbers, and stays light', () => {
    expect(RECIPE_PICTURES.length).toBeGreaterThan(300)
    for (const picture of RECIPE_PICTURES) {
      const svg = drawDish(picture, 3)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      // A whole dinner on one board is the heaviest.
      expect([picture, svg.length < 80_000]).toEqual([picture, true])
      expect(DISH_KINDS).toContain(kindOf(picture))
    }
  })

  test('differs from every other recipe of its kind', () => {
    for (const kind of DISH_KINDS) {
      const own = RECIPE_PICTURES.filter((picture) => kindOf(picture) === kind)
      expect(new Set(own.map((picture) => drawDish(picture, 3))).size).toBe(own.length)
    }
  })
})

test('a cover shows the dishes of the menu beside the main one', () => {
  const menu = ['salad:olivier', 'soup:shchi', 'pelmeni:classic', 'cutlets:home'] as const
  expect(drawRestaurantCover('borsch:classic', 1, menu)).not.toBe(drawRestaurantCover('borsch:classic', 1))
  expect(drawRestaurantCover('borsch:classic', 1, menu)).toBe(drawRestaurantCover('borsch:classic', 1, menu))
})

test.each([...DISH_KINDS])('a restaurant cover of %s has the proportion 16 to 9', async (kind) => {
  expect(await size(drawRestaurantCover(kind, 2))).toMatchObject({ width: 80, height: 45 })
})

test('every story cover is a tall sheet', async () => {
  for (const theme of STORY_THEMES) expect(await size(drawStory(theme, 1))).toMatchObject({ width: 80, height: 142 })
})

test('every promotion slide is twice as wide as high', async () => {
  for (const theme of PROMO_THEMES) expect(await size(drawPromo(theme, 1))).toMatchObject({ width: 80, height: 40 })
})

test('a logo is square and different names get different logos', async () => {
  expect(await size(drawLogo('Шторм', 1))).toMatchObject({ width: 80, height: 80 })
  expect(drawLogo('Шторм', 1)).not.toBe(drawLogo('Пекарня', 1))
})

test.each(['avif', 'webp', 'jpeg'] as const)('a picture is rendered as %s at the asked width', async (format) => {
  const { width, format: stored } = await sharp(
    await renderPicture(drawDish('pizza', 1), { width: 320, format }),
  ).metadata()
  expect(width).toBe(320)
  expect(stored).toBe(format === 'avif' ? 'heif' : format)
})
