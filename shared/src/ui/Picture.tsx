import { ImageOff } from 'lucide-react'
import { PICTURE_FORMATS, pictureSet, pictureUrl } from '../images/picture-url'
import type { ImageWire } from '../wire/schema'

/** A stored picture: its id and its own colour, shown until it arrives. */
export type PictureImage = Pick<ImageWire, 'id'> & Partial<Pick<ImageWire, 'color'>>

export type PictureProps = {
  image: PictureImage | null | undefined
  /** What is in the picture; empty when the words beside it say the same. */
  alt: string
  /** Width over height of its place: 16 / 9, 1, 4 / 3. */
  ratio?: number
  /** How wide its place is, as in `<img sizes>`. */
  sizes?: string
  /** The picture a person sees first: loaded at once, not lazily. */
  eager?: boolean
  className?: string
}

/** A picture with its place reserved and its colour behind, in the lightest format the browser knows; «Нет фото» without one. */
export function Picture({ image, alt, ratio = 4 / 3, sizes = '100vw', eager = false, className }: PictureProps) {
  const classes = className ? `ui-photo ${className}` : 'ui-photo'
  if (!image) {
    return (
      <span className={`${classes} ui-photo--none`} style={{ aspectRatio: ratio }}>
        <ImageOff size={28} strokeWidth={1.5} aria-hidden="true" />
        Нет фото
      </span>
    )
  }
  return (
    <picture className={classes} style={{ aspectRatio: ratio, backgroundColor: image.color }}>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSet(image.id, format, sizes)} sizes={sizes} />
      ))}
      {/* For browsers that know neither: one size does. */}
      <img
        src={pictureUrl(image.id, 640, 'jpeg')}
        alt={alt}
        width={640}
        height={Math.round(640 / ratio)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
