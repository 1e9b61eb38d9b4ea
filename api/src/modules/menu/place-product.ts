import type { BusinessProductWire, ProductPlaceWire } from '@ostrov/shared/menu/business-schema'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { placeAmong } from '../records/place-among'
import { readBusinessProduct } from './read-business-menu'
import { holdCategories } from './save-category'

type Placing = { by: By; restaurant: Served; input: ProductPlaceWire; now: Date }

/**
 * Puts a dish at its place in its category, or in another; like any change of the category it applies at once. Repeating it
 * changes nothing. Call inside a transaction.
 * @throws {Refusal} `product.not_found`, `product_category.not_found`, `menu.order_changed` where it is not as it was seen.
 */
export async function placeProduct(
  em: Em,
  id: string,
  { by, restaurant, input, now }: Placing,
): Promise<BusinessProductWire> {
  const own = await holdCategories(em, restaurant)
  const before = await readBusinessProduct(em, restaurant, id)
  const { category_id = before.category_id, from_category_id, ...place } = input
  if (!own.has(category_id)) throw new Refusal('product_category.not_found')
  if (from_category_id && ![category_id, from_category_id].includes(before.category_id))
    throw new Refusal('menu.order_changed')
  // In the order of ids, as whoever orders or changes dishes takes them.
  await rows(
    em,
    sql`select from product where id = ${id} or category_id = ${category_id} and deleted_at is null order by id for no key update`,
  )
  if (category_id !== before.category_id) {
    await changed(em, sql`update product set category_id = ${category_id}, updated_at = ${now} where id = ${id}`)
  }
  const siblings = sql`t.category_id = ${category_id} and t.deleted_at is null`
  await placeAmong(em, { moved: 'menu.order_changed', table: 'product', siblings, id, ...place })
  const after = await readBusinessProduct(em, restaurant, id)
  const placeOf = (dish: BusinessProductWire) => ({ category_id: dish.category_id, sort: dish.sort })
  await writeEntry(em, {
    ...{ by, act: 'product.change', subject: `product:${id}`, restaurant_id: restaurant.id, now },
    from: placeOf(before),
    to: placeOf(after),
  })
  return after
}
