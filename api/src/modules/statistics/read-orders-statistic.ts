import { addDays, instantAt, MINUTE_MS } from '@ostrov/shared/formats/time'
import { daysIn, type Period } from '@ostrov/shared/statistics/period'
import type { OrdersStatisticWire } from '@ostrov/shared/statistics/schema'
import type { Em } from '../../db/orm'
import { sql, variedRows } from '../../db/sql'
import { countOrders, periodAsked, type Whose } from './read-statistics'

const MOST_RESTAURANTS = 100
const MONTH_DAYS = 28
const KEPT_MS = 10 * MINUTE_MS

type Asked = {
  from?: string | undefined
  to?: string | undefined
  restaurant_id?: string | undefined
  city_id?: string | undefined
  now: Date
}
type Places = Pick<OrdersStatisticWire, 'towns' | 'restaurants'>

/** As `readOrdersStatistic`; a month of all restaurants, which reads every order of it, may be ten minutes old. */
export function createOrdersStatistic() {
  const kept = new Map<string, { at: number; answer: Promise<OrdersStatisticWire> }>()
  return async (em: Em, asked: Asked): Promise<OrdersStatisticWire> => {
    const { from, to } = periodAsked(asked)
    if (asked.restaurant_id || asked.city_id || daysIn({ from, to }) < MONTH_DAYS) return readOrdersStatistic(em, asked)
    const [key, at] = [`${from} ${to}`, asked.now.getTime()]
    for (const [one, { at: then }] of kept) if (at < then || at - then >= KEPT_MS) kept.delete(one)
    const { answer } = kept.get(key) ?? { answer: readOrdersStatistic(em, asked) }
    if (!kept.has(key)) {
      kept.set(key, { at, answer })
      answer.catch(() => kept.delete(key))
    }
    return answer
  }
}

/**
 * What a period came to in all restaurants, in those of a town or in one, with the same by towns and by restaurants.
 * @throws {Refusal} `request.invalid` for a period that ends before it begins or is longer than a year.
 */
export async function readOrdersStatistic(em: Em, asked: Asked): Promise<OrdersStatisticWire> {
  const { restaurant_id = null, city_id = null, now } = asked
  const period = periodAsked(asked)
  const whose: Whose = {
    of: whoseOf({ restaurant_id, city_id }),
    share: restaurant_id === null ? 'many' : 'few',
  }
  const statistics = await countOrders(em, { whose, period, now })
  const [places] = await variedRows<Places>(em, placesOf(whose, period))
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

/** Orders of the period by towns and by restaurants, those first that brought most. */
const placesOf = ({ of }: Whose, { from, to }: Period) => sql<Places>`
  with counted as materialized (
    select restaurant_id, count(*) filter (where outcome = 'taken')::int as orders,
      coalesce(sum(total) filter (where outcome = 'taken'), 0)::int as revenue,
      count(*) filter (where outcome = 'refused')::int as refused, count(*) filter (where outcome <> 'unpaid')::int as came
    from order_figure o where ${of} and created_at >= ${instantAt(from, 0)} and created_at < ${instantAt(addDays(to, 1), 0)} group by 1),
  placed as materialized (
    select counted.*, r.title, c.id as city_id, c.name as city
    from counted join restaurant r on r.id = counted.restaurant_id join city c on c.id = r.city_id)
  select
    coalesce((select json_agg(t order by t.revenue desc, t.name) from (
      select city_id as id, city as name, sum(orders)::int as orders, sum(revenue)::int as revenue, sum(refused)::int as refused,
        sum(came)::int as came from placed group by 1, 2) t), '[]') as towns,
    coalesce((select json_agg(t order by t.revenue desc, t.title, t.id) from (
      select restaurant_id as id, title, city, orders, revenue, refused, came from placed
      order by revenue desc, title, restaurant_id limit ${sql.lit(MOST_RESTAURANTS)}) t), '[]') as restaurants`
