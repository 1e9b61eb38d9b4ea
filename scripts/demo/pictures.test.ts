import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createImages } from '../../api/src/services/images/images'
import { RESTAURANTS } from './island/restaurants'
import { keptSketches } from './kept-sketches'
import { drawOne, logoPicture } from './pictures'

test('a picture is stored as large as its row says, its sketch a quarter as wide and of the same colour', async () => {
  const [first] = RESTAURANTS
  if (!first) throw new Error('The demo island has no restaurant')
  const dir = await mkdtemp(join(tmpdir(), 'ostrov-pictures-'))
  const images = createImages({ dir, s3Url: '' })
  const picture = logoPicture(first)
  const widths: number[] = []
  const rows: Record<string, unknown>[] = []
  const sketches = keptSketches(join(dir, 'kept'))
  for (const kept of [undefined, sketches, sketches]) {
    rows.push(await drawOne(images, picture, kept))
    widths.push((await sharp(await Bun.file(join(dir, picture.id, 'original.webp')).bytes()).metadata()).width)
  }
  await rm(dir, { recursive: true })
  expect(widths).toEqual([512, 128, 128])
  expect(rows[0]).toMatchObject({
    id: picture.id,
    width: 512,
    height: 512,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(rows[1]).toEqual(rows[0])
  expect(rows[2]).toEqual(rows[0])
})
