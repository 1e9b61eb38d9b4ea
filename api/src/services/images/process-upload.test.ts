import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES, measureUpload, processUpload } from './process-upload'

const RED = { r: 214, g: 63, b: 30 }

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: RED } })
}

async function stored(upload: Uint8Array) {
  const result = await processUpload(upload)
  if (!result.ok) throw new Error(result.reason)
  return result.image
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s is kept as WebP', async (format) => {
  const image = await stored(await picture(80, 60).toFormat(format).toBuffer())
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 })
  expect(image).toMatchObject({ width: 80, height: 60 })
})

test('the long side becomes 1200, a small picture is not blown up', async () => {
  expect(await stored(await picture(3000, 1500).jpeg().toBuffer())).toMatchObject({ width: 1200, height: 600 })
  expect(await stored(await picture(900, 1800).jpeg().toBuffer())).toMatchObject({ width: 600, height: 1200 })
})

test('the camera’s turn is applied and every mark of place and camera is gone', async () => {
  const upload = await picture(200, 100)
    .withExif({ IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitude: '46/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(upload).metadata()).exif).toBeDefined()
  const image = await stored(upload)
  expect(image).toMatchObject({ width: 100, height: 200 })
  const kept = await sharp(image.bytes).metadata()
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('its main colour is told', async () => {
  const { color } = await stored(await picture(300, 300).png().toBuffer())
  expect(color).toMatch(/^#d[0-9a-f]3[0-9a-f]1[0-9a-f]$/)
})

test('an AVIF, which takes longest to decode, is refused by its head at a quarter of the pixels', async () => {
  const avif = (width: number) => picture(width, 2_000).avif({ effort: 0 }).toBuffer()
  expect(await measureUpload(await avif(6_000))).toEqual({ ok: true, pixels: 48_000_000 })
  expect(await processUpload(await avif(6_500))).toEqual({ ok: false, reason: 'too_many_pixels' })
})

test('a transparent logo stays transparent', async () => {
  const logo = sharp({ create: { width: 50, height: 50, channels: 4, background: { ...RED, alpha: 0.2 } } })
  const image = await stored(await logo.png().toBuffer())
  expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true)
})

describe('refused', () => {
  const documents: [string, string][] = [
    ['a text', 'not a picture at all'],
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a bare JPEG mark', '\xff\xd8\xff\xe0 and then a story'],
  ]
  test.each(documents)('%s', async (_name, text) => {
    expect(await processUpload(Buffer.from(text, 'latin1'))).toEqual({ ok: false, reason: 'not_an_image' })
  })

  test('half a picture', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
        background: RED,
      },
    })
      .jpeg()
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    expect(await processUpload(half)).toEqual({ ok: false, reason: 'not_an_image' })
  })

  test('more than 15 MB', async () => {
    const upload = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    ;(await picture(10, 10).jpeg().toBuffer()).copy(upload)
    expect(await processUpload(upload)).toEqual({ ok: false, reason: 'too_large' })
  })

  test('a small file that unpacks to more than 50 megapixels', async () => {
    const bomb = await picture(10_000, 5_001).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await processUpload(bomb)).toEqual({ ok: false, reason: 'too_many_pixels' })
  })
})
