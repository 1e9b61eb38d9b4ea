import type { ListQuery } from '@ostrov/shared/lists/table'
import { additionalProducts, categoryList, productList } from '@ostrov/shared/menu/lists'
import type { MenuPageWire } from '@ostrov/shared/menu/page-schema'
import type { ProductCategoryWire, ProductWire } from '@ostrov/shared/menu/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { Refusal } from '../../kernel/problems'
import {
  approvedRestaurant,
  type DetailsRow,
  demandRestaurant,
  detailsColumns,
  detailsOf,
} from '../restaurants/read-restaurant'
import { cheapestFirst } from '../restaurants/zones/delivery-zones'
import { offersShown } from './offers/offer-sql'
import { dishColumns, dishesWithOptions, productColumns, productJoins, visible } from './product-sql'

/** A page of the dishes an approved restaurant sells, by category, then by their own order. */
export async function listProducts(em: Em, restaurant_id: string, query: ListQuery<typeof productList>) {
  await demandRestaurant(em, restaurant_id)
  return readList<ProductWire, typeof productList>(em, productList, query, dishesOf(restaurant_id))
}

/** Dishes offered in «Добавить к заказу?». */
export async function listAdditional(em: Em, restaurant_id: string, query: ListQuery<typeof additionalProducts>) {
  await demandRestaurant(em, restaurant_id)
  const source = dishesOf(restaurant_id)
  return readList<ProductWire, typeof additionalProducts>(em, additionalProducts, query, {
    ...source,
    where: sql`${source.where} and p.is_additional`,
  })
}

/** Categories of an approved restaurant that have something to sell, in their order. */
export async function listCategories(em: Em, restaurant_id: string, query: ListQuery<typeof categoryList>) {
  await demandRestaurant(em, restaurant_id)
  return readList<ProductCategoryWire, typeof categoryList>(em, categoryList, query, {
    select: sql`c.id, c.sort, c.label, c.icon, c.restaurant_id as "restaurantId"`,
    from: sql`product_category c join restaurant r on r.id = c.restaurant_id and r.moderation_status = 'approved'`,
    where: sql`c.restaurant_id = ${restaurant_id} and exists (select from product p where p.category_id = c.id and ${visible})`,
    order: sql`c.sort, c.id`,
  })
}

const dishesOf = (restaurant_id: string) => ({
  select: productColumns,
  from: sql`product p join product_category c on c.id = p.category_id
    join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved' ${productJoins}`,
  where: sql`p.restaurant_id = ${restaurant_id} and ${visible}`,
  order: sql`c.sort, c.id, p.sort, p.id`,
})

const MAX_MENU = 1000

/**
 * Everything a restaurant's page shows, in one statement.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function readMenuPage(em: Em, restaurant_id: string, now: Date): Promise<MenuPageWire> {
  const found = await row(em, menuOf({ restaurant_id }))
  if (!found) throw new Refusal('restaurant.not_found')
  const { categories, products, zones, offers, ...details } = found
  return { restaurant: detailsOf(details, now), categories, products, zones, offers }
}

const menuOf = statement<{ restaurant_id: string }, DetailsRow & Omit<MenuPageWire, 'restaurant'>>(
  (given) =>
    sql`with choosy as materialized (${dishesWithOptions(given('restaurant_id'))}),
        dishes as materialized (
          select ${dishColumns}, p.id in (select product_id from choosy) as has_options
          from product p join product_category c on c.id = p.category_id ${productJoins}
          where p.restaurant_id = ${given('restaurant_id')} and ${visible} order by c.sort, c.id, p.sort, p.id limit ${sql.lit(MAX_MENU)})
        select ${detailsColumns},
          (select coalesce(json_agg(d), '[]'::json) from dishes d) as products, ${offersShown} as offers,
          (select coalesce(json_agg(json_build_object('id', c.id, 'sort', c.sort, 'label', c.label, 'icon', c.icon,
             'restaurantId', c.restaurant_id) order by c.sort, c.id), '[]'::json)
           from product_category c where c.id in (select d.category_id from dishes d)) as categories,
          (select coalesce(json_agg(json_build_object('id', z.id, 'restaurant_id', z.restaurant_id, 'name', z.name,
             'is_active', z.is_active, 'polygon', z.polygon, 'min_order_sum', z.min_order_sum, 'price', z.price,
             'free_delivery_sum', z.free_delivery_sum, 'peak', z.peak, 'peak_price', z.peak_price,
             'peak_min_order_sum', z.peak_min_order_sum, 'peak_free_delivery_sum', z.peak_free_delivery_sum,
             'fill_color', z.fill_color, 'border_color', z.border_color)
             order by ${cheapestFirst(false)}), '[]'::json)
           from delivery_zone z where z.restaurant_id = r.id and z.is_active) as zones
        from ${approvedRestaurant(given('restaurant_id'))}`,
)
