import type { ReviewWire } from '@ostrov/shared/reviews/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { moment, rows, sql } from '../../db/sql'
import { loadImages } from '../images/image-view'
import { demandProduct } from '../menu/read-product'
import { demandRestaurant } from '../restaurants/read-restaurant'

type Page = { page?: number; limit?: number }
type ReviewRow = Omit<ReviewWire, 'images' | 'user'> & {
  name: string | null
  image_ids: string[]
}

/**
 * Visible reviews of a dish, newest first.
 * @throws {Refusal} `product.not_found`
 */
export async function reviewsOfProduct(em: Em, product_id: string, page: Page) {
  await demandProduct(em, product_id)
  return readReviews(em, sql`r.product_id = ${product_id} and r.is_visible and r.product_id is not null`, page)
}

/**
 * Visible reviews of a restaurant itself, newest first.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function reviewsOfRestaurant(em: Em, restaurant_id: string, page: Page) {
  await demandRestaurant(em, restaurant_id)
  return readReviews(em, sql`r.restaurant_id = ${restaurant_id} and r.is_visible and r.product_id is null`, page)
}

async function readReviews(em: Em, which: RawBuilder<unknown>, { page = 1, limit = 20 }: Page) {
  const found = await rows<ReviewRow>(
    em,
    sql`select r.id, r.order_id::int as order_id, r.product_id, r.rating::float8 as rating, r.text, r.image_ids,
          ${moment('r.created_at')} as created_at, u.name, r.restaurant_answer, r.user_answer
        from review r join "user" u on u.id = r.user_id where ${which}
        order by r.created_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const [count] = await rows<{ total: number }>(em, sql`select count(*)::int as total from review r where ${which}`)
  const images = await loadImages(
    em,
    found.flatMap((one) => one.image_ids),
  )
  const items = found.map(({ name, image_ids, ...review }) => ({
    ...review,
    user: { user: { name } },
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }))
  return { items, page, limit, total: count?.total ?? 0 }
}
