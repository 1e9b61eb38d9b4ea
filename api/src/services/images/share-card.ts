import { cutText } from '@ostrov/shared/formats/cut-text'
import { SHARE_SIZE } from '@ostrov/shared/images/share-url'
import sharp, { type OverlayOptions } from 'sharp'

/** What stands on the picture that a page is shared with. */
export type ShareCard = {
  /** What kind of thing it is: «Автомобили», «Афиша». */
  kind: string
  title: string
  /** The price, the day: what one asks first; empty where there is none. */
  line: string
  /** Where it is. */
  note: string
  /** Whose site this is. */
  brand: string
  /** Of a picture for a post: the page that its code opens, from the site's root. */
  page?: string
}

const font = (weight: string, file: string) =>
  Bun.resolveSync(`@expo-google-fonts/onest/${weight}/${file}.ttf`, import.meta.dir)
const FONTS = { bold: font('700Bold', 'Onest_700Bold'), medium: font('500Medium', 'Onest_500Medium') } as const
export const INK = '#16211f'
export const INK_2 = '#5b6866'
export const SEA = '#0b6767'
export const PAPER = '#faf8f4'
const PHOTO_WIDTH = 600
const MARGIN = 56
export const SIGN = 48
const SPACE = 38
/** The largest of these that leaves the title whole; behind the last its end is cut. */
const TITLE_SIZES = [64, 54, 46, 40]

const SEA_WIDTH = 320
export const SEA_VIEW = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SEA_WIDTH}" height="630">
<rect width="320" height="630" fill="#dceeea"/><circle cx="160" cy="210" r="70" fill="#ff6a45"/>
<g fill="none" stroke="#0b6767" stroke-width="22" stroke-linecap="round">
${[350, 430, 510].map((y) => `<path d="M-20 ${y}c60 0 60-40 120-40s60 40 120 40 60-40 120-40"/>`).join('')}</g></svg>`)
export const BRAND_SIGN =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${SIGN}" height="${SIGN}">
<rect width="64" height="64" rx="16" fill="#0b6767"/><circle cx="44" cy="19" r="7" fill="#ff6a45"/>
<path d="M8 43c7-1 10-8 15-15 3-4 6-4 9 0 3 5 5 8 8 8 2 0 4-2 6-1 4 1 6 7 10 8v3H8z" fill="#faf8f4"/></svg>`)

/**
 * Draws the card: words at the right of the photograph, or beside the sea where there is none.
 * @returns JPEG of {@link SHARE_SIZE}
 */
export async function drawShareCard(card: ShareCard, photo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const left = photo ? PHOTO_WIDTH + MARGIN : MARGIN
  const width = SHARE_SIZE.width - left - MARGIN - (photo ? 0 : SEA_WIDTH)
  const picture = photo
    ? { input: await covering(photo), left: 0 }
    : { input: SEA_VIEW, left: SHARE_SIZE.width - SEA_WIDTH }
  const layers: OverlayOptions[] = [{ ...picture, top: 0 }]
  const put = (input: Buffer, top: number) => layers.push({ input, left, top })

  const bottom = SHARE_SIZE.height - MARGIN - SIGN
  put(BRAND_SIGN, bottom)
  const brand = await written(card.brand, { size: 28, width: width - SIGN - 16, color: INK })
  if (brand)
    layers.push({ input: brand.data, left: left + SIGN + 16, top: bottom + Math.round((SIGN - brand.height) / 2) })

  const kind = await written(card.kind, { size: 28, width, color: SEA, weight: 'medium' })
  const line = await written(card.line, { size: 44, width, color: INK, lines: 2 })
  const note = await written(card.note, { size: 28, width, color: INK_2, weight: 'medium', lines: 2 })
  const heightOf = (text: Written | null) => (text ? text.height + SPACE : 0)
  let top = MARGIN
  if (kind) put(kind.data, top)
  top += heightOf(kind)
  const room = bottom - top - heightOf(line) - heightOf(note) - SPACE
  for (const text of [await titleWithin(card.title, width, room), line, note]) {
    if (!text) continue
    put(text.data, top)
    top += heightOf(text)
  }
  const { width: w, height } = SHARE_SIZE
  const drawn = sharp({ create: { width: w, height, channels: 3, background: PAPER } }).composite(layers)
  return new Uint8Array(await drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer())
}

const covering = (photo: Uint8Array) =>
  sharp(photo).resize(PHOTO_WIDTH, SHARE_SIZE.height, { fit: 'cover' }).flatten({ background: '#fff' }).png().toBuffer()

type Written = { data: Buffer; height: number }
type Writing = { size: number; width: number; color: string; weight?: keyof typeof FONTS; lines?: number }

export async function titleWithin(title: string, width: number, room: number): Promise<Written | null> {
  for (const size of TITLE_SIZES) {
    const whole = await drawn(title, { size, width, color: INK })
    if (whole && whole.height <= room) return whole
  }
  return shortened(title, { size: TITLE_SIZES.at(-1) ?? 0, width, color: INK }, room)
}

/** Null of an empty text. What does not fit into the lines is cut. */
export async function written(text: string, writing: Writing): Promise<Written | null> {
  const room = writing.size * 1.3 * (writing.lines ?? 1)
  const whole = await drawn(text, writing)
  return whole && whole.height > room ? shortened(text, writing, room) : whole
}

/** As many words as the height has room for, and an ellipsis. */
async function shortened(text: string, writing: Writing, room: number): Promise<Written | null> {
  const words = text.split(' ')
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = await drawn(`${words.slice(0, count).join(' ')}…`, writing)
    if (part && part.height <= room) return part
  }
  return drawn(`${cutText(text, 12)}…`, writing)
}

async function drawn(text: string, { size, width, color, weight = 'bold' }: Writing): Promise<Written | null> {
  if (text.trim() === '') return null
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${Bun.escapeHTML(text)}</span>`,
      font: `Onest ${weight === 'bold' ? 'Bold' : 'Medium'} ${size}`,
      fontfile: FONTS[weight],
      width,
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(size / 10),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}
