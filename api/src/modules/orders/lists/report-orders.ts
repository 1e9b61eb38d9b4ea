import { EXPORTED_ROWS } from '@ostrov/shared/formats/tables'
import { addDays, instantAt } from '@ostrov/shared/formats/time'
import type { ReportedOrder } from '@ostrov/shared/orders/report'
import { type Period, periodComplaint } from '@ostrov/shared/statistics/period'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { known } from './read-business-orders'

/**
 * What a restaurant's orders of these days came to, the oldest first: the sums of their ledgers, whenever they were written.
 * Test orders, and those that were never paid and so never reached it, are none of them.
 * @throws {Refusal} `restaurant.not_found`, `request.invalid` for a period, `order.report_too_long`
 */
export async function reportOrders(em: Em, restaurant_id: string, period: Period): Promise<ReportedOrder[]> {
  const complaint = periodComplaint(period)
  if (complaint) throw new Refusal('request.invalid', { errors: { to: complaint } })
  if (!(await row(em, sql`select from restaurant where id = ${restaurant_id}`)))
    throw new Refusal('restaurant.not_found')
  const found = await rows<ReportedOrder>(
    em,
    sql`select o.id::int as id, ${moment('o.created_at')} as created_at, ${moment('o.wanted_at')} as wanted_at, o.status, o.delivery_type, o.payment_type, o.promo_code,
          ${summed('goods')}::int as goods, ${summed('delivery')}::int as delivery, -${summed('discount')}::int as discount,
          -(select coalesce(sum(l.amount), 0) from order_ledger l
            where l.order_id = o.id and l.kind = 'discount' and l.paid_by = 'restaurant')::int as own_discount,
          -${summed('payment')}::int as paid, ${summed('refund')}::int as refunded
        from "order" o where o.restaurant_id = ${restaurant_id} and o.user_id is not null and ${known}
          and o.created_at >= ${instantAt(period.from, 0)} and o.created_at < ${instantAt(addDays(period.to, 1), 0)}
        order by o.created_at, o.id limit ${sql.lit(EXPORTED_ROWS + 1)}`,
  )
  if (found.length > EXPORTED_ROWS) throw new Refusal('order.report_too_long')
  return found
}

const summed = (kind: string) =>
  sql`(select coalesce(sum(l.amount), 0) from order_ledger l where l.order_id = o.id and l.kind = ${sql.lit(kind)})`
