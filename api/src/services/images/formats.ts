/** Widths and formats an image is offered in; a request for anything else is answered 404, so nobody can fill the disk. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1200] as const
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export type ImageVariant = { width: ImageWidth; format: ImageFormat }

/** Reads `640.webp`; null for any other width, format or spelling. */
export function parseVariant(file: string): ImageVariant | null {
  const [name, extension, ...rest] = file.split('.')
  const width = IMAGE_WIDTHS.find((one) => String(one) === name)
  const format = IMAGE_FORMATS.find((one) => one === extension)
  return width === undefined || format === undefined || rest.length > 0 ? null : { width, format }
}

/** Numbers and UUIDs pass; anything that could climb out of the folder does not. */
export function isImageId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id)
}

/** The file of a picture that its sizes are made of. */
export const ORIGINAL = 'original.webp'
