import type { LedgerRow } from '@ostrov/shared/orders/pricing'
import { type NewRow, valuesOf } from '../../../db/columns-of'
import type { Em } from '../../../db/orm'
import { newJob } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import { attemptInserted, type NewAttempt, openingAt } from '../../../services/payments/new-attempt'
import { handOver } from '../life/follow-up'
import { announced, type Step, withEvent, writtenColumns } from '../life/write-event'
import { Order } from '../order'
import type { OrderedDish } from '../order-item'

type NewOrderItem = OrderedDish & {
  sort: number
  from_stock: boolean
  /** Whose it is, of an order that several filled. */
  participant: string | null
}
/** What an order has from its beginning; without `user_id` it is a test. */
type Column = Exclude<keyof Order, LaterColumn>
type LaterColumn =
  | ('id' | 'uuid' | 'created_at' | 'updated_at' | 'confirmation_date' | 'viewed_at' | 'cancel_unseen')
  | ('finished_at' | 'answer_until' | 'late_told_at' | 'waited_told' | 'sought')
export type NewOrder = NewRow<Order, Column> & {
  act_admin_id: string | null
  items: NewOrderItem[]
  /** The ids of the offers it takes. */
  offers: readonly string[]
  ledger: LedgerRow[]
  /** The first attempt to pay, for an order that waits for its money. */
  payment: Omit<NewAttempt, 'now'> | null
  now: Date
}
/** `payment_id`: whose page is to be opened. */
export type InsertedOrder = { id: number; uuid: string; payment_id: string | null }

/**
 * Writes the order with its lines, ledger, first event, payment and jobs, and takes its basket away, in one statement:
 * placing is the product's hottest write, and each further statement would be one more way to the database.
 * @returns nothing for a test order where the restaurant has one.
 */
export async function insertOrder(em: Em, order: NewOrder): Promise<InsertedOrder | undefined> {
  const { act_admin_id, items, offers, ledger, payment, now, ...columns } = order
  const { status, user_id } = columns
  const first: Step = {
    from: null,
    to: status,
    actor: user_id === null ? 'system' : 'customer',
    actor_id: user_id,
    act_admin_id,
    now,
  }
  const jobs = payment ? unpaidJobs(payment, now) : [handOver(sql`written.id`)]
  const inserted = await row<InsertedOrder>(
    em,
    sql`with ${withEvent(placed({ ...columns, created_at: now, updated_at: now }), first)},
      lines as (insert into order_item (order_id, product_id, name, image_id, weight, weight_unit, article, product_options,
          unit_price, quantity, line_total, discount, offers, from_stock, sort, participant)
        select written.id, line.* from written, json_to_recordset(${JSON.stringify(items)}::json) as line (product_id uuid,
          name text, image_id uuid, weight numeric, weight_unit text, article text, product_options jsonb,
          unit_price int, quantity int, line_total int, discount int, offers jsonb, from_stock bool, sort int, participant text)),
      sums as (insert into order_ledger (order_id, kind, amount, note, paid_by, is_bonus, created_at)
        select written.id, sum.kind, sum.amount, sum.note, sum.paid_by, coalesce(sum.is_bonus, false), ${now}::timestamptz
        from written, json_to_recordset(${JSON.stringify(ledger)}::json) as sum (kind text, amount int, note text, paid_by text, is_bonus bool)),
      ${offers.length > 0 ? takenBy(offers) : sql``}
      ordered as (delete from basket where id = ${order.basket_id}),
      ${order.group_id ? gatheringEnds(order.group_id, now) : sql``}
      ${payment ? attempt(payment, now) : noAttempt}
      select written.id::int as id, written.uuid, attempt.id as payment_id, ${announced}, array[${sql.join(jobs)}] as jobs
      from written cross join event left join attempt on true`,
  )
  return (
    inserted && {
      id: inserted.id,
      uuid: inserted.uuid,
      payment_id: payment?.saved_method_id ? null : inserted.payment_id,
    }
  )
}

const placed = (row: NewRow<Order, Column | 'created_at' | 'updated_at'>) =>
  sql`insert into "order" ${valuesOf(Order, row)}
    ${row.user_id === null ? sql`on conflict (restaurant_id) where user_id is null do nothing` : sql``}
    returning ${writtenColumns}`

const takenBy = (offers: readonly string[]) =>
  sql`offered as (insert into order_offer (order_id, offer_id) select written.id, unnest(${offers}::uuid[]) from written),`

const gatheringEnds = (group_id: string, now: Date) =>
  sql`gathered as (update basket_group set ordered_at = ${now} where id = ${group_id}),`

const attempt = (payment: NonNullable<NewOrder['payment']>, now: Date) =>
  sql`attempt as (${attemptInserted({ order_id: sql`written.id`, purchase_id: null }, { ...payment, now }, sql`from written`)})`

const noAttempt = sql`attempt as (select null::uuid as id)`

const unpaidJobs = ({ due_at, ...way }: NonNullable<NewOrder['payment']>, now: Date) => [
  newJob('payment.open', { payment_id: sql`attempt.id` }, { run_at: openingAt(way, now) }),
  newJob('order.expire_unpaid', { order_id: sql`written.id` }, { run_at: due_at }),
]
