/** Statistics counted plainly: over orders, all of their steps and everybody's past, as no answer could afford to. */
import { addDays, instantAt } from '@ostrov/shared/formats/time'
import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import { ORDER_STATUSES, type OrderStatus } from '@ostrov/shared/orders/statuses'
import type { Period } from '@ostrov/shared/statistics/period'
import type { Pool } from 'pg'

/** Until when the period before is counted, and which orders `o`. */
type Counted = { period: Period; before: Period; soFar: Date; where: string }

const inStatuses = (rule: (status: OrderStatus) => boolean) =>
  `(${ORDER_STATUSES.filter(rule).map((status) => `'${status}'`)})`
const TAKEN = inStatuses((status) => !isCancelled(status) && !isUnpaid(status))
const LOCAL = `(o.created_at at time zone 'UTC' + interval '11 hours')`

/** What `orders_statistic` tells but for its dishes, with who ordered for the first time anywhere. */
export async function plainStatistics(pool: Pool, { period, before, soFar, where }: Counted) {
  const moments = [before.from, addDays(before.to, 1), period.from, addDays(period.to, 1)].map((day) =>
    instantAt(day, 0),
  )
  const { rows } = await pool.query(statement(where, period.from === period.to), [...moments, soFar])
  return rows[0].told
}

const figures = (which: string) => `(select json_build_object(
    'revenue', coalesce(sum(total) filter (where is_taken), 0)::int,
    'orders', count(*) filter (where is_taken)::int,
    'average_bill', coalesce(round(avg(total) filter (where is_taken)), 0)::int,
    'customers', count(distinct user_id) filter (where is_taken)::int,
    'new_customers', count(distinct user_id) filter (where is_taken and is_first)::int,
    'cancelled_by_restaurant', count(*) filter (where is_refused)::int,
    'cancelled_by_others', count(*) filter (where not is_taken and not is_refused and status not in ${inStatuses(isUnpaid)})::int,
    'discount', coalesce(sum(discount) filter (where is_taken), 0)::int,
    'accept_seconds', percentile_cont(0.5) within group (order by extract(epoch from accepted - handed))::int,
    'cook_seconds', percentile_cont(0.5) within group (order by extract(epoch from cooked - accepted)) filter (where is_taken)::int)
  from o where ${which})`

const places = (by: string, head: string) => `(select coalesce(json_agg(t order by t.revenue desc, t.id), '[]') from (
    select ${head}, count(*) filter (where is_taken)::int as orders, coalesce(sum(total) filter (where is_taken), 0)::int as revenue,
      count(*) filter (where is_refused)::int as refused, count(*) filter (where status not in ${inStatuses(isUnpaid)})::int as came
    from o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id where is_now group by ${by}) t)`

const statement = (where: string, byHours: boolean) => `
  with o as (
    select o.*, o.created_at >= $3 as is_now, ${LOCAL} as local, o.status in ${TAKEN} as is_taken,
      o.status = 'CANCELLED_BY_RESTAURANT' as is_refused, step.*,
      not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at
        and e.restaurant_id = o.restaurant_id) as is_first,
      not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at) as is_newcomer
    from "order" o cross join lateral (
      select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed,
        max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted,
        max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked
      from order_event e where e.order_id = o.id) step
    where o.user_id is not null and ${where}
      and (o.created_at >= $1 and o.created_at < $2 or o.created_at >= $3 and o.created_at < $4))
  select json_build_object(
    'figures', ${figures('is_now')}, 'figures_before', ${figures('not is_now and created_at < $5')},
    'new_people', (select count(distinct user_id)::int from o where is_taken and is_newcomer and is_now),
    'new_people_before', (select count(distinct user_id)::int from o where is_taken and is_newcomer and not is_now and created_at < $5),
    'refusals', (select coalesce(json_agg(f order by f.count desc, f.reason), '[]') from (
      select coalesce(nullif(trim(e.comment), ''), 'Без причины') as reason, count(*)::int as count
      from o join order_event e on e.order_id = o.id and e."to" = 'CANCELLED_BY_RESTAURANT' where is_now and is_refused group by 1) f),
    'payments', (select coalesce(json_agg(f order by f.payment_type), '[]') from (
      select payment_type, count(*)::int as orders, sum(total)::int as revenue from o where is_now and is_taken group by 1) f),
    'promo_codes', (select coalesce(json_agg(f order by f.orders desc, f.code), '[]') from (
      select promo_code as code, count(*)::int as orders, sum(discount)::int as discount from o
      where is_now and is_taken and promo_code is not null group by 1) f),
    'hours', (select coalesce(json_agg(f order by f.weekday, f.hour), '[]') from (
      select extract(isodow from local)::int as weekday, extract(hour from local)::int as hour, count(*)::int as orders
      from o where is_now and is_taken group by 1, 2) f),
    'bars', (select coalesce(json_agg(f order by f.at), '[]') from (
      select to_char(local, '${byHours ? 'HH24' : 'YYYY-MM-DD'}') as at, sum(total)::int as revenue, count(*)::int as orders
      from o where is_now and is_taken group by 1) f),
    'towns', ${places('1, 2', 'c.id, c.name')},
    'restaurants', ${places('1, 2, 3', 'r.id, r.title, c.name as city')}) as told`
