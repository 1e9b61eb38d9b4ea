import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Play } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { openModal, opensElsewhere } from '../modals/store'
import { GALLERY } from './modals'
import type { Slide } from './slides'

type Props = {
  slides: readonly Slide[]
  at: number
  ratio: number
  /** How wide its place is, as in `<img sizes>`. */
  sizes: string
  eager?: boolean
  className: string
  /** Lies over the picture. */
  children?: ReactNode
}

/** A picture that opens the gallery; before the page's JavaScript has come, and without it, a link to the picture itself. */
export function SlideLink({ slides, at, ratio, sizes, eager, className, children }: Props) {
  const slide = slides[at]
  if (!slide) return null
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    // Not every browser gives the focus to a link that is pressed, and closing returns it to where it was.
    event.currentTarget.focus()
    openModal(GALLERY, { slides, at })
  }
  const href = slide.kind === 'photo' ? pictureUrl(slide.id, 1200, 'jpeg') : slide.url
  return (
    <a className={className} href={href} onClick={open} onPointerDown={loadGallery}>
      {slide.kind === 'photo' ? (
        <Picture image={slide} alt={slide.alt} ratio={ratio} sizes={sizes} eager={eager} />
      ) : (
        <span className="photos__video" style={{ aspectRatio: ratio }}>
          <Play size={24} aria-hidden="true" />
          <span className="ui-hidden">{slide.alt}</span>
        </span>
      )}
      {children}
    </a>
  )
}

/** Between the press and the click the gallery's code is on its way. */
export function loadGallery() {
  GALLERY.load().catch(() => {})
}
