import type { ImageWire } from '@ostrov/shared/wire/schema'

/** One thing to look at in the gallery. */
export type Slide =
  | { kind: 'photo'; id: string; color: string; ratio: number; alt: string }
  | { kind: 'video'; url: string; alt: string }

/** Photographs, then the video if there is one. `about` is what all of them show. */
export function slidesOf(images: readonly ImageWire[], video: string | null, about: string): Slide[] {
  const slides = images.map(({ id, color, width, height }, at): Slide => {
    const alt = at === 0 ? about : `${about}, фото\u00a0${at + 1}`
    return { kind: 'photo', id, color, ratio: width / height, alt }
  })
  return video ? [...slides, { kind: 'video', url: video, alt: `${about}, видео` }] : slides
}

/** The neighbour of a slide so many steps on; after the last comes the first. */
export function stepTo(at: number, step: number, count: number): number {
  return (((at + step) % count) + count) % count
}

/** px a finger must travel out of the row to come round to its other end. */
export const SWIPE = 60

/** Which way a finger leads out of the row of slides, having travelled so many px; 0 while there is a slide that way. */
export function wayOut(at: number, count: number, travelled: number): -1 | 0 | 1 {
  if (at === count - 1 && travelled < 0) return 1
  return at === 0 && travelled > 0 ? -1 : 0
}

/** Where a slide of a page's gallery is found: as a part of the page that stands there without scripts, too. */
export const slideAddress = (part: string, at: number): string => `#${part}-${at + 1}`

/** The part of a page's address that names one of its photos. */
export const PHOTO_PART = 'photo'
