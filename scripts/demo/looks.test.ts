import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { type Look, lookOf, SAME_LOOK } from '../../api/src/services/images/look'
import { ADS } from './ads'
import { type AdPhoto, drawAdPhoto } from './ads/photos'

const EVERY = 9
const photos = [
  ...new Map(
    Object.values(ADS).flatMap((ads) =>
      ads.flatMap((ad) => ad.photos.map((one) => [JSON.stringify(one), one] as const)),
    ),
  ).values(),
]
/** Plans of three rooms and insides of like cars are drawn alike, but for their colours. */
const isOwn = (photo: AdPhoto) => photo.kind === 'goods' || !/"(plan|interior)"/.test(JSON.stringify(photo.shows))

const drawn = await Promise.all(
  photos
    .filter(isOwn)
    .filter((_, at) => at % EVERY === 0)
    .map(async (photo) => {
      const png = await sharp(Buffer.from(drawAdPhoto(photo)))
        .resize(480)
        .png()
        .toBuffer()
      return { name: JSON.stringify(photo), png, look: await lookOf(png) }
    }),
)

function apart(one: string, other: string): number {
  return BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
    .toString(2)
    .replaceAll('0', '').length
}
const difference = (one: Look, other: Look) =>
  Math.min(apart(one.look, other.look), apart(one.inner_look, other.look), apart(one.look, other.inner_look))

test('a picture encoded anew, or without 5 % of every side, or both, looks as it did', async () => {
  expect(drawn.length).toBeGreaterThan(30)
  for (const { name, png, look } of drawn) {
    const { width, height } = await sharp(png).metadata()
    const [left, top] = [Math.round(width * 0.05), Math.round(height * 0.05)]
    const cropped = sharp(png).extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    for (const copy of [sharp(png), cropped]) {
      const jpeg = await copy.jpeg({ quality: 60 }).toBuffer()
      expect([name, difference(look, await lookOf(jpeg)) <= SAME_LOOK]).toEqual([name, true])
    }
  }
})

test('pictures of different things look different', () => {
  for (const [at, { name, look }] of drawn.entries())
    for (const other of drawn.slice(0, at))
      expect([name, other.name, difference(look, other.look) > SAME_LOOK]).toEqual([name, other.name, true])
})

test('a picture of one colour is like none', async () => {
  const plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
    .jpeg()
    .toBuffer()
  expect(await lookOf(plain)).toEqual({ look: '0', inner_look: '0' })
})
