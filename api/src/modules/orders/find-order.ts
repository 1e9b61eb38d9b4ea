import { isUuid } from '@ostrov/shared/wire/uuid'
import { columnsOf, type RowOf } from '../../db/columns-of'
import type { Em } from '../../db/orm'
import { row, type Sql, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { Order } from './order'

/** What a change of an order has to know of it; `answer_until` is until when its customer's word on a change is awaited. */
const COLUMNS = [
  ...['id', 'uuid', 'status', 'user_id', 'restaurant_id', 'delivery_type', 'payment_type', 'confirmation_date'],
  ...['created_at', 'promo_code_id', 'price', 'discount', 'offer_discount', 'bonus_spent', 'bonus_percent'],
  ...['delivery_price', 'total', 'payment_comment', 'answer_until', 'wanted_at', 'kitchen_at'],
] as const
export type OrderHead = RowOf<Order, (typeof COLUMNS)[number]>

export type CustomerOrder = OrderHead & { user_id: string }

/** An order as the log speaks of it; that it was a test is known there when the order is gone. */
export const subjectOf = ({ id, user_id }: Pick<OrderHead, 'id' | 'user_id'>) =>
  `${user_id === null ? 'test_order' : 'order'}:${id}`

/**
 * The customer's own order by its short number or uuid.
 * @throws {Refusal} `order.not_found` for a stranger's too.
 */
export async function customerOrder(em: Em, user_id: string, ref: string): Promise<CustomerOrder> {
  return { ...(await demand(em, sql`o.user_id = ${user_id} and ${orderIs(ref)}`)), user_id }
}

/** An order of one restaurant. @throws {Refusal} `order.not_found` */
export function restaurantOrder(em: Em, restaurant: Served, ref: string): Promise<OrderHead> {
  return demand(em, sql`o.restaurant_id = ${restaurant.id} and ${orderIs(ref)}`)
}

/** Anybody's order but a test, for an administrator. @throws {Refusal} `order.not_found` */
export async function deskOrder(em: Em, ref: string): Promise<CustomerOrder> {
  const { user_id, ...order } = await demand(em, sql`o.user_id is not null and ${orderIs(ref)}`)
  if (user_id === null) throw new Refusal('order.not_found')
  return { ...order, user_id }
}

/** Any order, for the product's own jobs; null when there is none. */
export function orderById(em: Em, id: number): Promise<OrderHead | undefined> {
  return row(em, ofNumber({ id }))
}

/** The same order, ours until the transaction ends, as it is now. */
export async function lockOrder(em: Em, { id }: Pick<OrderHead, 'id'>): Promise<OrderHead> {
  const found = await row<OrderHead>(em, sql`${head} where o.id = ${id} for update`)
  if (!found) throw new Refusal('order.not_found')
  return found
}

/** `o` is the order that a short number or a uuid names; nothing for any other text. */
export function orderIs(ref: string): Sql {
  if (/^\d{1,15}$/.test(ref)) return sql`o.id = ${Number(ref)}`
  return isUuid(ref) ? sql`o.uuid = ${ref}` : sql`false`
}

const head = sql`select ${columnsOf(Order, 'o', COLUMNS)} from "order" o`

const ofNumber = statement<{ id: number }, OrderHead>((given) => sql`${head} where o.id = ${given('id')}`)

async function demand(em: Em, which: Sql) {
  const found = await row<OrderHead>(em, sql`${head} where ${which}`)
  if (!found) throw new Refusal('order.not_found')
  return found
}
