import sharp from 'sharp'
import type { Images } from '../../api/src/services/images/images'
import { ADS } from './ads'
import { type AdPhoto, drawAdPhoto } from './ads/photos'
import {
  drawDish,
  drawFront,
  drawLandscape,
  drawLogo,
  drawPoster,
  drawPromo,
  drawRestaurantCover,
  drawStory,
} from './drawings'
import { type DemoEvent, EVENTS } from './events'
import { CUISINES } from './island/cuisines'
import { PROMOTIONS } from './island/promotions'
import { RESTAURANTS } from './island/restaurants'
import type { DemoProduct, DemoRestaurant, DishPicture, StoryTheme } from './island/shapes'
import { STORIES } from './island/stories'
import { type DemoNews, NEWS } from './news'
import { type DemoOrganization, ORGANIZATIONS } from './organizations'
import { colourOf } from './picture-colours'
import { seedId } from './rows'
import { keptSketches } from './sketch-cache'

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

/** How many more pictures a dish with a gallery has; the flagship's has more than a page shows small. */
const VIEWS = 2
const FLAGSHIP_VIEWS = 8
/** The share of its width that a sketch has. */
const SKETCH = 1 / 4
/** After so many drawn pictures somebody is told. */
const LOGGED = 100

type Kept = Pick<ReturnType<typeof keptSketches>, 'draw'>
export type Picture = { id: string; draw: () => string; width: number; height: number }

const wanted = new Map<string, Picture>()

export const productPicture = (key: string, product: DemoProduct) =>
  picture(`product:${key}:${product.name}`, 960, 720, (seed) => drawDish(product.picture, seed))
/** Further pictures of the dish that a restaurant is proudest of; no other dish has any. */
export const galleryPictures = (demo: DemoRestaurant, product: DemoProduct) =>
  product === proudestOf(demo)
    ? Array.from({ length: demo === RESTAURANTS[0] ? FLAGSHIP_VIEWS : VIEWS }, (_, view) =>
        picture(`product:${demo.key}:${product.name}:${view}`, 960, 720, (seed) => drawDish(product.picture, seed)),
      )
    : []
export const cuisinePicture = (dish: DishPicture) =>
  picture(`cuisine:${dish}`, 960, 720, (seed) => drawDish(dish, seed))
export const restaurantPicture = ({ key, cover, categories }: DemoRestaurant) =>
  picture(`cover:${key}`, 1200, 675, (seed) => drawRestaurantCover(cover, seed, menuOf(categories)))
export const logoPicture = ({ key, name }: DemoRestaurant) =>
  picture(`logo:${key}`, 512, 512, (seed) => drawLogo(name, seed))
export const storyPicture = (theme: StoryTheme) =>
  picture(`story:${theme}`, 1080, 1920, (seed) => drawStory(theme, seed))
export const promoPicture = (theme: StoryTheme) =>
  picture(`promo:${theme}`, 1200, 600, (seed) => drawPromo(SLIDE_DRAWINGS[theme], seed))

/** A photograph of an ad; equal ones are one picture. */
export const adPicture = (photo: AdPhoto) => picture(`ad:${JSON.stringify(photo)}`, 960, 720, () => drawAdPhoto(photo))
export const newsPicture = ({ slug, picture: { shows, seed } }: DemoNews) =>
  picture(`news:${slug}`, 1200, 675, () => drawLandscape(shows, seed))
/** A shop from the street. */
export const frontPicture = ({ slug, front: { shows, seed } }: DemoOrganization) =>
  picture(`organization:${slug}`, 960, 720, () => drawFront(shows, seed))

export const eventPicture = ({ slug, poster: { shows, seed } }: DemoEvent) =>
  picture(`event:${slug}`, 800, 1200, () => drawPoster(shows, seed))

const menuOf = (categories: DemoRestaurant['categories']) => [
  ...new Set(categories.flatMap(({ products }) => products.map((product) => product.picture))),
]

/** Names a picture once; it is drawn when it is asked for, or when all of them are stored. */
function picture(name: string, width: number, height: number, draw: (seed: number) => string): Picture {
  const known = wanted.get(name)
  if (known) return known
  // Neighbouring seeds are drawn most unlike each other, so the dishes of one menu are numbered in its order.
  const seed = wanted.size
  const made = { id: seedId(`image:${name}`), draw: () => draw(seed), width, height }
  wanted.set(name, made)
  return made
}

/** The rows of all pictures, which stand first, for all that shows one refers to it. Nothing has to be drawn for them. */
export function pictureRows(): Record<string, unknown>[] {
  const created_at = new Date('2026-02-01T00:00:00Z')
  return namedPictures().map(({ id, width, height }) => ({
    ...{ id, width, height },
    ...{ color: colourOf(id), uploaded_by: 'seed', created_at },
  }))
}

/** Draws and stores every demo picture, a few at once. A sketch stands in for its picture: the same drawing, a quarter as wide. */
export async function drawPictures(images: Images, { sketches = false, log = (_line: string) => {} } = {}) {
  const pictures = namedPictures()
  const queue = pictures.toReversed()
  const kept = sketches ? keptSketches() : undefined
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      await drawOne(images, next, kept)
      if (queue.length % LOGGED === 0) log(`Pictures drawn: ${pictures.length - queue.length} of ${pictures.length}`)
    }
  }
  await Promise.all([work(), work(), work()])
  await kept?.tidy()
}

/** Every picture of the island, drawn or not. */
export function namedPictures(): Picture[] {
  for (const cuisine of CUISINES) cuisinePicture(cuisine.picture)
  for (const story of STORIES) storyPicture(story.theme)
  for (const slide of PROMOTIONS) promoPicture(slide.theme)
  for (const demo of RESTAURANTS) {
    logoPicture(demo)
    restaurantPicture(demo)
    for (const product of productsOf(demo)) productPicture(demo.key, product)
  }
  for (const demo of RESTAURANTS) for (const product of productsOf(demo)) galleryPictures(demo, product)
  for (const ads of Object.values(ADS)) for (const { photos } of ads) for (const photo of photos) adPicture(photo)
  for (const news of NEWS) newsPicture(news)
  for (const event of EVENTS) eventPicture(event)
  for (const organization of ORGANIZATIONS) {
    frontPicture(organization)
    adPicture(organization.logo)
  }
  return [...wanted.values()]
}

/** What a customer photographed of a meal: the restaurant's proudest dish, when it was there, as its own gallery shows it. */
export function customersPictures(demo: DemoRestaurant, meal: readonly DemoProduct[]): Picture[] {
  const product = proudestOf(demo)
  return product && meal.includes(product) ? galleryPictures(demo, product).slice(0, VIEWS) : []
}

function proudestOf(demo: DemoRestaurant): DemoProduct | undefined {
  return productsOf(demo).find(({ popular }) => popular)
}

function productsOf({ categories }: DemoRestaurant): DemoProduct[] {
  return categories.flatMap(({ products }) => products)
}

/** Draws one picture and stores it, whole or as a sketch. */
export async function drawOne(images: Images, picture: Picture, kept?: Kept) {
  await images.save(picture.id, await drawPicture(picture, kept))
}

/** A picture as it is stored, or its sketch, as it was kept or drawn anew. */
export function drawPicture(picture: Picture, kept?: Kept) {
  const svg = picture.draw()
  return kept ? kept.draw(svg, SKETCH, () => render(svg, picture, SKETCH)) : render(svg, picture)
}

async function render(svg: string, { width, height }: Picture, share = 1): Promise<Uint8Array<ArrayBuffer>> {
  const size = [Math.round(width * share), Math.round(height * share)] as const
  const drawing = sharp(Buffer.from(svg)).resize(...size, { fit: 'cover' })
  return new Uint8Array(await drawing.removeAlpha().webp({ quality: 86, effort: 0 }).toBuffer())
}
