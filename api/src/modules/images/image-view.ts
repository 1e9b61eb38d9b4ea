import type { ImageWire } from '@ostrov/shared/wire/schema'
import type { Em } from '../../db/orm'
import { Image } from './image'

type ImageFacts = Pick<Image, 'id' | 'width' | 'height' | 'color'>

/** A picture as the wire shows it, at 960 px. */
export function imageView({ id, width, height, color }: ImageFacts): ImageWire {
  return { id, url: `/api/images/${id}/960.webp`, width, height, color }
}

/** The pictures of these ids in one query; ids that are null or unknown are simply absent. */
export async function loadImages(em: Em, ids: Iterable<string | null | undefined>): Promise<Map<string, ImageWire>> {
  const wanted = new Set<string>()
  for (const id of ids) if (id) wanted.add(id)
  if (wanted.size === 0) return new Map()
  const found = await em.find(Image, { id: { $in: [...wanted] } })
  return new Map(found.map((image) => [image.id, imageView(image)]))
}

/** The picture of `id` among loaded ones, or null. */
export function pictureOf(images: Map<string, ImageWire>, id: string | null | undefined): ImageWire | null {
  return (id && images.get(id)) || null
}
