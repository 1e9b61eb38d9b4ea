import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

/** Rubles; a discount price of 0 is none. */
export type ProductChange = { price?: number; discount_price?: number; is_active?: boolean }

/**
 * What a restaurant changes of a dish without a moderator: its price and whether it is sold. Everybody sees it within a second.
 * @throws {Refusal} `product.not_found`; `request.invalid` when the discount would not be lower than the price.
 */
export async function changeProduct(
  em: Em,
  { product_id, restaurant_id }: { product_id: string; restaurant_id: string },
  {
    price = null,
    discount_price = null,
    is_active = null,
  }: { [Key in keyof ProductChange]: ProductChange[Key] | null },
) {
  const known = sql`id = ${product_id} and restaurant_id = ${restaurant_id} and deleted_at is null`
  const written = await changed(
    em,
    sql`update product set price = coalesce(${price}::int, price), updated_at = now(),
          discount_price = coalesce(${discount_price}::int, discount_price), is_active = coalesce(${is_active}::boolean, is_active)
        where ${known} and coalesce(${discount_price}::int, discount_price) < coalesce(${price}::int, price)`,
  )
  if (written > 0) return
  throw (await row(em, sql`select from product where ${known}`))
    ? new Refusal('request.invalid', { errors: { discount_price: 'Цена со\u00A0скидкой должна быть ниже обычной' } })
    : new Refusal('product.not_found')
}
