import type { ListQuery } from '@ostrov/shared/lists/table'
import type { OrderOfCustomerWire } from '@ostrov/shared/orders/desk-schema'
import { ordersOfCustomer, promoUsesOfCustomer } from '@ostrov/shared/orders/lists'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import { type List, readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, sql } from '../../../db/sql'

type Row = OrderOfCustomerWire & { offer_discount: number; bonus_spent: number }

const newestFirst = {
  select: sql`o.id::int as id, o.status, json_build_object('id', o.restaurant_id, 'name', o.restaurant->'general_info'->>'name') as restaurant,
    o.delivery_type, o.total, o.discount, o.offer_discount, o.bonus_spent, o.promo_code, ${moment('o.created_at')} as created_at`,
  from: sql`"order" o`,
  order: sql`o.created_at desc, o.id desc`,
}

/** What a customer has ordered, the newest first. */
export function listOrdersOf(em: Em, user_id: string, query: ListQuery<typeof ordersOfCustomer>) {
  const where = sql`o.user_id = ${user_id}`
  return ofCode(readList<Row, typeof ordersOfCustomer>(em, ordersOfCustomer, query, { ...newestFirst, where }))
}

/** The same of what was ordered with a promo code. */
export function listPromoUsesOf(em: Em, user_id: string, query: ListQuery<typeof promoUsesOfCustomer>) {
  const where = sql`o.user_id = ${user_id} and o.promo_code is not null`
  return ofCode(readList<Row, typeof promoUsesOfCustomer>(em, promoUsesOfCustomer, query, { ...newestFirst, where }))
}

async function ofCode(reading: Promise<List<Row>>) {
  const list = await reading
  return { ...list, items: list.items.map((row) => ({ ...row, discount: codeDiscount(row) })) }
}
