import type { ListQuery } from '@ostrov/shared/lists/table'
import { businessOrders, orderBoard, orderHistory } from '@ostrov/shared/orders/lists'
import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { ORDER_STATUSES } from '@ostrov/shared/orders/statuses'
import type { RawBuilder } from 'kysely'
import { readFacets, readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Business } from '../../http/sessions'
import { businessRestaurant, businessRestaurantIds } from '../accounts/reach'
import { orderIs } from './find-order'
import { momentOrNull, type OrderRow, orderColumns, orderViews } from './order-view'

type Query = ListQuery<typeof businessOrders>
type Row = OrderRow & { is_paid: boolean; orders_before: number }

/** Orders of this business user's restaurants by the query. */
export async function listBusinessOrders(em: Em, business: Business, query: Query) {
  return shown(
    em,
    await readList<Row, typeof businessOrders>(em, businessOrders, query, of(await reach(em, business, query))),
  )
}

/** Orders the kitchen is done with; a delivered one completes itself three hours later. */
export async function businessHistory(em: Em, business: Business, query: ListQuery<typeof orderHistory>) {
  const source = of(await overIn(em, business, query))
  return shown(em, await readList<Row, typeof orderHistory>(em, orderHistory, query, source))
}

/** How many of them each choice of the history would leave. */
export async function historyFacets(em: Em, business: Business, query: ListQuery<typeof orderHistory>) {
  return readFacets(em, orderHistory, query, of(await overIn(em, business, query)))
}

/**
 * Everything on the board, the longest waiting first: orders under way until they are handed over, and those that somebody
 * else cancelled while they were made, until somebody here knows.
 */
export async function urgentOrders(em: Em, business: Business, query: ListQuery<typeof orderBoard>) {
  const which = sql`${await reach(em, business, query)} and (o.cancel_unseen or o.status in ('new', 'in_progress',
    'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY'))`
  const list = await readList<Row, typeof orderBoard>(
    em,
    orderBoard,
    {},
    { ...rowsOf(which), order: sql`o.created_at, o.id` },
  )
  return shown(em, list)
}

/**
 * One order of this business user's restaurants by number or uuid.
 * @throws {Refusal} `order.not_found` for anybody else's.
 */
export async function readBusinessOrder(em: Em, business: Business, ref: string): Promise<BusinessOrderWire> {
  const { select, from, where } = rowsOf(sql`${await reach(em, business, {})} and ${orderIs(ref)}`)
  const [order] = await views(em, await rows<Row>(em, sql`select ${select} from ${from} where ${where} limit 1`))
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
    sql`with known as (update "order" set cancel_unseen = false where id = ${order_id} and cancel_unseen
          returning id, uuid, restaurant_id, user_id, status)
        select pg_notify('order_event', json_build_object('event_id', last.id, 'order_id', known.id, 'order_uuid', known.uuid,
          'restaurant_id', known.restaurant_id, 'user_id', known.user_id, 'status', known.status, 'created_at',
          to_char(last.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)
        from known cross join lateral (select id, created_at from order_event where order_id = known.id
          order by id desc limit 1) last`,
  )
}

/** Statuses no order has without the kitchen having known of it. */
const SURELY_KNOWN = ORDER_STATUSES.filter((status) => !isCancelled(status) && !isUnpaid(status))

/** `o` is of a restaurant in reach, and the restaurant knows of it: an order never paid was never its business. */
async function reach(em: Em, business: Business, { restaurant_id }: { restaurant_id?: string }) {
  const ids = restaurant_id
    ? [await businessRestaurant(em, business, restaurant_id, 'orders')]
    : await businessRestaurantIds(em, business, 'orders')
  // One restaurant's orders lie in their order in the index, those of several do not.
  const [only, second] = ids
  const theirs = only && !second ? sql`o.restaurant_id = ${only}` : sql`o.restaurant_id = any(${ids}::uuid[])`
  // Asked by `exists`, the planner would rather read the events of all orders there are.
  return sql`${theirs} and o.status not in ('PAYMENT_PENDING', 'PAYMENT_FAILED')
    and (o.payment_type <> 'online' or o.status = any(${SURELY_KNOWN}::text[])
      or (select e.id from order_event e where e.order_id = o.id and e.to = 'new' limit 1) is not null)`
}

async function overIn(em: Em, business: Business, query: { restaurant_id?: string }) {
  return sql`${await reach(em, business, query)} and (o.finished_at is not null or o.status = 'DELIVERED')`
}

const conditions = {
  query: spokenOf,
  status: sql`o.status`,
  delivery_type: sql`o.delivery_type`,
  payment_type: sql`o.payment_type`,
  from: sql`o.created_at`,
  to: sql`o.created_at`,
  total: sql`o.total`,
}
const orders = {
  '-created_at': { by: [sql`o.created_at`, sql`o.id`], falling: true },
  created_at: { by: [sql`o.created_at`, sql`o.id`] },
  '-total': { by: [sql`o.total`, sql`o.id`], falling: true },
  total: { by: [sql`o.total`, sql`o.id`] },
} as const

const of = (where: RawBuilder<unknown>): SourceOf<typeof businessOrders> => ({
  ...rowsOf(where),
  conditions,
  orders,
  key: sql`o.id`,
})

/** An order is spoken of by its number or by the end of the phone. */
function spokenOf(query: string) {
  const digits = query.replace(/\D/g, '')
  if (digits === '') return sql`false`
  const number = digits.length < 16 ? Number(digits) : 0
  return sql`(o.id = ${number} or reverse(o.user_phone) like ${`${[...digits].reverse().join('')}%`})`
}

const businessColumns = sql`
  exists (select from payment p where p.order_id = o.id
    and p.status in ('AUTHORIZED', 'CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'PARTIAL_REVERSED')) as is_paid,
  (select count(*)::int from "order" b where b.user_id = o.user_id and b.restaurant_id = o.restaurant_id
    and b.status = 'COMPLETED' and b.created_at < o.created_at) as orders_before`

const rowsOf = (where: RawBuilder<unknown>) => ({
  select: sql`${orderColumns}, ${businessColumns}`,
  from: sql`"order" o`,
  where,
})

async function shown<List extends { items: Row[] }>(em: Em, list: List) {
  return { ...list, items: await views(em, list.items) }
}

async function views(em: Em, found: readonly Row[]): Promise<BusinessOrderWire[]> {
  const cores = await orderViews(em, found)
  return cores.flatMap((core, place) => {
    const row = found[place]
    if (!row) return []
    const { is_paid, orders_before, cancel_unseen } = row
    return [{ ...core, is_paid, orders_before, cancel_unseen, viewed_at: momentOrNull(row.viewed_at) }]
  })
}
