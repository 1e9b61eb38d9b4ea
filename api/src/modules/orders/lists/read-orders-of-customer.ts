import type { ListQuery } from '@ostrov/shared/lists/table'
import type { OrderOfCustomerWire } from '@ostrov/shared/orders/desk-schema'
import { ordersOfCustomer, promoUsesOfCustomer } from '@ostrov/shared/orders/lists'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, sql } from '../../../db/sql'

const newestFirst = {
  select: sql`o.id::int as id, o.status, json_build_object('id', o.restaurant_id, 'name', o.restaurant->'general_info'->>'name') as restaurant,
    o.delivery_type, o.total, o.discount, o.promo_code, ${moment('o.created_at')} as created_at`,
  from: sql`"order" o`,
  order: sql`o.created_at desc, o.id desc`,
}

/** What a customer has ordered, the newest first. */
export function listOrdersOf(em: Em, user_id: string, query: ListQuery<typeof ordersOfCustomer>) {
  return readList<OrderOfCustomerWire, typeof ordersOfCustomer>(em, ordersOfCustomer, query, {
    ...newestFirst,
    where: sql`o.user_id = ${user_id}`,
  })
}

/** The same of what was ordered with a promo code. */
export function listPromoUsesOf(em: Em, user_id: string, query: ListQuery<typeof promoUsesOfCustomer>) {
  return readList<OrderOfCustomerWire, typeof promoUsesOfCustomer>(em, promoUsesOfCustomer, query, {
    ...newestFirst,
    where: sql`o.user_id = ${user_id} and o.promo_code is not null`,
  })
}
