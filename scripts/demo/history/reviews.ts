import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { saidOfDish } from '../island/reviews/dishes'
import { restaurantId } from '../kitchens'
import { productId } from '../menus'
import { customerId } from '../people'
import { customersPictures } from '../pictures'
import { pick, seedId, seedNumber } from '../rows'
import type { Written } from './orders'
import { inVoiceOf } from './voice'

const HOUR_MS = 60 * MINUTE_MS
/** People write within so many hours of the meal, and restaurants answer within so many of that. */
const [WRITTEN_WITHIN, ANSWERED_WITHIN] = [26, 30]
/** One in so many of those who ate the dish a restaurant is proudest of, and wrote, also shows it. */
const WRITERS_A_PHOTOGRAPHER = 2
const READ_WITHIN = 30

/** What the customer of an order said of the restaurant, and of one of its dishes when there was more to say. */
export function reviewRows(written: Written, now: Date) {
  const { id, plan, buyer, finished_at } = written
  const { review, name, demo } = plan
  if (!review || !finished_at) return []
  const at = within(finished_at, `${name}:said`, WRITTEN_WITHIN, now)
  const common = {
    order_id: id,
    user_id: customerId(buyer.customer.phone),
    restaurant_id: restaurantId(demo.key),
    is_visible: true,
    created_at: at,
    updated_at: at,
    // The restaurant reads them in the morning; last evening's are still new.
    viewed_at:
      now.getTime() - at.getTime() > READ_WITHIN * HOUR_MS ? within(at, `${name}:read`, READ_WITHIN, now) : null,
  }
  const dish = ofDish(written, review)
  return [{ ...common, ...ofRestaurant(written, review, at, now) }, ...(dish ? [{ ...common, ...dish }] : [])]
}

type Review = NonNullable<Written['plan']['review']>

function ofRestaurant({ plan: { name, demo }, buyer, products }: Written, review: Review, at: Date, now: Date) {
  const isPhotographer = review.text !== '' && seedNumber(`${name}:photo`) % WRITERS_A_PHOTOGRAPHER === 0
  return {
    id: seedId(`review:${name}:${review.text}`),
    rating: review.rating,
    text: inVoiceOf(buyer.customer.name, review.text),
    image_ids: isPhotographer ? customersPictures(demo, products).map((picture) => picture.id) : [],
    product_id: null,
    restaurant_answer: review.answer ?? null,
    restaurant_answer_at: review.answer ? within(at, `${name}:answer`, ANSWERED_WITHIN, now) : null,
    ...(review.answer && { viewed_at: within(at, `${name}:answer`, ANSWERED_WITHIN, now) }),
  }
}

function ofDish({ plan: { name, demo }, buyer, products }: Written, review: Review) {
  const product = products[0]
  const dishes = product && review.text !== '' ? saidOfDish(product) : []
  if (!product || dishes.length === 0) return null
  const dish = pick(dishes, `${name}dish`)
  return {
    id: seedId(`review:${name}:${dish.text}`),
    rating: dish.rating,
    text: inVoiceOf(buyer.customer.name, dish.text),
    image_ids: [],
    product_id: productId(demo.key, product.name),
    restaurant_answer: null,
    restaurant_answer_at: null,
  }
}

/** A moment within so many hours after another, and before now. */
function within(from: Date, name: string, hours: number, now: Date): Date {
  const room = Math.min(hours * HOUR_MS, now.getTime() - from.getTime())
  return new Date(from.getTime() + Math.round(room * (0.05 + (seedNumber(name) % 900) / 1000)))
}
