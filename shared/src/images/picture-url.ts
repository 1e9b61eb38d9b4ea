/** The widths in px that a picture is kept at, and the formats it comes in, the lightest first. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpeg'

/** The address of a stored picture at one of the widths kept ready. */
export function pictureUrl(id: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat): string {
  return `/api/images/${id}/${width}.${format}`
}

/** The one that the wire names: a fair size, in what every browser of today shows. */
export const shownPictureUrl = (id: string) => pictureUrl(id, 960, 'webp')

/**
 * The kept widths of a picture that a place may need, as in `srcset`.
 * @param widest px of the widest file; a place of plain pixels needs three for each.
 */
export function pictureSet(
  id: string,
  format: PictureFormat,
  sizes: string,
  widest = /^\d+px$/.test(sizes) ? 3 * Number.parseInt(sizes, 10) : Number.POSITIVE_INFINITY,
): string {
  return PICTURE_WIDTHS.filter((_, at) => (PICTURE_WIDTHS[at - 1] ?? 0) < widest)
    .map((width) => `${pictureUrl(id, width, format)} ${width}w`)
    .join(', ')
}
