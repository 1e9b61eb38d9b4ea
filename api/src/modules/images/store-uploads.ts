import { IMAGES_MAX, tooManyImages } from '@ostrov/shared/images/rules'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import type { Limits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import type { Images } from '../../services/images/images'
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
 * @throws {Refusal} `image.not_image`, `image.too_large`, `image.too_many_pixels`, `image.busy`, `request.too_often`,
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
  for (const upload of uploads) decoded.push(await decode(images, upload))
  return em.transactional(async (tx) => {
    const stored: Image[] = []
    for (const { bytes, ...facts } of decoded) {
      const id = Bun.randomUUIDv7()
      await images.save(id, bytes)
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

async function decode(images: Images, upload: Uint8Array): Promise<StoredImage> {
  const result = await images.process(upload).catch((error: unknown) => {
    if (error instanceof TurnstileFull) throw new Refusal('image.busy', { retryAfter: BUSY_SECONDS })
    throw error
  })
  if (!result.ok) throw refused(result.reason)
  return result.image
}

function refused(reason: UploadRefusal) {
  return new Refusal(reason === 'not_an_image' ? 'image.not_image' : 'image.too_large')
}
