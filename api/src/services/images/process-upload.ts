import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { brandsOf, decodeHeic, isHeic, turnLeft } from './heic'
import { type Look, lookOf } from './look'

export type StoredImage = Look & {
  /** WebP, at most 1200 px on the long side, without metadata. */
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  /** `#rrggbb` to show in the picture's place while it loads. */
  color: string
}
export type UploadRefusal = 'too_large' | 'too_many_pixels' | 'not_an_image'
export type UploadResult = { ok: true; image: StoredImage } | { ok: false; reason: UploadRefusal }
export type UploadSize = { ok: true; pixels: number } | { ok: false; reason: UploadRefusal }

/** Bytes, 15 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** A pixel of AVIF takes as long to decode as so many of a photograph: 50 megapixels in 200 kB took all cores for nine seconds. */
const AVIF_COST = 4
const LONG_SIDE = 1200
const SMALLER = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true } as const
/** A phone's photograph takes a tenth of this. */
const LONGEST_SECONDS = 10

/** How big the picture says it is, by its head alone and in pixels of a photograph: what it costs is known before anything of it is decoded. */
export async function measureUpload(upload: Uint8Array): Promise<UploadSize> {
  if (upload.byteLength > MAX_UPLOAD_BYTES) return { ok: false, reason: 'too_large' }
  if (!looksLikePicture(upload)) return { ok: false, reason: 'not_an_image' }
  try {
    const { width, height, format } = await sharp(upload, { limitInputPixels: false }).metadata()
    // A phone's HEIC of 48 megapixels is decoded elsewhere, within bounds of its own.
    const pixels = width * height * (format === 'heif' && !isHeic(upload) ? AVIF_COST : 1)
    return pixels > MAX_PIXELS ? { ok: false, reason: 'too_many_pixels' } : { ok: true, pixels }
  } catch {
    return { ok: false, reason: 'not_an_image' }
  }
}

/**
 * Decodes an upload and encodes it anew, so that what is stored is a picture and nothing else: no place, no camera, no
 * second file inside. The camera's turn is applied. Of an animation the first frame stays.
 */
export async function processUpload(upload: Uint8Array): Promise<UploadResult> {
  const size = await measureUpload(upload)
  if (!size.ok) return size
  try {
    return { ok: true, image: await encode(upload) }
  } catch (error) {
    const isSlow = error instanceof Error && /timeout/i.test(error.message)
    return { ok: false, reason: isSlow ? 'too_large' : 'not_an_image' }
  }
}

async function encode(upload: Uint8Array): Promise<StoredImage> {
  const upright = isHeic(upload)
    ? await uprightHeic(upload)
    : sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const { data, info } = await upright
    .resize(SMALLER)
    .toColourspace('srgb')
    .webp({ quality: 86, effort: 4, smartSubsample: true })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    width: info.width,
    height: info.height,
    color: await dominantColor(data),
    ...(await lookOf(data)),
  }
}

/** Its pixels come without the colours they are meant in (a phone's are wider than a screen's), so these go along as PNG has them. */
async function uprightHeic(upload: Uint8Array) {
  const { exif, icc, hasAlpha } = await sharp(upload, { limitInputPixels: MAX_PIXELS }).metadata()
  const pixels = await decodeHeic(upload, LONGEST_SECONDS)
  if (!pixels || pixels.width * pixels.height > MAX_PIXELS) throw new Error('This is no picture')
  const { data, width, height } = pixels
  const { quarters, mirrored } = turnLeft(upload, exif)
  const raw = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS })
  const png = await (hasAlpha ? raw : raw.removeAlpha())
    .flop(mirrored)
    .rotate(quarters * 90)
    .resize(SMALLER)
    .png({ compressionLevel: 1 })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer()
  return sharp(icc ? withProfile(png, icc) : png)
}

const PNG_HEAD_BYTES = 33

/** A PNG with the chunk `iCCP` behind its head. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(chunk.length - 4)
  check.writeUInt32BE(crc32(chunk))
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), length, chunk, check, png.subarray(PNG_HEAD_BYTES)])
}

async function dominantColor(picture: Uint8Array) {
  const small = await sharp(picture).resize(64, 64, { fit: 'inside' }).flatten({ background: '#fff' }).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The first bytes of JPEG, PNG, GIF, WebP, AVIF and HEIC. Other formats the decoder knows (SVG, PDF, TIFF) are documents that
 * may hold scripts or call the network, and never reach it.
 */
function looksLikePicture(bytes: Uint8Array) {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ||
    isHeic(bytes)
  )
}
