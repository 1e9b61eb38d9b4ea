import sharp from 'sharp'

type Target = { width: number; format: 'avif' | 'webp' | 'jpeg' }

/** Raster of a drawn picture, width in pixels, height by its own proportion. */
export const renderPicture = (svg: string, { width, format }: Target): Promise<Buffer> => {
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  // A vector is rasterised at the asked size, so that a small picture does not pay for a large raster first.
  const image = sharp(Buffer.from(svg), { density: (72 * width) / drawn }).resize({ width })
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 82, effort: 2 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer()
}
