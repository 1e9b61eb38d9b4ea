import type { ListQuery } from '@ostrov/shared/lists/table'
import { customerOrders, recentOrders } from '@ostrov/shared/orders/lists'
import { isUnconfirmed } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { readList, wholeList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { inStatuses, moment, rows, type Sql, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isCharging } from '../../../services/payments/new-attempt'
import { orderIs } from '../find-order'
import { type OrderRow, orderColumns, orderViews } from './order-view'

type PaymentRow = NonNullable<OrderWire['payment']>['bank_payment_info']
type Row = OrderRow &
  Pick<OrderWire, 'answer_minutes' | 'is_reviewed' | 'is_user_in_black_list'> & { payment: PaymentRow | null }

/** What is usual is the middle one of so many last answers; of fewer nothing is said. */
const ANSWERS_COUNTED = 20
const ANSWERS_NEEDED = 5

/** The person's orders, newest first. */
export async function listOrders(em: Em, user_id: string, query: ListQuery<typeof customerOrders>) {
  const list = await readList<Row, typeof customerOrders>(em, customerOrders, query, {
    ...rowsOf(sql`o.user_id = ${user_id}`),
    order: { by: [sql`o.created_at`, sql`o.id`], falling: true },
    key: sql`o.id`,
  })
  return { ...list, items: await views(em, list.items) }
}

/** Orders under way and those that ended within the last day: what the delivery home shows. */
export async function listRecent(em: Em, user_id: string, now: Date) {
  const since = new Date(now.getTime() - 86_400_000)
  const which = sql`o.user_id = ${user_id} and (o.finished_at is null or o.finished_at > ${since})`
  return wholeList(recentOrders, await views(em, await read(em, which, recentOrders.sizes[0])))
}

/**
 * The person's own order by number or uuid.
 * @throws {Refusal} `order.not_found` for anybody else's.
 */
export async function readOrder(em: Em, user_id: string, ref: string): Promise<OrderWire> {
  const [order] = await views(em, await read(em, sql`o.user_id = ${user_id} and ${orderIs(ref)}`, 1))
  if (!order) throw new Refusal('order.not_found')
  return order
}

const answerMinutes = sql`
  case when o.status in ${inStatuses(isUnconfirmed)} then (
    select case when count(*) >= ${sql.lit(ANSWERS_NEEDED)} then greatest(1, ceil((percentile_cont(0.5) within group
      (order by extract(epoch from answered.confirmation_date - answered.asked_at)) / 60)::numeric))::int end
    from (select past.confirmation_date, (select min(e.created_at) from order_event e
            where e.order_id = past.id and e.to in ('CONFIRMATION_PENDING', 'in_progress')) as asked_at
          from "order" past where past.restaurant_id = o.restaurant_id and past.kitchen_at is null and past.confirmation_date is not null and past.user_id is not null
          order by past.created_at desc limit ${sql.lit(ANSWERS_COUNTED)}) answered
    where answered.asked_at is not null) end`

const customerColumns = sql`${answerMinutes} as answer_minutes,
  (select json_build_object('provider', p.provider, 'payment_id', p.payment_id, 'attempt_id', p.id,
      'method', p.method, 'saved_method_id', p.saved_method_id, 'is_charging', ${isCharging('p', sql`now()`)}, 'payment_url', p.payment_url, 'amount', p.amount, 'status', p.status, 'error_code', p.error_code,
      'due_at', ${moment('p.due_at')}, 'receipt_url', p.receipt_url,
      'receipt_to', (select nullif(r.contact, '') from receipt r where r.attempt_id = p.id order by r.created_at limit 1),
      'receipts', (select coalesce(json_agg(json_build_object('kind', r.kind, 'url', r.url) order by r.created_at, r.id), '[]')
        from receipt r join payment paid on paid.id = r.attempt_id where paid.order_id = o.id and r.url is not null))
    from payment p where p.order_id = o.id order by p.created_at desc, p.id desc limit 1) as payment,
  (exists (select from review r where r.order_id = o.id and r.product_id is null) and not exists (
    select from order_item i where i.order_id = o.id and i.product_id is not null and i.cancellation_comment is null
      and not exists (select from review r where r.order_id = o.id and r.product_id = i.product_id))) as is_reviewed,
  exists (select from black_list b where b.restaurant_id = o.restaurant_id and b.user_id = o.user_id) as is_user_in_black_list`

const rowsOf = (where: Sql) => ({
  select: sql`${orderColumns}, ${customerColumns}`,
  from: sql`"order" o`,
  where,
})

function read(em: Em, which: Sql, limit: number) {
  const { select, from, where } = rowsOf(which)
  return rows<Row>(
    em,
    sql`select ${select} from ${from} where ${where} order by o.created_at desc, o.id desc limit ${limit}`,
  )
}

async function views(em: Em, found: readonly Row[]): Promise<OrderWire[]> {
  const cores = await orderViews(em, found)
  return cores.flatMap((core, place) => {
    const row = found[place]
    if (!row) return []
    const payment = row.payment && {
      bank_payment_info: row.payment,
    }
    const { answer_minutes, is_reviewed, is_user_in_black_list } = row
    return [{ ...core, payment, answer_minutes, is_reviewed, is_user_in_black_list }]
  })
}
