import { IMAGES_MAX, tooManyImages } from '@ostrov/shared/images/rules'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import { Refusal } from '../../http/problems'
import type { Images } from '../../services/images/images'
import { Image } from './image'
import { imageView } from './image-view'

type Uploading = {
  files: readonly Blob[]
  images: Images
  /** `customer:<uuid>`, `business:<uuid>` or `admin:<uuid>`. */
  uploaded_by: string
  now: Date
}

/**
 * Checks, re-encodes and keeps the pictures, all or none.
 * @throws {Refusal} `image.not_image`, `image.too_large`, or a sentence about their number.
 */
export async function storeUploads(em: Em, { files, images, uploaded_by, now }: Uploading): Promise<ImageWire[]> {
  if (files.length > IMAGES_MAX) {
    throw new Refusal('request.invalid', { message: tooManyImages(), errors: { files: tooManyImages() } })
  }
  const stored: Image[] = []
  // One after another: thirty decoded photographs at once would fill the memory.
  for (const file of files) {
    const result = await images.process(new Uint8Array(await file.arrayBuffer()))
    if (!result.ok) throw new Refusal(result.reason === 'not_an_image' ? 'image.not_image' : 'image.too_large')
    const { bytes, width, height, color } = result.image
    const id = Bun.randomUUIDv7()
    await images.save(id, bytes)
    stored.push(em.create(Image, { id, width, height, color, uploaded_by, created_at: now }))
  }
  await em.flush()
  return stored.map(imageView)
}
