import type { ModalKind } from '../modals/kind'
import type { ShownSlides } from './GalleryView'
import { slideAddress } from './slides'

export const GALLERY: ModalKind<ShownSlides> = {
  name: 'Gallery',
  load: () => import('./GalleryView'),
  title: 'Фото',
  size: 'full',
  bare: true,
  address: ({ part, at }) => part && slideAddress(part, at),
}
