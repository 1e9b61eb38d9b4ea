import { orderTotals } from '@ostrov/shared/orders/pricing'
import type { ConfirmInput, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import { promoDiscount } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { referralTerms } from '../customers/referral-terms'
import { type OrderHead, restaurantOrder } from './find-order'
import { moveOrder } from './move-order'
import { stepBy } from './write-event'

type Confirmation = { by: By; restaurant: Served; ref: string; input: typeof ConfirmInput.static }

/**
 * The restaurant takes an order into work, with the lines it cannot make struck out and more time when it needs it.
 * What the customer pays follows: goods, the promo code's minimum, and through its job the bank. Call inside a transaction.
 * @throws {Refusal} `order.items_empty` when nothing would be left.
 */
export async function confirmOrder(
  em: Em,
  { by, restaurant, ref, input }: Confirmation,
  now: Date,
): Promise<OrderUpdateWire> {
  const order = await restaurantOrder(em, restaurant, ref)
  // Moved first: the row is ours from here on, and of two operators only one goes on to strike lines.
  const update = await moveOrder(em, order, { to: 'CONFIRMED', ...stepBy(by), now })
  const struck = input.cancelled_items?.map(({ id }) => id)
  await writeEntry(em, {
    ...{ by, act: 'order.move', subject: `order:${order.id}`, restaurant_id: restaurant.id, now },
    from: { status: order.status },
    to: { status: update.status, struck, extra_minutes: input.extra_minutes },
  })
  if (input.cancelled_items?.length || input.extra_minutes) await keepSums(em, order.id, update.event_id)
  if (input.cancelled_items?.length) await strikeItems(em, order, input.cancelled_items)
  if (input.extra_minutes) await addMinutes(em, order.id, input.extra_minutes)
  return update
}

/** What the sums were, for taking the step back. */
async function keepSums(em: Em, order_id: number, event_id: number) {
  await changed(
    em,
    sql`update order_event set before = (select json_build_object('price', price, 'discount', discount, 'total', total,
          'delivery_time', (restaurant->>'delivery_time')::int) from "order" where id = ${order_id}) where id = ${event_id}`,
  )
}

async function strikeItems(em: Em, order: OrderHead, struck: { id: string; cancellation_comment: string }[]) {
  const count = await changed(
    em,
    sql`update order_item i set cancellation_comment = struck.cancellation_comment
        from json_to_recordset(${JSON.stringify(struck)}::json) as struck (id uuid, cancellation_comment text)
        where i.id = struck.id and i.order_id = ${order.id} and i.cancellation_comment is null`,
  )
  if (count !== new Set(struck.map((line) => line.id)).size) throw new Refusal('order.item_not_found')
  const sums = await row<{ before: number; price: number; discount: number; delivery_price: number; left: number }>(
    em,
    sql`select o.price as before, o.discount, o.delivery_price,
          coalesce(sum(i.line_total) filter (where i.cancellation_comment is null), 0)::int as price,
          count(*) filter (where i.cancellation_comment is null)::int as left
        from "order" o join order_item i on i.order_id = o.id where o.id = ${order.id} group by o.id`,
  )
  if (!sums || sums.left === 0) throw new Refusal('order.items_empty')
  const { price, delivery_price } = sums
  const discount = await discountAfter(em, order, price)
  const totals = orderTotals({ cartSum: price, discount, delivery_price })
  await changed(
    em,
    sql`update "order" set price = ${price}, discount = ${totals.discount}, total = ${totals.total} where id = ${order.id}`,
  )
  await correctLedger(em, {
    order_id: order.id,
    goods: price - sums.before,
    discount: sums.discount - totals.discount,
    note: 'Вычеркнуто рестораном',
  })
}

/** What the promo code still takes off; below its minimum nothing: its use is given back once the step is past recall. */
async function discountAfter(em: Em, order: OrderHead, price: number): Promise<number> {
  const invitation = await referralTerms(em)
  const used = await row<{
    amount: number
    amount_type: 'rubles' | 'percent'
    max_discount: number | null
    min_order_sum: number
  }>(
    em,
    sql`select coalesce(p.amount, ${invitation.amount}::int) as amount,
          coalesce(p.amount_type, 'rubles') as amount_type, p.max_discount,
          coalesce(p.min_order_sum, ${invitation.min_order_sum}::int) as min_order_sum
        from "order" o left join promo_code p on p.id = o.promo_code_id where o.id = ${order.id} and o.promo_code is not null`,
  )
  if (!used) return 0
  return price >= used.min_order_sum ? promoDiscount(used, price) : 0
}

/** The ledger follows sums that changed by so much; `discount` is what is taken off less. */
export async function correctLedger(
  em: Em,
  { order_id, goods, discount, note }: { order_id: number; goods: number; discount: number; note: string },
) {
  const corrections = [
    { kind: 'goods', amount: goods },
    { kind: 'discount', amount: discount },
  ].filter((one) => one.amount !== 0)
  await changed(
    em,
    sql`insert into order_ledger (order_id, kind, amount, note)
        select ${order_id}::bigint, c.kind, c.amount, ${note}::text
        from json_to_recordset(${JSON.stringify(corrections)}::json) as c (kind text, amount int)`,
  )
}

async function addMinutes(em: Em, order_id: number, minutes: number) {
  await changed(
    em,
    sql`update "order" set restaurant = jsonb_set(restaurant, '{delivery_time}',
          to_jsonb((restaurant->>'delivery_time')::int + ${minutes}::int)) where id = ${order_id}`,
  )
}
