import type { ProductDetailsWire, ProductOptionWire } from '@ostrov/shared/menu/schema'
import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { Refusal } from '../../kernel/problems'
import { imageJson } from '../images/image-view'
import {
  forSale,
  freeOptions,
  type OfferedGroup,
  optionGroups,
  productColumns,
  productJoins,
  visible,
} from './product-sql'

/**
 * A dish with all one may choose of it and its gallery.
 * @throws {Refusal} `product.not_found` when it is unknown or not for sale.
 */
export async function readProduct(em: Em, id: string): Promise<ProductDetailsWire> {
  const found = await row(em, dishOf({ id }))
  if (!found) throw new Refusal('product.not_found')
  return found
}

const dishOf = statement<{ id: string }, ProductDetailsWire>(
  (given) =>
    sql`select ${productColumns}, ${freeOptions} as product_options, ${optionGroups} as product_option_groups,
          (select coalesce(json_agg(${imageJson('shown')} order by place), '[]'::json)
           from unnest(array_prepend(p.image_id, p.gallery)) with ordinality as listed (image_id, place)
           join image shown on shown.id = listed.image_id) as images
        from product p join product_category c on c.id = p.category_id
        join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved' ${productJoins}
        where p.id = ${given('id')} and ${visible}`,
)

/** @throws {Refusal} `product.not_found` when there is no such dish in an approved restaurant, for sale or not. */
export async function demandProduct(em: Em, id: string) {
  const found = await row(
    em,
    sql`select from product p join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved'
        where p.id = ${id}`,
  )
  if (!found) throw new Refusal('product.not_found')
}

export type Offer = {
  id: string
  restaurant_id: string
  name: string
  /** Its restaurant is approved and the dish is for sale. */
  is_visible: boolean
  product_options: ProductOptionWire[]
  product_option_groups: OfferedGroup[]
}

/** What one may choose of each dish, for checking a choice; unknown ids are left out. */
export async function readOffers(em: Em, product_ids: readonly string[]): Promise<Map<string, Offer>> {
  const found = await rows<Offer>(
    em,
    sql`select p.id, p.restaurant_id, p.name, ${forSale} as is_visible,
          ${freeOptions} as product_options, ${optionGroups} as product_option_groups
        from product p join product_category c on c.id = p.category_id join restaurant r on r.id = p.restaurant_id
        where p.id = any(${product_ids}::uuid[])`,
  )
  return new Map(found.map((offer) => [offer.id, offer]))
}
