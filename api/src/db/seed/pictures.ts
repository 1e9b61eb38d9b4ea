import type { Pool } from 'pg'
import sharp from 'sharp'
import type { Images } from '../../services/images/images'
import { CUISINES } from './demo/cuisines'
import { PROMOTIONS } from './demo/promotions'
import { RESTAURANTS } from './demo/restaurants'
import type { DemoProduct, DemoRestaurant, DishKind, StoryTheme } from './demo/shapes'
import { STORIES } from './demo/stories'
import { drawDish, drawLogo, drawPromo, drawRestaurantCover, drawStory } from './drawings'
import { insertRows, seedId } from './rows'

/** What a slide about a story's theme shows. */
const SLIDE_DRAWINGS = {
  'crab-season': 'seafood',
  dessert: 'dessert',
  'new-ramen': 'ramen',
  breakfast: 'breakfast',
  'first-order': 'first-order',
  'invite-friends': 'invite-friends',
  welcome: 'free-delivery',
  night: 'night',
  'pizza-day': 'pizza',
  coffee: 'breakfast',
} as const satisfies Record<StoryTheme, string>

type Picture = { id: string; draw: () => string; width: number; height: number }

const wanted = new Map<string, Picture>()

export const productPicture = (key: string, product: DemoProduct) =>
  picture(`product:${key}:${product.name}`, 960, 720, (seed) => drawDish(product.picture, seed))
export const cuisinePicture = (kind: DishKind) => picture(`cuisine:${kind}`, 960, 720, (seed) => drawDish(kind, seed))
export const restaurantPicture = ({ key, cover }: DemoRestaurant) =>
  picture(`cover:${key}`, 1200, 675, (seed) => drawRestaurantCover(cover, seed))
export const logoPicture = ({ key, name }: DemoRestaurant) =>
  picture(`logo:${key}`, 512, 512, (seed) => drawLogo(name, seed))
export const storyPicture = (theme: StoryTheme) =>
  picture(`story:${theme}`, 1080, 1920, (seed) => drawStory(theme, seed))
export const promoPicture = (theme: StoryTheme) =>
  picture(`promo:${theme}`, 1200, 600, (seed) => drawPromo(SLIDE_DRAWINGS[theme], seed))

/** Names a picture once; it is drawn when all of them are stored. */
function picture(name: string, width: number, height: number, draw: (seed: number) => string): Picture {
  const known = wanted.get(name)
  if (known) return known
  // Neighbouring seeds are drawn most unlike each other, so the dishes of one menu are numbered in its order.
  const seed = wanted.size
  const made = { id: seedId(`image:${name}`), draw: () => draw(seed), width, height }
  wanted.set(name, made)
  return made
}

/** The row of every demo picture: they stand first, for all that shows one refers to it. */
export async function seedImageRows(pool: Pool) {
  for (const cuisine of CUISINES) cuisinePicture(cuisine.picture)
  for (const story of STORIES) storyPicture(story.theme)
  for (const slide of PROMOTIONS) promoPicture(slide.theme)
  for (const demo of RESTAURANTS) {
    logoPicture(demo)
    restaurantPicture(demo)
    for (const product of demo.categories.flatMap((category) => category.products)) productPicture(demo.key, product)
  }
  await insertRows(
    pool,
    'image',
    [...wanted.values()].map(({ id, width, height }) => ({
      id,
      width,
      height,
      color: '#e9e3d6',
      uploaded_by: 'seed',
      created_at: new Date('2026-02-01T00:00:00Z'),
    })),
  )
}

/** Draws every named picture and stores it as an original with its dominant colour; a few at once, for two cores. */
export async function seedPictureFiles(pool: Pool, images: Images) {
  const queue = [...wanted.values()]
  const colors: { id: string; color: string }[] = []
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { data, info } = await sharp(Buffer.from(next.draw()))
        .resize(next.width, next.height, { fit: 'cover' })
        .webp({ quality: 86, effort: 0 })
        .toBuffer({ resolveWithObject: true })
      await images.save(next.id, new Uint8Array(data))
      colors.push({ id: next.id, color: await dominantColour(data, info.width) })
    }
  }
  await Promise.all([work(), work(), work()])
  await pool.query(
    `update image set color = c.color from jsonb_to_recordset($1) as c(id uuid, color text) where image.id = c.id`,
    [JSON.stringify(colors)],
  )
}

async function dominantColour(data: Buffer, width: number) {
  const { dominant } = await sharp(data).resize(Math.min(64, width)).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
