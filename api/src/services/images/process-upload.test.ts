import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { decodeHeic } from './heic'
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

describe('a phone’s HEIC', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('turned as its EXIF says: %d', async (orientation) => {
    const heic = await stored(turned(await quarters(), orientation))
    const jpeg = await stored(
      await sharp(await fourColours())
        .withMetadata({ orientation })
        .jpeg({ quality: 95 })
        .toBuffer(),
    )
    expect([heic.width, heic.height]).toEqual([jpeg.width, jpeg.height])
    expect(await corners(heic.bytes)).toEqual(await corners(jpeg.bytes))
    const kept = await sharp(heic.bytes).metadata()
    expect([kept.format, kept.exif, kept.orientation, kept.hasAlpha]).toEqual(['webp', undefined, undefined, false])
  })

  test('is turned once when it says so itself too', async () => {
    const file = await quarters()
    // Its profile of colours becomes a turn by a quarter to the left.
    const at = file.indexOf('colr')
    file.write('irot\x01', at, 'latin1')
    const heic = await stored(turned(file, 6))
    const jpeg = await stored(
      await sharp(await fourColours())
        .withMetadata({ orientation: 8 })
        .jpeg({ quality: 95 })
        .toBuffer(),
    )
    expect(await corners(heic.bytes)).toEqual(await corners(jpeg.bytes))
  })

  test('has the colours it was meant in', async () => {
    const file = await Bun.file(`${import.meta.dir}/../../../test/pictures/display-p3.heic`).bytes()
    const { color } = await stored(file)
    // Shown as if it were sRGB, it would be duller: #d2….
    expect(color).toMatch(/^#e[0-9a-f]/)
  })

  test('that is broken, cut or only begins as one is none', async () => {
    const file = await quarters()
    for (const broken of [
      file.subarray(0, 1000),
      file.subarray(0, 30),
      Buffer.concat([file.subarray(0, 905), Buffer.alloc(441, 7)]),
    ]) {
      expect(await processUpload(broken)).toEqual({ ok: false, reason: 'not_an_image' })
    }
    const story = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and then a story', 'latin1')
    expect(await processUpload(story)).toEqual({ ok: false, reason: 'not_an_image' })
  })

  test('of more than 50 megapixels is refused by its head', async () => {
    const file = await quarters()
    const size = file.indexOf('ispe') + 8
    file.writeUInt32BE(9000, size)
    file.writeUInt32BE(9000, size + 4)
    expect(await processUpload(file)).toEqual({ ok: false, reason: 'too_many_pixels' })
  })

  test('that takes too long is given up, and nothing of it goes on', async () => {
    await expect(decodeHeic(await quarters(), 0.001)).rejects.toThrow('timeout')
    // Other threads of a busy process work now and then; a decoder that goes on leaves no moment free.
    let isQuiet = false
    for (let moment = 0; moment < 30 && !isQuiet; moment++) {
      const before = process.cpuUsage()
      await Bun.sleep(100)
      isQuiet = process.cpuUsage(before).user < 50_000
    }
    expect(isQuiet).toBe(true)
  })
})

const quarters = async () =>
  Buffer.from(await Bun.file(`${import.meta.dir}/../../../test/pictures/quarters.heic`).arrayBuffer())

/** The picture with another word about its turn: the entry 0x0112 of its EXIF. */
function turned(heic: Buffer, orientation: number): Buffer {
  const at = heic.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]))
  heic.writeUInt16LE(orientation, at + 8)
  return heic
}

/** What `quarters.heic` was made of: red and green above blue and white. */
function fourColours() {
  const quarter = (background: typeof RED) => ({ create: { width: 40, height: 32, channels: 3 as const, background } })
  return sharp({ create: { width: 80, height: 64, channels: 3, background: { r: 240, g: 240, b: 240 } } })
    .composite([
      { input: quarter({ r: 210, g: 40, b: 30 }), left: 0, top: 0 },
      { input: quarter({ r: 30, g: 160, b: 60 }), left: 40, top: 0 },
      { input: quarter({ r: 30, g: 60, b: 200 }), left: 0, top: 32 },
    ])
    .png()
    .toBuffer()
}

/** The colours of a picture's four quarters, roughly. */
async function corners(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(place, place + 3)].map((one) => Math.round(one / 64)).join()
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}
