/** Counts the colours of all demo pictures anew, after drawings changed: `bun scripts/demo/count-colours.ts`. */
import sharp from 'sharp'
import { COLOURS_FILE, ID_DIGITS } from './picture-colours'
import { namedPictures, type Picture } from './pictures'

const IN_LINE = 8
const SHARE = 1 / 4

if (import.meta.main) {
  const entries: string[] = []
  for (const picture of namedPictures())
    entries.push(picture.id.slice(0, ID_DIGITS) + (await dominantColour(picture)).slice(1))
  entries.sort()
  const lines = Array.from({ length: Math.ceil(entries.length / IN_LINE) }, (_, line) =>
    entries.slice(line * IN_LINE, (line + 1) * IN_LINE).join(' '),
  )
  await Bun.write(COLOURS_FILE, `${lines.join('\n')}\n`)
}

/** The colour that most of a picture has. */
export async function dominantColour({ draw, width, height }: Picture) {
  const size = [Math.round(width * SHARE), Math.round(height * SHARE)] as const
  const drawing = sharp(Buffer.from(draw())).resize(...size, { fit: 'cover' })
  const small = sharp(await drawing.removeAlpha().png({ compressionLevel: 0 }).toBuffer()).resize(32)
  const { dominant } = await sharp(await small.png({ compressionLevel: 0 }).toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
