import { ImageOff } from 'lucide-react'
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

export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

/** The address of a stored picture at one of the widths kept ready. */
export function pictureUrl(
  id: string,
  width: (typeof PICTURE_WIDTHS)[number],
  format: 'avif' | 'webp' | 'jpeg',
): string {
  return `/api/images/${id}/${width}.${format}`
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

/**
 * The kept widths of a picture that a place may need, as in `srcset`.
 * @param widest px of the widest file; a place of plain pixels needs three for each.
 */
export function pictureSet(
  id: string,
  format: (typeof PICTURE_FORMATS)[number],
  sizes: string,
  widest = /^\d+px$/.test(sizes) ? 3 * Number.parseInt(sizes, 10) : Number.POSITIVE_INFINITY,
): string {
  return PICTURE_WIDTHS.filter((_, at) => (PICTURE_WIDTHS[at - 1] ?? 0) < widest)
    .map((width) => `${pictureUrl(id, width, format)} ${width}w`)
    .join(', ')
}
