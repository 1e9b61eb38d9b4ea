import { addDays, instantAt } from '@ostrov/shared/formats/time'
import { isOnBoard, isUnpaid } from '@ostrov/shared/orders/rules'
import type { BusinessOrderQuery, BusinessOrderWire } from '@ostrov/shared/orders/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { changed, inStatuses, rows, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Business } from '../../http/sessions'
import { businessRestaurant, businessRestaurantIds } from '../accounts/reach'
import { orderIs } from './find-order'
import { type OrderRow, orderViews, pageOfOrders } from './order-view'
import { announced, writtenColumns } from './write-event'

const BOARD_LIMIT = 100

type Query = typeof BusinessOrderQuery.static
type BusinessColumns = { is_paid: boolean; orders_before: number }

/** Orders of this business user's restaurants by the query, newest first. */
export async function listBusinessOrders(em: Em, business: Business, query: Query) {
  return page(em, sql`${await reach(em, business, query)} and ${filters(query)}`, query)
}

/** Orders the kitchen is done with, newest first; a delivered one completes itself three hours later. */
export async function businessHistory(em: Em, business: Business, query: Query) {
  const isOver = sql`(o.finished_at is not null or o.status = 'DELIVERED')`
  return page(em, sql`${await reach(em, business, query)} and ${isOver} and ${filters(query)}`, query)
}

/**
 * Everything on the board, the longest waiting first: orders under way until they are handed over, and those that somebody
 * else cancelled while they were made, until somebody here knows.
 */
export async function urgentOrders(em: Em, business: Business, query: Pick<Query, 'restaurant_id'>) {
  const { found, total } = await read(em, {
    which: sql`${await reach(em, business, query)} and (o.cancel_unseen or o.status in ${inStatuses(isOnBoard)})`,
    page: 1,
    limit: BOARD_LIMIT,
    order: sql`o.created_at, o.id`,
  })
  return { items: await views(em, found), page: 1, limit: BOARD_LIMIT, total }
}

/**
 * One order of this business user's restaurants by number or uuid.
 * @throws {Refusal} `order.not_found` for anybody else's.
 */
export async function readBusinessOrder(em: Em, business: Business, ref: string): Promise<BusinessOrderWire> {
  const which = sql`${await reach(em, business, {})} and ${orderIs(ref)}`
  const { found } = await read(em, { which, page: 1, limit: 1 })
  const [order] = await views(em, found)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** Notes that somebody at the restaurant has looked, the first look stays; or, with `cancellation`, that it knows of the end. */
export async function viewBusinessOrder(
  em: Em,
  business: Business,
  { ref, cancellation = false, now }: { ref: string; cancellation?: boolean; now: Date },
) {
  const order = await readBusinessOrder(em, business, ref)
  await changed(em, sql`update "order" set viewed_at = ${now} where id = ${order.id} and viewed_at is null`)
  if (cancellation) await acknowledgeCancellation(em, order.id)
  return readBusinessOrder(em, business, ref)
}

/** One press is enough for every device: the others hear the order's last event once more and read it anew. */
async function acknowledgeCancellation(em: Em, order_id: number) {
  await rows(
    em,
    sql`with written as (update "order" set cancel_unseen = false where id = ${order_id} and cancel_unseen
          returning ${writtenColumns})
        select ${announced} from written cross join lateral
          (select id, created_at from order_event where order_id = written.id order by id desc limit 1) event`,
  )
}

/** `o` is of a restaurant in reach, and the restaurant knows of it: an order never paid was never its business. */
async function reach(em: Em, business: Business, { restaurant_id }: Pick<Query, 'restaurant_id'>) {
  const ids = restaurant_id
    ? [await businessRestaurant(em, business, restaurant_id, 'orders')]
    : await businessRestaurantIds(em, business, 'orders')
  return sql`o.restaurant_id = any(${ids}::uuid[]) and o.status not in ${inStatuses(isUnpaid)}
    and (o.payment_type <> 'online' or exists (select from order_event e where e.order_id = o.id and e.to = 'new'))`
}

function filters({ status, query, from, to }: Query): RawBuilder<unknown> {
  const demands = [sql`true`]
  if (status) demands.push(sql`o.status = any(${status.split(',')}::text[])`)
  if (from) demands.push(sql`o.created_at >= ${instantAt(from, 0)}`)
  if (to) demands.push(sql`o.created_at < ${instantAt(addDays(to, 1), 0)}`)
  const digits = query?.replace(/\D/g, '')
  if (query) demands.push(digits ? sql`(o.id::text = ${digits} or o.user_phone like ${`%${digits}`})` : sql`false`)
  return sql.join(demands, sql` and `)
}

async function page(em: Em, which: RawBuilder<unknown>, { page = 1, limit = 20 }: Query) {
  const { found, total } = await read(em, { which, page, limit })
  return { items: await views(em, found), page, limit, total }
}

const businessColumns = sql`
  exists (select from payment p where p.order_id = o.id
    and p.status in ('AUTHORIZED', 'CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'PARTIAL_REVERSED')) as is_paid,
  (select count(*)::int from "order" b where b.user_id = o.user_id and b.restaurant_id = o.restaurant_id
    and b.status = 'COMPLETED' and b.created_at < o.created_at) as orders_before`

function read(em: Em, asked: { which: RawBuilder<unknown>; page: number; limit: number; order?: RawBuilder<unknown> }) {
  return pageOfOrders<BusinessColumns>(em, { ...asked, extra: businessColumns })
}

async function views(em: Em, found: readonly (OrderRow & BusinessColumns)[]): Promise<BusinessOrderWire[]> {
  const cores = await orderViews(em, found)
  return cores.flatMap((core, place) => {
    const row = found[place]
    if (!row) return []
    const { is_paid, orders_before, cancel_unseen } = row
    return [{ ...core, is_paid, orders_before, cancel_unseen, viewed_at: row.viewed_at }]
  })
}
