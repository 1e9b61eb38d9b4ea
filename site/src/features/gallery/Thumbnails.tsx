import type { PhotosProps } from './ProductPhotos'
import { SlideLink } from './SlideLink'
import { slidesOf } from './slides'
import './photos.css'

/** Beside the main picture at most so many small ones are shown. */
const MOST = 6

/** The other pictures of a dish, small; nothing when there is but one. What does not fit is counted on the last. */
export default function Thumbnails({ images, video = null, name }: PhotosProps) {
  const slides = slidesOf(images, video, name)
  const rest = slides.length - 1 - MOST
  if (slides.length < 2) return null
  return (
    <ul className="photos__row" aria-label="Ещё фото">
      {slides.slice(1).map(({ alt }, index) => (
        <li key={alt} className="photos__item">
          <SlideLink slides={slides} at={index + 1} ratio={1} sizes="88px" className="photos__thumbnail">
            {index === MOST - 1 && rest > 0 && (
              <span className="photos__rest">
                <span className="ui-hidden">и&nbsp;ещё&nbsp;</span>
                {`+${rest}`}
              </span>
            )}
          </SlideLink>
        </li>
      ))}
    </ul>
  )
}
