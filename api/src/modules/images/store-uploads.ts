import { IMAGES_MAX, tooManyImages } from '@ostrov/shared/images/rules'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import type { Limits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import { type Images, isFull } from '../../services/images/images'
import { measureUpload, type StoredImage, type UploadRefusal } from '../../services/images/process-upload'
import { TurnstileFull } from '../../services/images/turnstile'
import { writeEntry } from '../audit/write-entry'
import { Image } from './image'
import { imageView } from './image-view'

type Uploading = {
  files: readonly Blob[]
  images: Images
  limits: Limits
  by: By
  now: Date
}

/** Two photographs of a good camera, or thirty as our own pages send them. */
const REQUEST_PIXELS = 100_000_000
/** So many pixels count as one picture; the work grows with them. */
const PIXELS_A_POINT = 5_000_000
const BUSY_SECONDS = 5

/**
 * Checks, re-encodes and keeps the pictures, all or none. What they will cost is read from their heads and counted
 * before the first is decoded.
 * @throws {Refusal} `image.not_image`, `image.too_large`, `image.too_many_pixels`, `image.too_much_work`, `image.no_room`, `image.busy`, `request.too_often`,
 * or a sentence about their number.
 */
export async function storeUploads(em: Em, { files, images, limits, by, now }: Uploading): Promise<ImageWire[]> {
  if (files.length > IMAGES_MAX) {
    throw new Refusal('request.invalid', { message: tooManyImages(), errors: { files: tooManyImages() } })
  }
  const uploads = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  const uploaded_by = `${by.kind}:${by.id}`
  await limits.consume('uploads', uploaded_by, await pointsOf(uploads))
  const decoded: StoredImage[] = []
  // One after another: thirty decoded photographs at once would fill the memory.
  for (const upload of uploads) decoded.push(await decode(images, upload, workOf(limits, uploaded_by)))
  return em.transactional(async (tx) => {
    const stored: Image[] = []
    for (const { bytes, ...facts } of decoded) {
      const id = Bun.randomUUIDv7()
      await keep(images, id, bytes, stored)
      stored.push(tx.create(Image, { id, ...facts, uploaded_by, created_at: now }))
    }
    await tx.flush()
    const to = { images: stored.map(({ id }) => id) }
    if (by.kind !== 'customer') await writeEntry(tx, { by, act: 'image.upload', subject: uploaded_by, to, now })
    return stored.map(imageView)
  })
}

/** How many pictures these count as. */
async function pointsOf(uploads: readonly Uint8Array[]): Promise<number> {
  const sizes: number[] = []
  for (const upload of uploads) {
    const size = await measureUpload(upload)
    if (!size.ok) throw refused(size.reason)
    sizes.push(size.pixels)
  }
  if (sizes.reduce((sum, pixels) => sum + pixels, 0) > REQUEST_PIXELS) throw new Refusal('image.too_many_pixels')
  return sizes.reduce((points, pixels) => points + Math.max(Math.ceil(pixels / PIXELS_A_POINT), 1), 0)
}

/** All or none: where there is no room for one, those before it go. */
async function keep(images: Images, id: string, bytes: StoredImage['bytes'], before: readonly Image[]) {
  try {
    await images.save(id, bytes)
  } catch (problem) {
    if (!isFull(problem)) throw problem
    await Promise.all(before.map((one) => images.remove(one.id)))
    throw new Refusal('image.no_room')
  }
}

const TENTH_MS = 100

type Work = { demandRoom: () => Promise<void>; charge: (cpu_ms: number) => Promise<void> }

/** What pictures may cost the processor for one person; heads tell pixels, and some kilobytes take it for seconds all the same. */
function workOf(limits: Limits, uploaded_by: string): Work {
  const told = (problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem
    const { retryAfter } = problem.details
    return new Refusal('image.too_much_work', retryAfter === undefined ? {} : { retryAfter })
  }
  return {
    demandRoom: () =>
      limits.demandRoom('picture_work', uploaded_by).catch((problem: unknown) => {
        throw told(problem)
      }),
    // The one that uses it up is done already.
    charge: async (cpu_ms) => {
      const tenths = Math.max(1, Math.ceil(cpu_ms / TENTH_MS))
      await limits.consume('picture_work', uploaded_by, tenths).catch(told)
    },
  }
}

async function decode(images: Images, upload: Uint8Array, work: Work): Promise<StoredImage> {
  await work.demandRoom()
  const result = await images.process(upload).catch((error: unknown) => {
    if (error instanceof TurnstileFull) throw new Refusal('image.busy', { retryAfter: BUSY_SECONDS })
    throw error
  })
  await work.charge(result.cpu_ms)
  if (!result.ok) throw refused(result.reason)
  return result.image
}

function refused(reason: UploadRefusal) {
  return new Refusal(reason === 'not_an_image' ? 'image.not_image' : 'image.too_large')
}
