/**
 * The main colour of every demo picture, which stands in its row: what shows until the picture has come. It is kept beside the
 * drawings, since drawing all of them takes minutes. After drawings changed: `bun scripts/demo/picture-colours.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './pictures'

const FILE = join(import.meta.dir, 'picture-colours.txt')
/** Each is eight digits of the picture's id and six of the colour. */
const ENTRY = /([0-9a-f]{8})([0-9a-f]{6})/g
const IN_LINE = 8
const UNKNOWN = '#c9c4b8'
const SHARE = 1 / 4

const known = new Map([...readFileSync(FILE, 'utf8').matchAll(ENTRY)].map(([, id, colour]) => [id, `#${colour}`]))

/** The kept colour of a picture, or a grey one. */
export const colourOf = (id: string) => known.get(id.slice(0, 8)) ?? UNKNOWN

/** Whether the colour of a picture is kept. */
export const hasColour = (id: string) => known.has(id.slice(0, 8))

/** The colour that most of a picture has. */
export async function dominantColour({ draw, width, height }: Picture) {
  const size = [Math.round(width * SHARE), Math.round(height * SHARE)] as const
  const drawing = sharp(Buffer.from(draw())).resize(...size, { fit: 'cover' })
  const small = sharp(await drawing.removeAlpha().png({ compressionLevel: 0 }).toBuffer()).resize(32)
  const { dominant } = await sharp(await small.png({ compressionLevel: 0 }).toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

if (import.meta.main) {
  const { namedPictures } = await import('./pictures')
  const entries: string[] = []
  for (const picture of namedPictures()) entries.push(picture.id.slice(0, 8) + (await dominantColour(picture)).slice(1))
  entries.sort()
  const lines = Array.from({ length: Math.ceil(entries.length / IN_LINE) }, (_, line) =>
    entries.slice(line * IN_LINE, (line + 1) * IN_LINE).join(' '),
  )
  await Bun.write(FILE, `${lines.join('\n')}\n`)
}
