/**
 * The main colour of every demo picture, which stands in its row: what shows until the picture has come. It is kept beside the
 * drawings, since drawing all of them takes minutes; `bun scripts/demo/count-colours.ts` counts it anew.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const COLOURS_FILE = join(import.meta.dir, 'picture-colours.txt')
/** So many digits of a picture's id tell it from the others. */
export const ID_DIGITS = 8
const ENTRY = /([0-9a-f]{8})([0-9a-f]{6})/g
const UNKNOWN = '#c9c4b8'

const known = new Map([...readFileSync(COLOURS_FILE, 'utf8').matchAll(ENTRY)].map(([, id, hex]) => [id, `#${hex}`]))

/** The kept colour of a picture, or a grey one. */
export const colourOf = (id: string) => known.get(id.slice(0, ID_DIGITS)) ?? UNKNOWN

/** Whether the colour of a picture is kept. */
export const hasColour = (id: string) => known.has(id.slice(0, ID_DIGITS))
