import { regionOffset } from '@ostrov/shared/formats/installation'
import { PACE_COUNTED, PACE_DAYS, PACE_NEEDED } from '@ostrov/shared/orders/pace'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/**
 * Writes how fast each restaurant delivers by the hour of the day its orders were placed in, from its last deliveries: one
 * pass over the orders of two months, made at night, so that no reading ever counts them.
 */
export function refreshPace(em: Em, now: Date): Promise<number> {
  return changed(
    em,
    sql`with delivered as (
          select o.restaurant_id, extract(epoch from e.created_at - o.created_at) / 60 as minutes,
            extract(hour from (o.created_at at time zone 'utc') + make_interval(mins => ${regionOffset()}::int))::int as hour,
            e.created_at as at
          from "order" o join order_event e on e.order_id = o.id and e.to = 'DELIVERED'
          where o.user_id is not null and o.kitchen_at is null and o.delivery_type = 'delivery' and o.status in ('DELIVERED', 'COMPLETED')
            and o.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(PACE_DAYS)})
            and not exists (select from order_event u where u.order_id = o.id and u.undoes = e.id)),
        last as (
          select *, row_number() over (partition by restaurant_id, hour order by at desc) as place from delivered),
        hours as (
          select restaurant_id, hour, percentile_cont(array[0.5, 0.9]) within group (order by minutes::float8) as minutes
          from last where place <= ${sql.lit(PACE_COUNTED)}
          group by restaurant_id, hour having count(*) >= ${sql.lit(PACE_NEEDED)}),
        paces as (
          select restaurant_id, jsonb_object_agg(hour, array[ceil(minutes[1]), ceil(minutes[2])]) as pace
          from hours group by restaurant_id)
        update restaurant r set pace = known.pace
        from (select id, paces.pace from restaurant left join paces on paces.restaurant_id = restaurant.id) known
        where r.id = known.id and r.pace is distinct from known.pace`,
  )
}
