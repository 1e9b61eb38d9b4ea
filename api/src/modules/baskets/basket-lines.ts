import { checkOptions, lineTotal, type Priced, unknownOptions } from '@ostrov/shared/baskets/rules'
import type { ProductOptionWire } from '@ostrov/shared/menu/schema'
import { sql } from '../../db/sql'
import { chosenOptions, forSale, freeOptions, type OfferedGroup, optionGroups } from '../menu/product-sql'

/** A line with today's prices; one with a `cancellation_comment` cannot be ordered and costs nothing. */
export type LoadedLine<Product> = {
  id: string
  quantity: number
  product: Product
  product_options: ProductOptionWire[]
  line_total: number
  cancellation_comment: string | null
}

/** `lineColumns`, beside as much of the dish as is wanted. */
export type LineRow<Product> = {
  item_id: string
  quantity: number
  option_ids: string[]
  chosen: ProductOptionWire[]
  is_listed: boolean
  is_for_sale: boolean
  offered_options: ProductOptionWire[]
  offered_groups: OfferedGroup[]
  product: Product
}

/** What a line is priced and checked by: of `basket b` and its `basket_item i` with `lineJoins`. */
export const lineColumns = sql`i.id as item_id, i.quantity, i.option_ids,
  ${chosenOptions(sql`i.option_ids`)} as chosen,
  (p.deleted_at is null and p.moderation_status = 'approved' and c.moderation_status = 'approved'
   and p.restaurant_id = b.restaurant_id) as is_listed,
  ${forSale} as is_for_sale, ${freeOptions} as offered_options, ${optionGroups} as offered_groups`

export const lineJoins = sql`join product p on p.id = i.product_id join product_category c on c.id = p.category_id
  join restaurant r on r.id = p.restaurant_id`

/** The line, priced and checked against today's menu. */
export function lineOf<Product extends Priced>(row: LineRow<Product>): LoadedLine<Product> {
  const { item_id, quantity, product, chosen } = row
  const line = { quantity, product, product_options: chosen, cancellation_comment: whyUnavailable(row) }
  return { ...line, id: item_id, line_total: lineTotal(line) }
}

function whyUnavailable(row: LineRow<unknown>): string | null {
  const { is_listed, is_for_sale, option_ids, offered_options, offered_groups } = row
  const offered = { product_options: offered_options, product_option_groups: offered_groups }
  if (!is_listed) return 'Блюдо больше не\u00A0продаётся'
  if (!is_for_sale) return 'Блюдо закончилось'
  if (unknownOptions(offered, option_ids).length > 0) return 'Выбранная добавка закончилась'
  if (checkOptions(offered_groups, option_ids).length > 0) return 'Изменились добавки: выберите заново'
  return null
}
