import { regionOffset } from '@ostrov/shared/formats/installation'
import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import { daysIn, type Period, periodBefore, periodComplaint } from '@ostrov/shared/statistics/period'
import type { OverviewWire, StatisticsWire } from '@ostrov/shared/statistics/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { inStatuses, pipelined, rows, type Sql, sql, variedRows } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'

type Days = { from?: string | undefined; to?: string | undefined; now: Date }
type Part = Pick<StatisticsWire, 'figures' | 'figures_before' | 'refusals' | 'payments' | 'promo_codes' | 'hours'>
export type Newcomers = Pick<OverviewWire, 'new_people' | 'new_people_before'>
type Bar = { at: string; is_now: boolean; revenue: number; orders: number }

/**
 * Whose orders, and whether these are most of those there are: a period's lie side by side, so that what hangs on very many of
 * them is read along its index once instead of being looked for order by order, planned by how many the period has.
 */
export type Whose = { of: Sql; isMost: boolean }

const MOST_PRODUCTS = 10
const MOST_BESIDE = 3
const MOST_ROWS = 20

/**
 * What a period came to in these restaurants, beside as many days right before it. Days and hours are the region's.
 * @throws {Refusal} `request.invalid` for a period that ends before it begins or is longer than a year.
 */
export async function readStatistics(
  em: Em,
  { restaurants, ...days }: Days & { restaurants: readonly Served[] },
): Promise<StatisticsWire> {
  return countPeriod(em, { ids: restaurants.map(({ id }) => id), period: periodAsked(days), now: days.now })
}

/** The days that are asked for, today without any. @throws {Refusal} as `readStatistics` */
export function periodAsked({ from, to, now }: Days): Period {
  const { date: today } = localParts(now)
  const period = { from: from ?? to ?? today, to: to ?? from ?? today }
  const complaint = periodComplaint(period)
  if (complaint) throw new Refusal('request.invalid', { errors: { to: complaint } })
  return period
}

/** The same of restaurants that are known. */
export function countPeriod(
  em: Em,
  { ids, ...counted }: { ids: readonly string[]; period: Period; now: Date },
): Promise<StatisticsWire> {
  return countOrders(em, { whose: { of: sql`o.restaurant_id = any(${ids}::uuid[])`, isMost: false }, ...counted })
}

/** The same of those that `whose` is true of, in three statements. */
export async function countOrders(
  em: Em,
  { whose, period, now }: { whose: Whose; period: Period; now: Date },
): Promise<StatisticsWire> {
  const counted = await countBeside(em, { whose, period, before: periodBefore(period), now })
  const products = await read<StatisticsWire['products'][number]>(em, whose, productsOf(whose, period))
  return { ...counted, products }
}

type Beside = { whose: Whose; period: Period; before: Period; now: Date }

/** Without dishes, beside any earlier period as long: two statements, which may leave together. */
export async function countBeside(
  em: Em,
  { whose, period, before, now }: Beside,
): Promise<Omit<StatisticsWire, 'products'>> {
  const orders = ordersOf(whose, before, period)
  const [[part], bars] = await pipelined([
    read<Part>(em, whose, figuresOf(orders, whose, soFarBefore(period, before, now))),
    read<Bar>(em, whose, barsOf(orders, daysIn(period) === 1)),
  ])
  if (!part) throw new Error('Figures are always one row.')
  return { period, before, ...part, rows: placed(bars, period, before) }
}

/** Most orders are counted by a plan for their moments, others by one that is kept. */
function read<Row>(em: Em, { isMost }: Whose, statement: RawBuilder<Row>): Promise<Row[]> {
  return isMost ? variedRows<Row>(em, statement) : rows<Row>(em, statement)
}

const instantOf = ({ isMost }: Whose, at: Date) =>
  isMost ? sql`${sql.lit(at.toISOString())}::timestamptz` : sql`${at}`

/** Until when the period before is counted: a day that is not over is compared with as much of the one before. */
export function soFarBefore(period: Period, before: Period, now: Date): Date {
  const [begins, began] = [period.from, before.from].map((day) => instantAt(day, 0).getTime())
  return new Date(
    Math.min(now.getTime(), instantAt(addDays(period.to, 1), 0).getTime()) - (Number(begins) - Number(began)),
  )
}

const taken = inStatuses((status) => !isCancelled(status) && !isUnpaid(status))

/** Orders of both periods as `o`: which of the two, the moment on the region's clock, and whether it brought money. */
export function ordersOf(whose: Whose, before: Period, period: Period) {
  const begins = ({ from }: Period) => instantOf(whose, instantAt(from, 0))
  const ends = ({ to }: Period) => instantOf(whose, instantAt(addDays(to, 1), 0))
  return sql`
  o as materialized (
    select id, restaurant_id, status, total, discount, payment_type, promo_code, user_id, created_at, created_at >= ${begins(period)} as is_now,
      created_at at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int) as local, status in ${taken} as is_taken,
      status = 'CANCELLED_BY_RESTAURANT' as is_refused
    from "order" o where ${whose.of} and user_id is not null
      and created_at >= ${begins(before)} and created_at < ${ends(period)}
      and (created_at >= ${begins(period)} or created_at < ${ends(before)}))`
}

/** What lies between the numbers of the first and the last of `o`, as an index of orders has it. */
const within = (order_id: Sql) => sql`${order_id} between (select min(id) from o) and (select max(id) from o)`

const moments = sql`min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed,
  max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted,
  max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked`

/** The steps of each order of `o`, as a join. */
const stepsOf = ({ isMost }: Whose) =>
  isMost
    ? sql`left join (select e.order_id, ${moments} from order_event e where ${within(sql`e.order_id`)} group by 1) step on step.order_id = o.id`
    : sql`left join lateral (select ${moments} from order_event e where e.order_id = o.id) step on true`

/** `is_taken` of that period. */
const figures = (isNow: ReturnType<typeof sql>) => sql`(
  select json_build_object(
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
  from timed where is_now = ${isNow})`

// Refused are few: `offset` has them looked for one by one, where a join would read all events there are.
const figuresOf = (orders: ReturnType<typeof ordersOf>, whose: Whose, soFar: Date) => sql<Part>`
  with ${orders},
  timed as materialized (
    select o.*, step.handed, step.accepted, step.cooked,
      not exists (select from "order" earlier where earlier.user_id = o.user_id and earlier.created_at < o.created_at
        and earlier.restaurant_id = o.restaurant_id) as is_first
    from o ${stepsOf(whose)})
  select ${figures(sql`true`)} as figures, ${figures(sql`false and created_at < ${soFar}`)} as figures_before,
    coalesce((select json_agg(f order by f.count desc, f.reason) from (
      select coalesce(nullif(trim(e.comment), ''), 'Без причины') as reason, count(*)::int as count
      from o cross join lateral (select comment from order_event where order_id = o.id and "to" = 'CANCELLED_BY_RESTAURANT' offset 0) e
      where o.is_now and o.is_refused group by 1 order by 2 desc limit ${sql.lit(MOST_ROWS)}) f), '[]') as refusals,
    coalesce((select json_agg(f order by f.revenue desc) from (
      select payment_type, count(*)::int as orders, sum(total)::int as revenue from o where is_now and is_taken group by 1) f), '[]') as payments,
    coalesce((select json_agg(f order by f.orders desc, f.code) from (
      select promo_code as code, count(*)::int as orders, sum(discount)::int as discount from o
      where is_now and is_taken and promo_code is not null group by 1 order by 2 desc limit ${sql.lit(MOST_ROWS)}) f), '[]') as promo_codes,
    coalesce((select json_agg(f order by f.weekday, f.hour) from (
      select extract(isodow from local)::int as weekday, extract(hour from local)::int as hour, count(*)::int as orders
      from o where is_now and is_taken group by 1, 2) f), '[]') as hours`

/** Whose order of the period is the first anywhere. */
export const newcomersOf = (orders: ReturnType<typeof ordersOf>, soFar: Date) => sql<Newcomers>`
  with ${orders}
  select count(distinct o.user_id) filter (where o.is_now)::int as new_people,
    count(distinct o.user_id) filter (where not o.is_now and o.created_at < ${soFar})::int as new_people_before
  from o where o.is_taken
    and not exists (select from "order" earlier where earlier.user_id = o.user_id and earlier.created_at < o.created_at)`

const barsOf = (orders: ReturnType<typeof ordersOf>, byHours: boolean) => sql<Bar>`
  with ${orders}
  select ${byHours ? sql`to_char(local, 'HH24')` : sql`to_char(local, 'YYYY-MM-DD')`} as at, is_now,
    sum(total)::int as revenue, count(*)::int as orders
  from o where is_taken group by 1, 2`

const productsOf = (whose: Whose, { from, to }: Period) => sql<StatisticsWire['products'][number]>`
  with o as ${whose.isMost ? sql`materialized` : sql`not materialized`} (
    select o.id from "order" o where ${whose.of} and o.user_id is not null and o.status in ${taken}
      and o.created_at >= ${instantOf(whose, instantAt(from, 0))} and o.created_at < ${instantOf(whose, instantAt(addDays(to, 1), 0))}),
  line as materialized (
    select i.order_id, i.product_id, i.name, i.quantity, i.line_total from order_item i join o on o.id = i.order_id
    where i.cancellation_comment is null${whose.isMost ? sql` and ${within(sql`i.order_id`)}` : sql``}),
  top as (
    select product_id, max(name) as name, sum(quantity)::int as quantity, sum(line_total)::int as revenue
    from line group by 1 order by 4 desc, 1 limit ${sql.lit(MOST_PRODUCTS)}),
  beside as (
    select own.product_id, max(other.name) as name, count(distinct other.order_id)::int as count,
      row_number() over (partition by own.product_id order by count(distinct other.order_id) desc, other.product_id) as place
    from top join line own on own.product_id = top.product_id
      join line other on other.order_id = own.order_id and other.product_id <> own.product_id
    group by own.product_id, other.product_id)
  select top.*, coalesce((select json_agg(json_build_object('name', beside.name, 'count', beside.count) order by place)
    from beside where beside.product_id = top.product_id and place <= ${sql.lit(MOST_BESIDE)}), '[]') as bought_with
  from top order by revenue desc, product_id`

/** Every day of the period, or every hour of a single one, those without orders too. */
function placed(bars: readonly Bar[], period: Period, before: Period): StatisticsWire['rows'] {
  const days = daysIn(period)
  const of = (at: string, is_now: boolean) => bars.find((bar) => bar.at === at && bar.is_now === is_now)
  const places =
    days === 1
      ? Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).map((hour) => [hour, hour] as const)
      : Array.from({ length: days }, (_, day) => [addDays(period.from, day), addDays(before.from, day)] as const)
  return places.map(([at, then]) => ({
    at,
    revenue: of(at, true)?.revenue ?? 0,
    orders: of(at, true)?.orders ?? 0,
    revenue_before: of(then, false)?.revenue ?? 0,
  }))
}
