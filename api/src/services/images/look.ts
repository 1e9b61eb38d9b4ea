import sharp, { type Sharp } from 'sharp'

/**
 * What a picture looks like, as 64 bits each, in PostgreSQL's signed numbers: the whole of it, and it without 5 % of every
 * side. A cropped copy as a whole is then what its original is inside. «0» says nothing: a picture of one colour.
 */
export type Look = { look: string; inner_look: string }

/** Two pictures are one where so few of the bits differ. */
export const SAME_LOOK = 6

const SIDE = 32
/** So many waves across and down are compared, each sign one bit. */
const WAVES = 8
const CROPPED = 0.05
/** Waves weaker than this are noise of the encoder, in levels of grey. */
const FLAT = 0.5

const COSINES = Array.from({ length: WAVES + 1 }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
)

/** Counts both of a stored picture. */
export async function lookOf(picture: Uint8Array): Promise<Look> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: 320, height: 320, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const grey = () => sharp(data, { raw: { width, height, channels } })
  const edge = Math.round(width * CROPPED)
  const inside = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }
  // One after the other: uploads are decoded one at a time.
  const look = await hashOf(grey())
  return { look, inner_look: await hashOf(grey().extract(inside)) }
}

/** The signs of the longest waves beside their middle: pHash. Light, size and the encoder change few of them. */
async function hashOf(grey: Sharp): Promise<string> {
  const pixels = await grey.resize({ width: SIDE, height: SIDE, fit: 'fill' }).extractChannel(0).raw().toBuffer()
  const waves = wavesOf(pixels)
  const sorted = waves.toSorted((one, other) => one - other)
  const middle = ((sorted[waves.length / 2 - 1] ?? 0) + (sorted[waves.length / 2] ?? 0)) / 2
  if (Math.max(...waves.map(Math.abs)) < FLAT * SIDE * SIDE) return '0'
  const bits = waves.reduce((sum, wave) => (sum << 1n) | (wave > middle ? 1n : 0n), 0n)
  return BigInt.asIntN(waves.length, bits).toString()
}

function wavesOf(pixels: Uint8Array): number[] {
  const across = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: WAVES }, (_, u) => sumOf((x) => (pixels[y * SIDE + x] ?? 0) * (COSINES[u + 1]?.[x] ?? 0))),
  )
  return Array.from({ length: WAVES * WAVES }, (_, at) => {
    const [u, v] = [at % WAVES, Math.floor(at / WAVES)]
    return sumOf((y) => (across[y]?.[u] ?? 0) * (COSINES[v + 1]?.[y] ?? 0))
  })
}

function sumOf(term: (at: number) => number): number {
  let sum = 0
  for (let at = 0; at < SIDE; at++) sum += term(at)
  return sum
}
