import { turnedSize } from '../images/pictures'
import { IMAGE_JPEG_QUALITY, scaledSize } from '../images/rules'

/**
 * The picture as it is sent: a JPEG within the long side, turned so many quarters to the right. One that the browser
 * cannot read is sent as it is: the server reads more kinds, and says when it is none.
 */
export async function shrinkImage(file: Blob, turns: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const size = scaledSize(bitmap.width, bitmap.height)
  const canvas = Object.assign(document.createElement('canvas'), turnedSize(size, turns))
  const paper = canvas.getContext('2d')
  if (!paper) return file
  // What was transparent would be black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.translate(canvas.width / 2, canvas.height / 2)
  paper.rotate((turns * Math.PI) / 2)
  paper.drawImage(bitmap, -size.width / 2, -size.height / 2, size.width, size.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', IMAGE_JPEG_QUALITY))
}
