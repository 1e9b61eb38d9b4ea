import { addDays, instantAt } from '@ostrov/shared/formats/time'
import type { CourierFiguresWire } from '@ostrov/shared/statistics/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'
import { promiseEnds } from '../orders/life/notify-of-delay'
import { periodAsked } from './read-statistics'

type Asked = { restaurants: readonly Served[]; from?: string | undefined; to?: string | undefined; now: Date }

/** What couriers of these restaurants came to, by the days on which orders were given. @throws {Refusal} as `readStatistics` */
export async function readCourierFigures(em: Em, { restaurants, ...days }: Asked): Promise<CourierFiguresWire> {
  const period = periodAsked(days)
  const [from, to] = [instantAt(period.from, 0), instantAt(addDays(period.to, 1), 0)]
  const items = await rows<CourierFiguresWire['items'][number]>(
    em,
    sql`select c.id as courier_id, c.name, count(w.handed_over_at)::int as orders,
          ${halfOf('w.picked_up_at', 'w.given_at')} as minutes_to_pick_up, ${halfOf('w.at_door_at', 'w.picked_up_at')} as minutes_to_door,
          ${halfOf('w.handed_over_at', 'w.at_door_at')} as minutes_at_door,
          count(*) filter (where w.handed_over_at > ${promiseEnds})::int as late,
          count(w.not_opened_at)::int as not_opened, count(w.brought_back_at)::int as brought_back,
          coalesce(sum(o.total) filter (where o.payment_type = 'cash' and w.handed_over_at is not null), 0)::int as cash
        from courier c join order_courier w on w.courier_id = c.id and w.given_at >= ${from} and w.given_at < ${to}
          join "order" o on o.id = w.order_id and o.user_id is not null
        where c.restaurant_id = any(${restaurants.map(({ id }) => id)}::uuid[])
          and coalesce(w.handed_over_at, w.not_opened_at, w.brought_back_at) is not null
        group by c.id order by orders desc, c.name, c.id limit ${sql.lit(200)}`,
  )
  return { period, items }
}

/** Minutes that half of the orders took no longer than. */
const halfOf = (to: string, from: string) =>
  sql`round(percentile_disc(0.5) within group (order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 60))::int`
