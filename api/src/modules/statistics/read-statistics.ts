import { regionOffset } from '@ostrov/shared/formats/installation'
import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { daysIn, type Period, periodBefore, periodComplaint } from '@ostrov/shared/statistics/period'
import type { OverviewWire, StatisticsWire } from '@ostrov/shared/statistics/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { instant, rows, type Sql, sql, variedRows } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'

type Days = { from?: string | undefined; to?: string | undefined; now: Date }
type Part = Pick<StatisticsWire, 'figures' | 'figures_before' | 'refusals' | 'payments' | 'promo_codes' | 'hours'>
type Newcomers = Pick<OverviewWire, 'new_people' | 'new_people_before'>
type Counted = Part & Newcomers & { bars: Bar[] }
type Bar = { at: string; is_now: boolean; revenue: number; orders: number }

/** Whose orders, of the figures `o`, and how many of those there are: a period of many is planned by its moments, others by a plan that is kept. */
export type Whose = { of: Sql; share: 'many' | 'few' }

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
  return countOrders(em, { whose: { of: sql`o.restaurant_id = any(${ids}::uuid[])`, share: 'few' }, ...counted })
}

/** The same of those that `whose` is true of, in two statements. */
export async function countOrders(
  em: Em,
  { whose, period, now }: { whose: Whose; period: Period; now: Date },
): Promise<StatisticsWire> {
  const beside = { whose, period, before: periodBefore(period), now }
  const { new_people: _, new_people_before: __, ...counted } = await countBeside(em, beside)
  const products = await read<StatisticsWire['products'][number]>(em, whose, productsOf(whose, period))
  // The platform's orders are many, and each restaurant pays for its own offers.
  const offers = whose.share === 'few' ? await rows<StatisticsWire['offers'][number]>(em, offersOf(whose, period)) : []
  return { ...counted, products, offers }
}

type Beside = { whose: Whose; period: Period; before: Period; now: Date }

/** Without dishes, beside any earlier period as long, and whose first order anywhere it was: one statement. */
export async function countBeside(
  em: Em,
  { whose, period, before, now }: Beside,
): Promise<Omit<StatisticsWire, 'products' | 'offers'> & Newcomers> {
  const orders = ordersOf(whose, { before, period, soFar: soFarBefore(period, before, now) })
  const [counted] = await read<Counted>(em, whose, countedOf(orders, daysIn(period) === 1))
  if (!counted) throw new Error('Figures are always one row.')
  const { bars, ...part } = counted
  return { period, before, ...part, rows: placed(bars, period, before) }
}

/** Many orders are counted by a plan for their moments, others by one that is kept. */
function read<Row>(em: Em, { share }: Whose, statement: RawBuilder<Row>): Promise<Row[]> {
  return share === 'few' ? rows<Row>(em, statement) : variedRows<Row>(em, statement)
}

/** A moment as the statement has it: as its text where that is planned by it. */
const instantOf = ({ share }: Whose, at: Date) => (share === 'few' ? sql`${at}` : instant(at))

/** Until when the period before is counted: a day that is not over is compared with as much of the one before. */
function soFarBefore(period: Period, before: Period, now: Date): Date {
  const [begins, began] = [period.from, before.from].map((day) => instantAt(day, 0).getTime())
  return new Date(
    Math.min(now.getTime(), instantAt(addDays(period.to, 1), 0).getTime()) - (Number(begins) - Number(began)),
  )
}

const taken = sql`outcome = 'taken'`

/** Orders of both periods as `o`: which of the two, whether the figures count it, and the hour it is of. */
function ordersOf(whose: Whose, { before, period, soFar }: { before: Period; period: Period; soFar: Date }) {
  const begins = ({ from }: Period) => instantOf(whose, instantAt(from, 0))
  const ends = ({ to }: Period) => instantOf(whose, instantAt(addDays(to, 1), 0))
  return sql`
  o as not materialized (
    select *, created_at >= ${begins(period)} as is_now, created_at >= ${begins(period)} or created_at < ${instantOf(whose, soFar)} as is_counted,
      date_bin('1 hour', created_at, '2000-01-01T00:00Z') as hour
    from order_figure o where ${whose.of} and created_at >= ${begins(before)} and created_at < ${ends(period)}
      and (created_at >= ${begins(period)} or created_at < ${ends(before)}))`
}

/** What adds up is summed by the hour once; each person is counted once, whatever they ordered. */
const figures = (isNow: boolean) => sql`(
  select json_build_object(
    'revenue', coalesce(sum(revenue), 0)::int,
    'orders', coalesce(sum(orders), 0)::int,
    'average_bill', coalesce(round(sum(revenue)::numeric / nullif(sum(orders), 0)), 0)::int,
    'customers', (select customers from ${peopleOf(isNow)})::int,
    'new_customers', (select new_customers from ${peopleOf(isNow)})::int,
    'cancelled_by_restaurant', coalesce(sum(refused), 0)::int,
    'cancelled_by_others', coalesce(sum(cancelled), 0)::int,
    'discount', coalesce(sum(discount), 0)::int,
    'accept_seconds', (select accept from ${paceOf(isNow)})::int,
    'cook_seconds', (select cook from ${paceOf(isNow)})::int)
  from hours where ${of(isNow)})`

const of = (isNow: boolean) => (isNow ? sql`is_now` : sql`not is_now and is_counted`)
const peopleOf = (isNow: boolean) => sql.ref(isNow ? 'people' : 'people_before')
const paceOf = (isNow: boolean) => sql.ref(isNow ? 'pace' : 'pace_before')
// Each period is a pass of its own: together their people would not fit into the memory of a statement.
const passes = (isNow: boolean) => sql`${peopleOf(isNow)} as materialized (
    select count(*) as customers, count(*) filter (where is_first) as new_customers, count(*) filter (where is_newcomer) as new_people
    from (select bool_or(is_first) as is_first, bool_or(is_newcomer) as is_newcomer from o where ${of(isNow)} and ${taken} group by user_id) person),
  ${paceOf(isNow)} as materialized (
    select percentile_cont(0.5) within group (order by accept_seconds) as accept,
      percentile_cont(0.5) within group (order by cook_seconds) filter (where ${taken}) as cook
    from o where ${of(isNow)})`
const localHour = () => sql`(hour at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int))`

/** Of the orders their sums by the hour, who ordered and how soon; of these what is shown. */
const countedOf = (orders: Sql, byHours: boolean, local = localHour()) => sql<Counted>`
  with ${orders},
  hours as materialized (
    select is_now, is_counted, hour, payment_type, promo_code, reason, count(*) filter (where ${taken}) as orders,
      coalesce(sum(total) filter (where ${taken}), 0) as revenue, coalesce(sum(discount) filter (where ${taken}), 0) as discount,
      count(*) filter (where outcome = 'refused') as refused, count(*) filter (where outcome = 'cancelled') as cancelled
    from o group by 1, 2, 3, 4, 5, 6),
  ${passes(true)}, ${passes(false)}
  select ${figures(true)} as figures, ${figures(false)} as figures_before, (select new_people from people)::int as new_people,
    (select new_people from people_before)::int as new_people_before,
    coalesce((select json_agg(f order by f.count desc, f.reason) from (
      select coalesce(nullif(reason, ''), 'Без причины') as reason, sum(refused)::int as count
      from hours where is_now and reason is not null group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_ROWS)}) f), '[]') as refusals,
    coalesce((select json_agg(f order by f.revenue desc, f.payment_type) from (
      select payment_type, sum(orders)::int as orders, sum(revenue)::int as revenue from hours where is_now and orders > 0 group by 1) f), '[]') as payments,
    coalesce((select json_agg(f order by f.orders desc, f.code) from (
      select promo_code as code, sum(orders)::int as orders, sum(discount)::int as discount
      from hours where is_now and orders > 0 and promo_code is not null group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_ROWS)}) f), '[]') as promo_codes,
    coalesce((select json_agg(f order by f.weekday, f.hour) from (
      select extract(isodow from ${local})::int as weekday, extract(hour from ${local})::int as hour, sum(orders)::int as orders
      from hours where is_now and orders > 0 group by 1, 2) f), '[]') as hours,
    coalesce((select json_agg(f) from (
      select ${byHours ? sql`to_char(${local}, 'HH24')` : sql`to_char(${local}, 'YYYY-MM-DD')`} as at, is_now,
        sum(revenue)::int as revenue, sum(orders)::int as orders from hours where orders > 0 group by 1, 2) f), '[]') as bars`

/** What lies between the numbers of the first and the last of `o`: most lines are read along their index once. */
const within = (order_id: Sql) => sql`${order_id} between (select min(id) from o) and (select max(id) from o)`

const productsOf = (whose: Whose, { from, to }: Period) => sql<StatisticsWire['products'][number]>`
  with o as ${whose.share === 'few' ? sql`not materialized` : sql`materialized`} (
    select order_id as id from order_figure o where ${whose.of} and ${taken}
      and created_at >= ${instantOf(whose, instantAt(from, 0))} and created_at < ${instantOf(whose, instantAt(addDays(to, 1), 0))}),
  line as materialized (
    select i.order_id, i.product_id, i.name, i.quantity, i.line_total from order_item i join o on o.id = i.order_id
    where i.cancellation_comment is null${whose.share === 'few' ? sql`` : sql` and ${within(sql`i.order_id`)}`}),
  top as (
    select product_id, sum(quantity)::int as quantity, sum(line_total)::int as revenue
    from line group by 1 order by 3 desc, 1 limit ${sql.lit(MOST_PRODUCTS)}),
  own as materialized (select order_id, product_id, name from line where product_id in (select product_id from top)),
  named as (select product_id, max(name) as name from own group by 1),
  beside as materialized (
    select own.product_id, max(other.name) as name, count(distinct other.order_id)::int as count,
      row_number() over (partition by own.product_id order by count(distinct other.order_id) desc, other.product_id) as place
    from own join line other on other.order_id = own.order_id and other.product_id <> own.product_id
    group by own.product_id, other.product_id)
  select top.product_id, named.name, top.quantity, top.revenue, coalesce((select json_agg(json_build_object('name', beside.name, 'count', beside.count) order by place)
    from beside where beside.product_id = top.product_id and place <= ${sql.lit(MOST_BESIDE)}), '[]') as bought_with
  from top join named using (product_id) order by revenue desc, product_id`

const offersOf = (whose: Whose, { from, to }: Period) => sql`
  with o as (
    select order_id as id from order_figure o where ${whose.of} and ${taken}
      and created_at >= ${instantOf(whose, instantAt(from, 0))} and created_at < ${instantOf(whose, instantAt(addDays(to, 1), 0))})
  select max(gain->>'label') as label, count(distinct i.order_id)::int as orders, sum((gain->>'amount')::int)::int as discount
  from o join order_item i on i.order_id = o.id cross join lateral jsonb_array_elements(i.offers) gain
  where i.cancellation_comment is null and i.discount > 0
  group by gain->>'offer_id' order by 3 desc, 1 limit ${sql.lit(MOST_ROWS)}`

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
