import type { ListQuery } from '@ostrov/shared/lists/table'
import { businessOrders, orderBoard, orderHistory } from '@ostrov/shared/orders/lists'
import { isCancelled, isOnBoard, isUnpaid } from '@ostrov/shared/orders/rules'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { readFacets } from '../../../db/facets'
import { readList, type SourceOf } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, inStatuses, moment, row, rows, type Sql, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { orderIs, subjectOf } from '../find-order'
import { announced, writtenColumns } from '../life/write-event'
import { narrowing, orders } from './order-list-sql'
import { courierEvents, isPaid, type OrderRow, orderColumns, orderViews } from './order-view'

type Query = ListQuery<typeof businessOrders>
type Row = OrderRow & Pick<BusinessOrderWire, 'is_paid' | 'is_test' | 'is_black_listed' | Ways | 'orders_before'>
type Ways = 'courier' | 'courier_events'

/** Whose orders are asked for: the restaurants somebody was found to serve. */
type Restaurants = readonly Served[]

/** Orders of these restaurants by the query. */
export async function listBusinessOrders(em: Em, restaurants: Restaurants, query: Query) {
  return shown(em, await readList<Row, typeof businessOrders>(em, businessOrders, query, of(restaurants, known)))
}

/** Orders the kitchen is done with; a delivered one is among them before it is completed. */
export async function businessHistory(em: Em, restaurants: Restaurants, query: ListQuery<typeof orderHistory>) {
  return shown(em, await readList<Row, typeof orderHistory>(em, orderHistory, query, of(restaurants, over)))
}

/** How many of them each choice of the history would leave. */
export function historyFacets(em: Em, restaurants: Restaurants, query: ListQuery<typeof orderHistory>) {
  return readFacets(em, orderHistory, query, of(restaurants, over))
}

/**
 * Everything on the board, the longest waiting first: orders under way until they are handed over, and those that somebody
 * else cancelled while they were made, until somebody here knows.
 */
export async function urgentOrders(em: Em, restaurants: Restaurants) {
  const where = sql`${theirs(restaurants)} and ${known} and (o.cancel_unseen or o.status in ${inStatuses(isOnBoard)})`
  const source = { ...rowsOf(where), order: sql`coalesce(o.kitchen_at, o.created_at), o.id` }
  return shown(em, await readList<Row, typeof orderBoard>(em, orderBoard, {}, source))
}

/**
 * One order of these restaurants by number or uuid.
 * @throws {Refusal} `order.not_found` for anybody else's.
 */
export async function readBusinessOrder(em: Em, restaurants: Restaurants, ref: string): Promise<BusinessOrderWire> {
  const { select, from, where } = rowsOf(sql`${theirs(restaurants)} and ${known} and ${orderIs(ref)}`)
  const [order] = await views(em, await rows<Row>(em, sql`select ${select} from ${from} where ${where} limit 1`))
  if (!order) throw new Refusal('order.not_found')
  return order
}

type Look = { ref: string; cancellation?: boolean; by: By; now: Date }

/** Notes that somebody at the restaurant has looked, the first look stays; or, with `cancellation`, that it knows of the end. */
export async function viewBusinessOrder(em: Em, restaurants: Restaurants, { ref, cancellation, by, now }: Look) {
  const { id, user_id, restaurant_id } = await readBusinessOrder(em, restaurants, ref)
  const act = { by, subject: subjectOf({ id, user_id }), restaurant_id, now }
  await em.transactional(async (tx) => {
    const seen = await changed(tx, sql`update "order" set viewed_at = ${now} where id = ${id} and viewed_at is null`)
    if (seen) await writeEntry(tx, { ...act, act: 'order.view' })
    const known = cancellation && (await acknowledgeCancellation(tx, id))
    if (known) await writeEntry(tx, { ...act, act: 'order.acknowledge' })
  })
  return readBusinessOrder(em, restaurants, ref)
}

/** One press is enough for every device: the others hear the order's last event once more and read it anew. */
function acknowledgeCancellation(em: Em, order_id: number) {
  return row(
    em,
    sql`with written as (update "order" set cancel_unseen = false where id = ${order_id} and cancel_unseen
          returning ${writtenColumns})
        select ${announced} from written cross join lateral
          (select id, created_at from order_event where order_id = written.id order by id desc limit 1) event`,
  )
}

/** Statuses no order has without the kitchen having known of it. */
const SURELY_KNOWN = inStatuses((status) => !isCancelled(status) && !isUnpaid(status))

const theirs = (restaurants: Restaurants) => sql`o.restaurant_id = any(${restaurants.map(({ id }) => id)}::uuid[])`

/**
 * Its restaurant knows of `o`: an order never paid was never their business. Asked by `exists`, the planner would rather
 * read the events of all orders there are.
 */
export const known = sql`o.status not in ${inStatuses(isUnpaid)}
  and (o.payment_type <> 'online' or o.status in ${SURELY_KNOWN}
    or (select e.id from order_event e where e.order_id = o.id and e.to = 'new' limit 1) is not null)`

const over = sql`${known} and (o.finished_at is not null or o.status = 'DELIVERED')`

const conditions = { query: spokenOf, ...narrowing }

const of = (restaurants: Restaurants, where: Sql): SourceOf<typeof businessOrders> => ({
  ...rowsOf(where),
  parts: restaurants.map(({ id }) => sql`o.restaurant_id = ${id}`),
  conditions,
  orders,
  key: sql`o.id`,
})

/** An order is spoken of by its number or by the end of the phone, which is written out: the index is one of what it begins with. */
function spokenOf(query: string) {
  const digits = query.replace(/\D/g, '')
  if (digits === '') return sql`false`
  const number = digits.length < 16 ? Number(digits) : 0
  return sql`(o.id = ${number} or reverse(o.user_phone) like ${sql.lit(`${[...digits].reverse().join('')}%`)})`
}

const businessColumns = sql`o.user_id is null as is_test,
  ${isPaid} as is_paid,
  (select json_build_object('id', c.id, 'name', c.name, 'picked_up_at', ${moment('w.picked_up_at')}, 'at_door_at', ${moment('w.at_door_at')},
      'not_opened_at', ${moment('w.not_opened_at')}, 'brought_back_at', ${moment('w.brought_back_at')},
      'handed_over_at', ${moment('w.handed_over_at')})
    from order_courier w join courier c on c.id = w.courier_id where w.order_id = o.id and w.taken_back_at is null) as courier,
  ${courierEvents} as courier_events,
  (select count(*)::int from "order" b where b.user_id = o.user_id and b.restaurant_id = o.restaurant_id
    and b.status = 'COMPLETED' and b.created_at < o.created_at) as orders_before,
  exists (select from black_list l where l.restaurant_id = o.restaurant_id and l.user_id = o.user_id) as is_black_listed`

const rowsOf = (where: Sql) => ({
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
    const {
      is_paid,
      is_test,
      is_black_listed,
      user_id,
      courier,
      courier_events,
      orders_before,
      cancel_unseen,
      viewed_at,
    } = row
    const ways = { courier, courier_events }
    return [{ ...core, ...ways, is_paid, is_test, is_black_listed, user_id, orders_before, cancel_unseen, viewed_at }]
  })
}
