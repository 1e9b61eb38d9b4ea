import { Picture } from '@ostrov/shared/ui/Picture'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import { Images } from 'lucide-react'
import { openModal } from '../modals/store'
import { GALLERY } from './modals'
import { loadGallery, SlideLink } from './SlideLink'
import { slidesOf } from './slides'
import './photos.css'

export type PhotosProps = { images: readonly ImageWire[]; video?: string | null; name: string }

const WIDE = '(min-width: 1180px) 1180px, 100vw'

/** The first picture of a dish, as wide as the page; «Нет фото» without any. */
export default function ProductPhotos({ images, video = null, name }: PhotosProps) {
  const slides = slidesOf(images, video, name)
  if (slides.length === 0) return <Picture image={null} alt="" ratio={1} className="photos__none" />
  return (
    <div className="photos">
      <SlideLink slides={slides} at={0} ratio={1} sizes={WIDE} eager className="photos__main" />
      {slides.length > 1 && (
        <button
          type="button"
          className="photos__all row"
          onPointerDown={loadGallery}
          onClick={() => openModal(GALLERY, { slides, at: 0 })}
        >
          <Images size={18} aria-hidden="true" />
          Показать все фото
        </button>
      )}
    </div>
  )
}
