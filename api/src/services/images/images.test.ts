import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startS3StandIn } from '../../../stand-ins/s3-stand-in'
import { createFileStore } from './file-store'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from './formats'
import { createImages, type Images } from './images'
import type { ImageStore } from './listed-store'
import { createTurnstile, TurnstileFull } from './turnstile'

let dir: string
let bucket: ReturnType<typeof startS3StandIn>
let upload: Uint8Array
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ostrov-images-'))
  bucket = startS3StandIn('pictures', 'key')
  upload = await sharp({
    create: { width: 1000, height: 500, channels: 4, background: { r: 11, g: 103, b: 103, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await Promise.all([bucket.stop(), rm(dir, { recursive: true })])
})

const overFiles = () => createImages({ dir, s3Url: '' })
const overBucket = () => createImages({ dir: '', s3Url: bucket.url })
const get = (images: Images, id: string, file: string, headers = {}) =>
  images.respond(new Request(`http://localhost/api/images/${id}/${file}`, { headers }), id, file)

async function saved(images: Images) {
  const id = crypto.randomUUID()
  const result = await images.process(upload)
  if (!result.ok) throw new Error(result.reason)
  await images.save(id, result.image.bytes)
  return id
}

describe.each([
  ['files', overFiles],
  ['a bucket', overBucket],
])('kept in %s', (_name, open) => {
  test('a picture is given in every format at the asked width', async () => {
    const images = open()
    const id = await saved(images)
    for (const format of IMAGE_FORMATS) {
      const response = await get(images, id, `320.${format}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
      const made = await sharp(await response.arrayBuffer()).metadata()
      expect(made).toMatchObject({ format: format === 'avif' ? 'heif' : format, width: 320, height: 160 })
    }
  })

  test('a size is made once and found by another process', async () => {
    const id = await saved(open())
    const first = await (await get(open(), id, '160.webp')).bytes()
    const second = await (await get(open(), id, '160.webp')).bytes()
    expect(second).toEqual(first)
  })

  test('a removed picture is gone with all its sizes', async () => {
    const images = open()
    const id = await saved(images)
    await get(images, id, '160.webp')
    await images.remove(id)
    expect((await get(images, id, '160.webp')).status).toBe(404)
  })

  test('a picture that never was is 404 and not cached', async () => {
    const response = await get(open(), crypto.randomUUID(), '160.webp')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('the answer', () => {
  test('may be kept for ever and is not sent again to one who has it', async () => {
    const images = overFiles()
    const id = await saved(images)
    const first = await get(images, id, '480.webp')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const tag = first.headers.get('etag') ?? ''
    const again = await get(images, id, '480.webp', { 'if-none-match': `"other", W/${tag}` })
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0])
    expect((await get(images, id, '640.webp', { 'if-none-match': tag })).status).toBe(200)
  })

  test('is no wider than the picture itself', async () => {
    const images = overFiles()
    const response = await get(images, await saved(images), '1200.webp')
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1000)
  })

  test('in JPEG stands on white where the picture is transparent', async () => {
    const images = overFiles()
    const response = await get(images, await saved(images), '160.jpeg')
    const { channels } = await sharp(await response.arrayBuffer()).stats()
    expect(channels[0]?.mean).toBeGreaterThan(120)
  })

  const wrong = ['161.webp', '160.svg', '160', '0160.webp', '160.webp.jpeg', 'original.webp', '..', '160.WEBP']
  test.each(wrong)('for %s is 404', async (file) => {
    const images = overFiles()
    expect((await get(images, await saved(images), file)).status).toBe(404)
  })

  test.each(['..', '../x', '%2e%2e', 'a/b', 'a\\b', '', 'a\0b', 'x'.repeat(65)])('for the id %p is 404', async (id) => {
    expect((await overFiles().respond(new Request('http://localhost/'), id, '160.webp')).status).toBe(404)
  })

  test('a strange id is not saved', async () => {
    await expect(overFiles().save('../escape', new Uint8Array())).rejects.toThrow()
  })
})

test('many who ask at once for a new size get one work and leave no drafts', async () => {
  const images = overFiles()
  const id = await saved(images)
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(images, id, '960.webp')))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect((await readdir(join(dir, id))).sort()).toEqual(['960.webp', 'original.webp'])
})

test('too many different works at once send the last away for a moment', async () => {
  const images = overFiles()
  const ids = await Promise.all(Array.from({ length: 9 }, () => saved(images)))
  const asked = ids.flatMap((id) =>
    IMAGE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.jpeg`].map((file) => [id, file] as const)),
  )
  const answers = await Promise.all(asked.map(([id, file]) => get(images, id, file)))
  const refused = answers.filter((one) => one.status === 503)
  expect(refused.length).toBe(asked.length - 66)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
})

/** Keeps what is there already and has room for no more. */
function fullStore(): ImageStore {
  const { get, remove } = createFileStore(dir)
  return { get, remove, put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) }
}

test('a full disk shows what is there: sizes and drawings are given without being kept', async () => {
  const id = await saved(overFiles())
  const images = createImages({ dir, s3Url: '' }, fullStore())
  for (const file of ['320.webp', '320.webp', '160.jpeg']) expect((await get(images, id, file)).status).toBe(200)
  const drawn = await images.drawn('share-1', 'a.jpg', { photo: id, draw: async () => new Uint8Array([1, 2]) })
  expect(await drawn.bytes()).toEqual(new Uint8Array([1, 2]))
  expect(await readdir(join(dir, id))).toEqual(['original.webp'])
})

test('a file that was not written whole leaves no draft', async () => {
  const store = createFileStore(dir)
  await store.put('whole/a.webp/b', new Uint8Array([1]), 'image/webp')
  // A folder stands where the file shall be.
  await expect(store.put('whole/a.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow()
  expect(await readdir(join(dir, 'whole'))).toEqual(['a.webp'])
})

describe('the turnstile', () => {
  test('lets so many in and serves the line in order', async () => {
    const pass = createTurnstile(2, 10)
    let inside = 0
    let most = 0
    const done: number[] = []
    const work = async (number: number) => {
      inside += 1
      most = Math.max(most, inside)
      await Bun.sleep(5)
      inside -= 1
      done.push(number)
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => pass(() => work(number))))
    expect(most).toBe(2)
    expect(done).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('stays usable after a failure', async () => {
    const pass = createTurnstile(1, 0)
    await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await pass(async () => 'fine')).toBe('fine')
  })

  test('refuses beyond its line', async () => {
    const pass = createTurnstile(1, 0)
    const first = pass(() => Bun.sleep(10))
    await expect(pass(async () => undefined)).rejects.toBeInstanceOf(TurnstileFull)
    await first
  })
})
