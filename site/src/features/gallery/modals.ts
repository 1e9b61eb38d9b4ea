import type { ModalKind } from '../modals/kind'
import type { ShownSlides } from './GalleryView'

export const GALLERY: ModalKind<ShownSlides> = {
  name: 'Gallery',
  load: () => import('./GalleryView'),
  title: 'Фото',
  size: 'full',
  bare: true,
}
