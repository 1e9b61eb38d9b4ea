import { plural } from '../formats/plural'

/** Photographs one may attach at once. */
export const IMAGES_MAX = 30
/** A photograph is scaled down to so many pixels on its long side before it is sent. */
export const IMAGE_LONG_SIDE = 1200
export const IMAGE_JPEG_QUALITY = 0.7

/** «Вы не можете загрузить более 30 фотографий» */
export function tooManyImages(max = IMAGES_MAX): string {
  return `Вы не можете загрузить более ${max} ${plural(max, 'фотографии', 'фотографий', 'фотографий')}`
}

/** The size a picture is scaled to: within the long side, its shape kept, never enlarged. */
export function scaledSize(
  width: number,
  height: number,
  longSide = IMAGE_LONG_SIDE,
): { width: number; height: number } {
  const scale = Math.min(longSide / Math.max(width, height), 1)
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) }
}
