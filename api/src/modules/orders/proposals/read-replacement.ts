import { lineTotal } from '@ostrov/shared/baskets/rules'
import { formatMoney } from '@ostrov/shared/formats/money'
import { pricedWithOptions, unitPrice } from '@ostrov/shared/menu/choice'
import type { OfferGain } from '@ostrov/shared/offers/apply'
import { offersWithin } from '@ostrov/shared/offers/gains'
import type { PaymentType } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { demandOrderable, type Orderable } from '../../baskets/basket-lines'
import { chosenOptions, forSale, freeOptions, optionGroups } from '../../menu/product-sql'
import type { PlacingProduct } from '../placing/placing-facts'

type Dish = Orderable & PlacingProduct & { chosen: { id: string; name: string; price: number }[] }
type Wanted = {
  order: { restaurant_id: string; payment_type: PaymentType }
  replaced: { id: string; quantity: number; line_total: number; offers: readonly OfferGain[] }
  product_id: string
  option_ids: readonly string[]
}

/**
 * A dish of the same restaurant, as many of it as of the line it stands in for, at today's price.
 * @throws {Refusal} `product.not_found`, `basket.product_unavailable`, `basket.options_invalid`,
 * `order.replacement_dearer` where the money is with us already: nobody is asked to pay twice for one order.
 */
export async function readReplacement(em: Em, { order, replaced, product_id, option_ids }: Wanted) {
  const chosen = [...new Set(option_ids)]
  const dish = await row<Dish>(
    em,
    sql`select p.id, p.name, p.price, p.discount_price, p.weight::float8 as weight, p.weight_unit, p.article, p.image_id,
          ${forSale} as is_for_sale, p.stock, ${replaced.quantity}::int as wanted, ${freeOptions} as offered_options, ${optionGroups} as offered_groups,
          ${chosenOptions(sql`${chosen}::uuid[]`)} as chosen
        from product p join product_category c on c.id = p.category_id join restaurant r on r.id = p.restaurant_id
        where p.id = ${product_id} and p.restaurant_id = ${order.restaurant_id} and p.deleted_at is null`,
  )
  if (!dish) throw new Refusal('product.not_found')
  demandOrderable(dish, chosen)
  const line = lineOf(dish, replaced)
  if (order.payment_type === 'online' && line.line_total > replaced.line_total) {
    const most = formatMoney(Math.floor(replaced.line_total / replaced.quantity))
    const is = formatMoney(pricedWithOptions(dish, dish.chosen))
    throw new Refusal('order.replacement_dearer', {
      message: `Заказ уже оплачен, поэтому замена не\u00A0может быть дороже: до\u00A0${most} за\u00A0порцию, а\u00A0это\u00A0— ${is}.`,
    })
  }
  return line
}

/** It keeps what offers took off the line it stands in for. */
function lineOf(dish: Dish, { id: item_id, quantity, offers: kept }: Wanted['replaced']) {
  const { id: product_id, name, image_id, weight, weight_unit, article, chosen: product_options } = dish
  const line_total = lineTotal({ quantity, product: dish, product_options })
  const offers = offersWithin(kept, line_total)
  return {
    ...{ item_id, product_id, name, image_id, weight, weight_unit, article, product_options },
    unit_price: unitPrice(dish),
    quantity,
    line_total,
    discount: offers.reduce((sum, { amount }) => sum + amount, 0),
    offers,
  }
}
