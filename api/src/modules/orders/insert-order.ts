import type { LedgerRow } from '@ostrov/shared/orders/pricing'
import type { DeliveryType, OrderStatus, PaymentType } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { newJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import { handOver } from './follow-up'
import type { DeliverySnapshot, RestaurantSnapshot } from './order'
import type { OrderedDish } from './order-item'
import { announced, type Step, withEvent, writtenColumns } from './write-event'

type NewOrderItem = OrderedDish & {
  sort: number
  from_stock: boolean
  /** Whose it is, of an order that several filled. */
  participant: string | null
}
export type NewOrder = {
  status: OrderStatus
  /** Null makes it a test. */
  user_id: string | null
  act_admin_id: string | null
  device_id: string | null
  restaurant_id: string
  basket_id: string
  /** The friends it was gathered with. */
  group_id: string | null
  restaurant: RestaurantSnapshot
  user_name: string
  user_phone: string
  comment: string | null
  cultery_count: number
  delivery_type: DeliveryType
  delivery: DeliverySnapshot | null
  payment_type: PaymentType
  payment_comment: string | null
  price: number
  discount: number
  delivery_price: number
  total: number
  promo_code_id: string | null
  promo_code: string | null
  items: NewOrderItem[]
  ledger: LedgerRow[]
  /** The first attempt to pay, for an order that waits for its money. */
  payment: { provider: string; amount: number; due_at: Date } | null
  now: Date
}
export type InsertedOrder = { id: number; uuid: string; payment_id: string | null }

const OPEN_PAYMENT_DELAY_MS = 20_000

/**
 * Writes the order with its lines, ledger, first event, payment and jobs, and takes its basket away, in one statement:
 * placing is the product's hottest write, and each further statement would be one more way to the database.
 * @returns nothing for a test order where the restaurant has one.
 */
export async function insertOrder(em: Em, order: NewOrder): Promise<InsertedOrder | undefined> {
  const { status, user_id, act_admin_id, now, payment } = order
  const first: Step = {
    from: null,
    to: status,
    actor: user_id === null ? 'system' : 'customer',
    actor_id: user_id,
    act_admin_id,
    now,
  }
  const jobs = payment ? unpaidJobs(payment.due_at, now) : [handOver(sql`written.id`)]
  const inserted = await row<InsertedOrder>(
    em,
    sql`with ${withEvent(placed(order), first)},
      lines as (insert into order_item (order_id, product_id, name, image_id, weight, weight_unit, article, product_options,
          unit_price, quantity, line_total, from_stock, sort, participant)
        select written.id, line.* from written, json_to_recordset(${JSON.stringify(order.items)}::json) as line (product_id uuid,
          name text, image_id uuid, weight numeric, weight_unit text, article text, product_options jsonb,
          unit_price int, quantity int, line_total int, from_stock bool, sort int, participant text)),
      sums as (insert into order_ledger (order_id, kind, amount, created_at)
        select written.id, sum.kind, sum.amount, ${now}::timestamptz
        from written, json_to_recordset(${JSON.stringify(order.ledger)}::json) as sum (kind text, amount int)),
      ordered as (delete from basket where id = ${order.basket_id}),
      ${order.group_id ? gatheringEnds(order.group_id, now) : sql``}
      ${payment ? attempt(payment, now) : noAttempt}
      select written.id::int as id, written.uuid, attempt.id as payment_id, ${announced}, array[${sql.join(jobs)}] as jobs
      from written cross join event left join attempt on true`,
  )
  return inserted && { id: inserted.id, uuid: inserted.uuid, payment_id: inserted.payment_id }
}

const placed = (order: NewOrder) =>
  sql`insert into "order" (status, user_id, restaurant_id, basket_id, group_id, restaurant, user_name, user_phone, comment,
      cultery_count, delivery_type, delivery, payment_type, payment_comment, price, discount, delivery_price, total,
      promo_code_id, promo_code, device_id, created_at, updated_at)
    values (${order.status}, ${order.user_id}, ${order.restaurant_id}, ${order.basket_id}, ${order.group_id}::uuid, ${JSON.stringify(order.restaurant)}::jsonb,
      ${order.user_name}, ${order.user_phone}, ${order.comment}, ${order.cultery_count}, ${order.delivery_type},
      ${order.delivery ? JSON.stringify(order.delivery) : null}::jsonb, ${order.payment_type}, ${order.payment_comment},
      ${order.price}, ${order.discount}, ${order.delivery_price}, ${order.total}, ${order.promo_code_id}::uuid,
      ${order.promo_code}::text, ${order.device_id}::uuid, ${order.now}, ${order.now})
    ${order.user_id === null ? sql`on conflict (restaurant_id) where user_id is null do nothing` : sql``}
    returning ${writtenColumns}`

const gatheringEnds = (group_id: string, now: Date) =>
  sql`gathered as (update basket_group set ordered_at = ${now} where id = ${group_id}),`

const attempt = (payment: NonNullable<NewOrder['payment']>, now: Date) =>
  sql`attempt as (insert into payment (order_id, provider, amount, due_at, created_at)
    select id, ${payment.provider}::text, ${payment.amount}::int, ${payment.due_at}::timestamptz, ${now}::timestamptz from written returning id)`

const noAttempt = sql`attempt as (select null::uuid as id)`

// The request itself opens the payment right after the commit; the job is there for the process that dies before it.
const unpaidJobs = (due_at: Date, now: Date) => [
  newJob('payment.open', { payment_id: sql`attempt.id` }, { run_at: new Date(now.getTime() + OPEN_PAYMENT_DELAY_MS) }),
  newJob('order.expire_unpaid', { order_id: sql`written.id` }, { run_at: due_at }),
]
