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

/** px a finger must travel beyond the last slide to come to the first. */
const SWIPE = 60

/** The step of a swipe that began on the first or the last slide and led out of the row; 0 while slides follow there. */
export function stepAround(at: number, count: number, travelled: number): -1 | 0 | 1 {
  if (at === count - 1 && travelled < -SWIPE) return 1
  return at === 0 && travelled > SWIPE ? -1 : 0
}
