/** RGBA. */
export type HeicPixels = { data: Uint8Array<ArrayBuffer>; width: number; height: number }

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif']

/** The kinds of picture that an ISO file says it is, of its first box. */
export function brandsOf(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256))
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return []
  const words =
    head
      .subarray(8, Math.min(head.readUInt32BE(0), head.length))
      .toString('latin1')
      .match(/.{4}/gs) ?? []
  // Between the brand and those it is compatible with stands its version.
  return words.filter((_, place) => place !== 1)
}

export function isHeic(bytes: Uint8Array): boolean {
  const brands = brandsOf(bytes)
  return !brands.includes('avif') && brands.some((brand) => BRANDS.includes(brand))
}

/**
 * Decodes a phone's HEIC, which our own decoder of pictures may not (HEVC is not free). Done by a worker, because it may
 * take seconds, and ended with it after so many: what it held goes with it.
 * @returns null when it is no picture.
 * @throws {Error} «timeout».
 */
export async function decodeHeic(upload: Uint8Array, seconds: number): Promise<HeicPixels | null> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url))
  const { promise, resolve, reject } = Promise.withResolvers<HeicPixels | null>()
  const late = setTimeout(() => reject(new Error('timeout: the picture took too long to decode')), seconds * 1000)
  worker.onmessage = ({ data }: MessageEvent<HeicPixels | null>) => resolve(data)
  worker.onerror = () => resolve(null)
  worker.postMessage(upload)
  try {
    return await promise
  } finally {
    clearTimeout(late)
    worker.terminate()
  }
}

/** Quarters to the right, after it was mirrored from left to right: the eight ways of EXIF. */
const TURNS: Record<number, { quarters: number; mirrored: boolean }> = {
  2: { quarters: 0, mirrored: true },
  3: { quarters: 2, mirrored: false },
  4: { quarters: 2, mirrored: true },
  5: { quarters: 3, mirrored: true },
  6: { quarters: 1, mirrored: false },
  7: { quarters: 1, mirrored: true },
  8: { quarters: 3, mirrored: false },
}
const UPRIGHT = { quarters: 0, mirrored: false }

/**
 * How a decoded HEIC is still to be turned. One that carries its turn as its own property is drawn turned already, and
 * what its EXIF repeats of that is not applied again.
 */
export function turnLeft(upload: Uint8Array, exif: Buffer | undefined): { quarters: number; mirrored: boolean } {
  const own = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  if (['irot', 'imir'].some((name) => own.subarray(0, metaEnd(own)).includes(name))) return UPRIGHT
  return TURNS[orientationOf(exif)] ?? UPRIGHT
}

/** Where the box of properties ends; they stand before the picture. */
function metaEnd(file: Buffer): number {
  const at = file.indexOf('meta')
  return at < 4 ? 0 : at - 4 + file.readUInt32BE(at - 4)
}

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** 1 to 8; 1 where nothing is said. */
function orientationOf(exif: Buffer | undefined): number {
  const tiff = exif?.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff?.toString('latin1', 0, 2) === 'II'
  const word = (at: number) =>
    !tiff || at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = tiff && tiff.length >= 8 ? (isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)) : 0
  for (let entry = 0; entry < word(first); entry++) {
    const at = first + 2 + entry * ENTRY_BYTES
    if (word(at) === ORIENTATION) return word(at + 8)
  }
  return 1
}
