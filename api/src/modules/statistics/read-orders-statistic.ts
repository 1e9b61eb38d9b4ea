import { isUnpaid } from '@ostrov/shared/orders/rules'
import { periodBefore } from '@ostrov/shared/statistics/period'
import type { OrdersStatisticWire } from '@ostrov/shared/statistics/schema'
import type { Em } from '../../db/orm'
import { inStatuses, sql, variedRows } from '../../db/sql'
import { countOrders, ordersOf, periodAsked } from './read-statistics'

const MOST_RESTAURANTS = 100

type Asked = {
  from?: string | undefined
  to?: string | undefined
  restaurant_id?: string | undefined
  city_id?: string | undefined
  now: Date
}
type Places = Pick<OrdersStatisticWire, 'towns' | 'restaurants'>

/**
 * What a period came to in all restaurants, in those of a town or in one, with the same by towns and by restaurants.
 * @throws {Refusal} `request.invalid` for a period that ends before it begins or is longer than a year.
 */
export async function readOrdersStatistic(em: Em, asked: Asked): Promise<OrdersStatisticWire> {
  const { restaurant_id = null, city_id = null, now } = asked
  const period = periodAsked(asked)
  const whose = { of: whoseOf({ restaurant_id, city_id }), isMost: restaurant_id === null }
  const statistics = await countOrders(em, { whose, period, now })
  const [places] = await variedRows<Places>(em, placesOf(ordersOf(whose, periodBefore(period), period)))
  if (!places) throw new Error('Figures are always one row.')
  return { ...statistics, ...places }
}

function whoseOf({ restaurant_id, city_id }: { restaurant_id: string | null; city_id: string | null }) {
  const inTown = sql`o.restaurant_id in (select id from restaurant where city_id = ${city_id})`
  if (restaurant_id === null) return city_id === null ? sql`true` : inTown
  return city_id === null
    ? sql`o.restaurant_id = ${restaurant_id}`
    : sql`o.restaurant_id = ${restaurant_id} and ${inTown}`
}

const counted = sql`(count(*) filter (where o.is_taken))::int as orders,
  (coalesce(sum(o.total) filter (where o.is_taken), 0))::int as revenue, (count(*) filter (where o.is_refused))::int as refused,
  (count(*) filter (where o.status not in ${inStatuses(isUnpaid)}))::int as came`

/** Orders of the period by towns and by restaurants, those first that brought most. */
const placesOf = (orders: ReturnType<typeof ordersOf>) => sql<Places>`
  with ${orders},
  placed as materialized (
    select o.restaurant_id, r.title, c.id as city_id, c.name as city, ${counted}
    from o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id where o.is_now group by 1, 2, 3, 4)
  select
    coalesce((select json_agg(t order by t.revenue desc, t.name) from (
      select city_id as id, city as name, sum(orders)::int as orders, sum(revenue)::int as revenue, sum(refused)::int as refused,
        sum(came)::int as came from placed group by 1, 2) t), '[]') as towns,
    coalesce((select json_agg(t order by t.revenue desc, t.title, t.id) from (
      select restaurant_id as id, title, city, orders, revenue, refused, came from placed
      order by revenue desc, title, restaurant_id limit ${sql.lit(MOST_RESTAURANTS)}) t), '[]') as restaurants`
