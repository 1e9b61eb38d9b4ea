import type { ListQuery } from '@ostrov/shared/lists/table'
import { reviewList } from '@ostrov/shared/reviews/lists'
import type { ReviewWire } from '@ostrov/shared/reviews/schema'
import type { RawBuilder } from 'kysely'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { loadImages } from '../images/image-view'
import { demandProduct } from '../menu/read-product'
import { demandRestaurant } from '../restaurants/read-restaurant'

type Page = ListQuery<typeof reviewList>
type ReviewRow = Omit<ReviewWire, 'images' | 'user' | 'created_at'> & {
  name: string | null
  image_ids: string[]
  /** Milliseconds of the epoch. */
  created_at: number
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

async function readReviews(em: Em, where: RawBuilder<unknown>, query: Page) {
  const list = await readList<ReviewRow, typeof reviewList>(em, reviewList, query, {
    select: sql`r.id, r.order_id::int as order_id, r.product_id, r.rating::float8 as rating, r.text, r.image_ids,
      (extract(epoch from r.created_at) * 1000)::float8 as created_at, u.name, r.restaurant_answer, r.user_answer`,
    from: sql`review r join "user" u on u.id = r.user_id`,
    where,
    order: sql`r.created_at desc, r.id desc`,
  })
  const images = await loadImages(
    em,
    list.items.flatMap((one) => one.image_ids),
  )
  const items = list.items.map(({ name, image_ids, created_at, ...review }) => ({
    ...review,
    created_at: new Date(created_at).toISOString(),
    user: { user: { name } },
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }))
  return { ...list, items }
}
