import type { ImageWire } from '@ostrov/shared/wire/schema'
import { SlideLink } from './SlideLink'
import { slidesOf } from './slides'
import './photos.css'

type Props = { images: readonly ImageWire[]; author: string }

/** What a customer photographed. */
export default function ReviewPhotos({ images, author }: Props) {
  const slides = slidesOf(images, null, `Фото к\u00a0отзыву: ${author}`)
  return (
    <ul className="ui-row">
      {slides.map(({ alt }, at) => (
        <li key={alt}>
          <SlideLink slides={slides} at={at} ratio={1} sizes="96px" className="photos__review" />
        </li>
      ))}
    </ul>
  )
}
