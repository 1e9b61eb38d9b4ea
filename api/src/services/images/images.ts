import sharp, { type Sharp } from 'sharp'
import type { ImagesConfig } from '../../config'
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageVariant, isImageId, ORIGINAL, parseVariant } from './formats'
import { createImageStore } from './image-store'
import type { ImageStore } from './listed-store'
import { processUpload, type UploadResult } from './process-upload'
import { createTurnstile, type Turnstile, TurnstileFull } from './turnstile'

type Drawing = (photo: Uint8Array | null) => Promise<Uint8Array<ArrayBuffer>>
export type Images = ReturnType<typeof createImages>

/** Decoding is heavy: two at once per process, the rest wait, and too many are sent away for a moment. */
const AT_ONCE = 2
const WAITING = 64
/** Uploads go one by one and beside the others, so that nobody's page waits for somebody's thirty photographs. */
const UPLOADS_AT_ONCE = 1
const UPLOADS_WAITING = 16
const YEAR_SECONDS = 31_536_000

/**
 * The door to stored pictures. An id is given by the caller (a number or a UUID of its own row) and never reused,
 * so every address can be cached for ever.
 */
export function createImages(config: ImagesConfig, store: ImageStore = createImageStore(config)) {
  const turnstile = createTurnstile(AT_ONCE, WAITING)
  const uploads = createTurnstile(UPLOADS_AT_ONCE, UPLOADS_WAITING)
  const variant = createSizes(store, turnstile)

  return {
    /**
     * Checks and re-encodes an upload; see {@link processUpload}. `cpu_ms` is about what it took of the processor.
     * Throws TurnstileFull when too many wait.
     */
    process: (upload: Uint8Array): Promise<UploadResult & { cpu_ms: number }> =>
      uploads(async () => {
        const used = cpuBeside()
        const result = await processUpload(upload)
        return { ...result, cpu_ms: used() }
      }),

    /** Keeps a processed picture under an id. */
    async save(id: string | number, bytes: Uint8Array<ArrayBuffer>) {
      await store.put(originalKey(checkedId(id)), bytes, 'image/webp')
    },

    /** Forgets a picture and all its sizes. */
    async remove(id: string | number) {
      const name = checkedId(id)
      const variants = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format })))
      await store.remove([originalKey(name), ...variants.map((one) => variantKey(name, one))])
    },

    /** The stored picture itself; null when there is none. */
    async original(id: string): Promise<Uint8Array | null> {
      const kept = await store.get(originalKey(checkedId(id)))
      return kept && new Uint8Array(await kept.arrayBuffer())
    },

    /**
     * What is kept under this name, or else is drawn over a photograph and kept.
     * @throws {TurnstileFull} when too many are drawn at once
     */
    async drawn(folder: string, file: string, { photo, draw }: { photo: string | null; draw: Drawing }) {
      const key = `${checkedId(folder)}/${file}`
      const known = await store.get(key)
      if (known) return known
      const bytes = await turnstile(async () => {
        const original = photo === null ? null : await store.get(originalKey(photo))
        return draw(original && (await original.bytes()))
      })
      await tryToKeep(store, key, bytes, 'image/jpeg')
      return new Blob([bytes])
    },

    /** Forgets what was drawn. */
    removeDrawn: (folder: string, files: readonly string[]) =>
      store.remove(files.map((file) => `${checkedId(folder)}/${file}`)),

    /** Answers `GET /api/images/{id}/{width}.{format}`, for example `/api/images/42/640.avif`. */
    respond: (request: Request, id: string, file: string) => respond(variant, request, id, file),
  }
}

/** Milliseconds of the processor that other threads than this one use: pictures are decoded in those. */
function cpuBeside(): () => number {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
  return () => {
    const [allNow, ownNow] = [process.cpuUsage(all), process.threadCpuUsage(own)]
    return Math.max(0, (allNow.user + allNow.system - ownNow.user - ownNow.system) / 1000)
  }
}

async function respond(variant: Sizes, request: Request, id: string, file: string): Promise<Response> {
  const wanted = parseVariant(file)
  if (wanted === null || !isImageId(id)) return problem(404, 'image.not_found', 'Картинка не\u00a0найдена')
  const headers = imageHeaders(id, wanted)
  if (matchesTag(request, headers.etag)) return new Response(null, { status: 304, headers })
  try {
    const picture = await variant(id, wanted)
    if (picture === null) return problem(404, 'image.not_found', 'Картинка не\u00a0найдена')
    return new Response(request.method === 'HEAD' ? null : picture, { headers })
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    return problem(503, 'image.busy', 'Слишком много картинок сразу. Повторите через пару секунд')
  }
}

/** What can be made again is shown all the same where there is no room for it: the next who asks has it made anew. */
async function tryToKeep(store: ImageStore, key: string, bytes: Uint8Array<ArrayBuffer>, type: string) {
  await store.put(key, bytes, type).catch((problem: unknown) => {
    if (!isFull(problem)) throw problem
  })
}

const FULL = ['ENOSPC', 'EDQUOT']
/** Whether there was no room to write. */
export const isFull = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && FULL.includes(String(problem.code))

type Sizes = ReturnType<typeof createSizes>

/** Makes a size once, however many ask for it at the same moment, and keeps it. Null when there is no such image. */
function createSizes(store: ImageStore, turnstile: Turnstile) {
  const inWork = new Map<string, Promise<Blob | null>>()

  async function findOrMake(id: string, key: string, wanted: ImageVariant) {
    const known = await store.get(key)
    if (known !== null) return known
    const original = await store.get(originalKey(id))
    if (original === null) return null
    const bytes = await turnstile(async () => resize(await original.bytes(), wanted))
    await tryToKeep(store, key, bytes, `image/${wanted.format}`)
    // Removed while this size was being made: nothing of it may stay.
    if ((await store.get(originalKey(id))) === null) {
      await store.remove([key])
      return null
    }
    return new Blob([bytes])
  }

  return (id: string, wanted: ImageVariant): Promise<Blob | null> => {
    const key = variantKey(id, wanted)
    const started = inWork.get(key)
    if (started !== undefined) return started
    const work = findOrMake(id, key, wanted).finally(() => inWork.delete(key))
    inWork.set(key, work)
    return work
  }
}

function imageHeaders(id: string, { width, format }: ImageVariant) {
  return {
    'content-type': `image/${format}`,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    etag: `"${id}-${width}-${format}"`,
    'x-content-type-options': 'nosniff',
  }
}

function matchesTag(request: Request, etag: string) {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function problem(status: number, errorMessage: string, message: string) {
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '2' } : {}) }
  return Response.json({ errorMessage, message }, { status, headers })
}

async function resize(original: Uint8Array, { width, format }: ImageVariant): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(original).resize({ width, withoutEnlargement: true })
  return new Uint8Array(await encoded(picture, format).toBuffer())
}

function encoded(picture: Sharp, format: ImageVariant['format']) {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 })
    case 'jpeg':
      // JPEG has no transparency: a logo without a ground would turn black.
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true })
  }
}

function checkedId(id: string | number) {
  if (!isImageId(String(id))) throw new Error('An image id holds letters, digits, - and _ only')
  return String(id)
}

function originalKey(id: string) {
  return `${id}/${ORIGINAL}`
}

function variantKey(id: string, { width, format }: ImageVariant) {
  return `${id}/${width}.${format}`
}
