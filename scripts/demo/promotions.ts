import { startOf } from './history/promos'
import { PROMO_CODES } from './island/promo-codes'
import { PROMOTIONS } from './island/promotions'
import { RESTAURANTS } from './island/restaurants'
import type { DemoStoryLink } from './island/shapes'
import { STORIES } from './island/stories'
import { restaurantId } from './kitchens'
import { logoPicture, promoPicture, storyPicture } from './pictures'
import { type Db, insertRows, seedId } from './rows'

const DAY_MS = 24 * 3600_000

export const promoId = (code: string) => seedId(`promo:${code}`)

/** How often one person may use what a promotion gives. */
const TIMES: Readonly<Record<string, number>> = { welcome: 1, referral: 100 }

/** Stories, slides, promo codes, and the two promotions that code asks for by name. */
export async function seedPromotions(db: Db, now: Date) {
  await seedStories(db, now)
  await seedSlides(db, now)
  await seedCodes(db, now)
}

async function seedStories(db: Db, now: Date) {
  await insertRows(
    db,
    'story',
    STORIES.map((story, sort) => ({
      id: seedId(`story:${story.title}`),
      title: story.title,
      text: story.text,
      link: linkOf(story.link),
      image_id: storyPicture(story.theme).id,
      logo_id: logoOf(story.restaurant),
      restaurant_id: story.restaurant ? restaurantId(story.restaurant) : null,
      is_active: true,
      is_ad: false,
      sort,
      created_at: now,
    })),
  )
}

async function seedSlides(db: Db, now: Date) {
  await insertRows(
    db,
    'promotion',
    PROMOTIONS.map((slide, sort) => ({
      id: seedId(`promotion:${slide.key}`),
      key: slide.key,
      title: slide.title,
      description: slide.description,
      ...termsOf(slide.key),
      image_id: promoPicture(slide.theme).id,
      link: linkOf(slide.link),
      is_active: true,
      is_ad: false,
      sort,
      created_at: now,
    })),
  )
}

async function seedCodes(db: Db, now: Date) {
  await insertRows(
    db,
    'promo_code',
    PROMO_CODES.map((promo) => ({
      id: promoId(promo.code),
      code: promo.code,
      name: promo.name,
      amount: promo.amount,
      amount_type: promo.amount_type,
      max_discount: promo.max_discount ?? null,
      min_order_sum: promo.min_order_sum,
      restaurant_ids: promo.restaurants.map(restaurantId),
      total_use_limit: promo.total_use_limit,
      total_used_count: 0,
      user_use_limit: promo.user_use_limit,
      first_order_only: promo.first_order_only,
      is_active: true,
      starts_at: startOf(promo, now),
      expires_at: new Date(now.getTime() + promo.ends_in_days * DAY_MS),
      created_at: startOf(promo, now),
    })),
  )
}

function termsOf(key: string) {
  const isNamed = key === 'welcome' || key === 'referral'
  const [amount, min_order_sum] = isNamed ? [400, 1500] : [null, null]
  return { amount, min_order_sum, user_use_limit: TIMES[key] ?? null, total_use_limit: null }
}

function logoOf(key: string | undefined) {
  const demo = RESTAURANTS.find((one) => one.key === key)
  return demo ? logoPicture(demo).id : null
}

function linkOf(link: DemoStoryLink): string {
  switch (link.kind) {
    case 'restaurant':
      return `/eda/restaurants/${restaurantId(link.restaurant)}`
    case 'cuisine':
      return `/eda/filters/${link.cuisine}`
    case 'home':
      return '/eda'
    case 'invite':
    case 'promo_codes':
      return '/eda/promo'
  }
}
