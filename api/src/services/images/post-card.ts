import { POST_SIZE } from '@ostrov/shared/images/share-url'
import sharp, { type OverlayOptions } from 'sharp'
import { renderSVG } from 'uqr'
import { BRAND_SIGN, INK, INK_2, PAPER, SEA, SEA_VIEW, type ShareCard, SIGN, titleWithin, written } from './share-card'

const PHOTO_HEIGHT = 840
const MARGIN = 64
const CODE = 208
const SPACE = 24

/**
 * Draws a picture for a post: the dish over its words, and the code of `url` beside them.
 * @returns JPEG of {@link POST_SIZE}
 */
export async function drawPostCard(
  card: ShareCard,
  photo: Uint8Array | null,
  url: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = POST_SIZE
  const words = width - MARGIN * 3 - CODE
  const bottom = height - MARGIN - SIGN
  const code = renderSVG(url, { border: 0, ecc: 'M', blackColor: INK, whiteColor: PAPER })
  const layers: OverlayOptions[] = [
    { input: await dish(photo), left: 0, top: 0 },
    { input: BRAND_SIGN, left: MARGIN, top: bottom },
    {
      input: await sharp(Buffer.from(code)).resize(CODE, CODE, { kernel: 'nearest' }).png().toBuffer(),
      ...{ left: width - MARGIN - CODE, top: height - MARGIN - CODE },
    },
  ]
  const brand = await written(card.brand, { size: 28, width: words - SIGN - 16, color: INK })
  if (brand)
    layers.push({ input: brand.data, left: MARGIN + SIGN + 16, top: bottom + Math.round((SIGN - brand.height) / 2) })
  const kind = await written(card.kind, { size: 30, width: words, color: SEA, weight: 'medium' })
  const price = await written(card.line, { size: 56, width: words, color: INK })
  const note = await written(card.note, { size: 28, width: words, color: INK_2, weight: 'medium', lines: 2 })
  const heightOf = (text: typeof kind) => (text ? text.height + SPACE : 0)
  let top = PHOTO_HEIGHT + MARGIN - SPACE
  const room = bottom - top - heightOf(kind) - heightOf(price) - heightOf(note)
  for (const text of [kind, await titleWithin(card.title, words, room), price, note]) {
    if (text) layers.push({ input: text.data, left: MARGIN, top })
    top += heightOf(text)
  }
  const drawn = sharp({ create: { width, height, channels: 3, background: PAPER } }).composite(layers)
  return new Uint8Array(await drawn.jpeg({ quality: 88, mozjpeg: true }).toBuffer())
}

/** The photograph over the whole width, or the sea where there is none. */
const dish = (photo: Uint8Array | null) =>
  sharp(photo ?? SEA_VIEW)
    .resize(POST_SIZE.width, PHOTO_HEIGHT, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
