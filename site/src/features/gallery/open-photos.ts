import { openModal } from '../modals/store'
import { GALLERY } from './modals'
import { PHOTO_PART, type Slide } from './slides'

/** The photos of a page in the gallery, which has an address. */
export function openPhotos({ dataset }: HTMLElement, at: number): void {
  const slides: Slide[] = JSON.parse(dataset.slides ?? '[]')
  openModal(GALLERY, { slides, at, part: PHOTO_PART })
}
