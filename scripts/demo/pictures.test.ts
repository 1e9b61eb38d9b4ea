import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createImages } from '../../api/src/services/images/images'
import { dominantColour } from './count-colours'
import { RESTAURANTS } from './island/restaurants'
import { colourOf, hasColour } from './picture-colours'
import { drawOne, drawPicture, logoPicture, namedPictures, pictureRows } from './pictures'
import { keptSketches } from './sketch-cache'

const CHECKED = 5
// Drawings differ by the place at which they were named.
const pictures = namedPictures()

test('a picture is stored as large as its row says, its sketch a quarter as wide', async () => {
  const [first] = RESTAURANTS
  if (!first) throw new Error('The demo island has no restaurant')
  const dir = await mkdtemp(join(tmpdir(), 'ostrov-pictures-'))
  const images = createImages({ dir, s3Url: '' })
  const picture = logoPicture(first)
  const widths: number[] = []
  const sketches = keptSketches(join(dir, 'kept'))
  for (const kept of [undefined, sketches, sketches]) {
    await drawOne(images, picture, kept)
    widths.push((await sharp(await Bun.file(join(dir, picture.id, 'original.webp')).bytes()).metadata()).width)
  }
  await rm(dir, { recursive: true })
  expect(widths).toEqual([512, 128, 128])
  expect((await sharp(await drawPicture(picture)).metadata()).width).toBe(512)
})

test('every picture has a row of its own with a kept colour; after drawings changed, bun scripts/demo/count-colours.ts', () => {
  const rows = pictureRows()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(pictures.length)
  expect(pictures.filter(({ id }) => !hasColour(id))).toEqual([])
  for (const { color } of rows) expect(color).toMatch(/^#[0-9a-f]{6}$/)
})

test('the kept colours are those of the drawings', async () => {
  const step = Math.floor(pictures.length / CHECKED)
  const checked = pictures.filter((_, index) => index % step === 0)
  const drawn: string[] = []
  for (const picture of checked) drawn.push(await dominantColour(picture))
  expect(checked.map(({ id }) => colourOf(id))).toEqual(drawn)
})
