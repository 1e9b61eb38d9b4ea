import { DAY_MS, MINUTE_MS } from '@ostrov/shared/formats/time'
import { ORDER_NEEDS, type OrderNeed, STUCK_MINUTES } from '@ostrov/shared/orders/needs'
import { isCancelled, isUnpaid, mayBeLate } from '@ostrov/shared/orders/rules'
import { isBeforeRestaurant, REMINDER_MINUTES } from '@ostrov/shared/orders/waiting'
import { namesOf } from '@ostrov/shared/wire/names'
import { inStatuses, type Sql, sql } from '../../../db/sql'
import { promiseEnds } from '../life/notify-of-delay'

const [, LAST] = REMINDER_MINUTES

/**
 * When `o` needs a hand, need by need. Money is stuck where the order has gone on, or ended, and the bank has neither taken
 * nor let go of it; where an unpaid order has outlived its page; and where the bank spoke of another sum.
 */
function conditions(now: Date): Record<OrderNeed, Sql> {
  // A return over SBP takes as long as the payer's bank takes.
  const longAgo = new Date(now.getTime() - DAY_MS)
  const since = new Date(now.getTime() - STUCK_MINUTES * MINUTE_MS)
  return {
    unanswered: sql`o.status in ${inStatuses(isBeforeRestaurant)} and o.waited_told >= ${sql.lit(LAST)} and o.confirmation_date is null`,
    payment: sql`(o.id in (select p.order_id from payment p where p.updated_at < ${since}::timestamptz
            and p.status in ('AUTHORIZED', 'CONFIRMING', 'REVERSING', 'REFUNDING')
          union all select u.id from "order" u where u.status in ${inStatuses(isUnpaid)} and (
            not exists (select from payment p where p.order_id = u.id and p.due_at >= ${since}::timestamptz)
            or exists (select from payment p join payment_mismatch m on m.attempt_id = p.id where p.order_id = u.id)))
        and (o.status in ${inStatuses(isUnpaid)} or o.answer_until is null
          and (o.confirmation_date < ${since}::timestamptz or o.status in ${inStatuses(isCancelled)})))`,
    refund: sql`o.id in (select p.order_id from payment p where p.refund_failed_at is not null
          union all select p.order_id from payment p where p.returning_at < ${longAgo}::timestamptz)`,
    late: sql`o.status in ${inStatuses(mayBeLate)} and ${promiseEnds} < ${now}::timestamptz`,
  }
}

/** The needs of `o`, as a list for the wire. */
export function needsOf(now: Date) {
  const met = conditions(now)
  const named = namesOf(ORDER_NEEDS).map((need) => sql`case when ${met[need]} then ${sql.lit(need)} end`)
  return sql`array_remove(array[${sql.join(named)}], null)`
}

/** `o` has one of these needs. Each is looked for by its own index, or all orders there are would be asked. */
export function hasNeed(now: Date, needs: readonly string[]) {
  const met = conditions(now)
  const found = namesOf(ORDER_NEEDS)
    .filter((need) => needs.includes(need))
    .map((need) => sql`select o.id from "order" o where o.user_id is not null and ${met[need]}`)
  return found.length > 0 ? sql`o.id in (${sql.join(found, sql` union all `)})` : sql`false`
}

/** How many orders have each need, and of how many restaurants. */
export function countNeeds(now: Date) {
  const met = conditions(now)
  const counts = namesOf(ORDER_NEEDS).map(
    (need) => sql`${sql.lit(need)}, (select json_build_object('orders', count(*)::int,
        'restaurants', count(distinct o.restaurant_id)::int) from "order" o where o.user_id is not null and ${met[need]})`,
  )
  return sql`json_build_object(${sql.join(counts)})`
}
