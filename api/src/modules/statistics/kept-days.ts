import { addDays, instantAt } from '@ostrov/shared/formats/time'
import type { Period } from '@ostrov/shared/statistics/period'
import { type Sql, sql } from '../../db/sql'
import { DAY_PACES, DAY_PEOPLE, DAY_PLACES, DAY_SUMS, type DayPart, daysWithBounds, isKept } from '../orders/day-sums'

/** A period, what stands beside it, and until when that is counted. */
type Beside = { period: Period; before: Period; soFar: Date }

/**
 * What all restaurants came to in two periods, as `countedOf` is told it: days that are over are read from their sums, today and
 * those that have changed since from their orders.
 */
export function keptCounts({ period, before, soFar }: Beside): Sql {
  const days = `${daysIn(period, true)} union all ${daysIn(before, false)}`
  return sql`${sql.raw(`${daysOf(days, soFar)},
    hours as materialized (
      select is_now, true as is_counted, ${DAY_SUMS.columns.join(', ')} from kept join ${DAY_SUMS.table} using (day)
      union all select is_now, is_counted, ${DAY_SUMS.columns.join(', ')} from (${DAY_SUMS.rows()}) told join days using (day)),
    person as materialized (${keptAndTold(DAY_PEOPLE)}),
    ${peopleSince('people', period.from, 'is_now')}, ${peopleSince('people_before', before.from, 'not is_now')},
    ${MEDIANS()}, ${paceOf('pace', 'is_now')}, ${paceOf('pace_before', 'not is_now')}`)}`
}

/** Orders of a period by restaurants, as rows of `DAY_PLACES`, day by day; `sources` stands before whatever reads `rows`. */
export function keptPlaces(period: Period): { sources: Sql; rows: Sql } {
  const soFar = instantAt(addDays(period.to, 1), 0)
  return { sources: sql.raw(daysOf(daysIn(period, true), soFar)), rows: sql.raw(keptAndTold(DAY_PLACES)) }
}

const moment = (at: Date) => `'${at.toISOString()}'::timestamptz`
/** Nobody who is counted is looked for before their period. */
const daysIn = ({ from, to }: Period, isNow: boolean) =>
  `select day::date, ${isNow} as is_now, ${moment(instantAt(from, 0))} as earliest
    from generate_series('${from}'::timestamp, '${to}'::timestamp, interval '1 day') day`

/** The days, those whose sums are counted whole, and the orders `o` of all others. */
const daysOf = (days: string, soFar: Date) => `days as materialized (${daysWithBounds(days)}),
    kept as materialized (select day, is_now from days where (is_now or ends <= ${moment(soFar)}) and ${isKept('days.day')}),
    o as materialized (select f.*, day, begins, earliest, is_now or f.created_at < ${moment(soFar)} as is_counted
      from days join order_figure f on f.created_at >= begins and f.created_at < ends where day not in (select day from kept))`

const keptAndTold = ({
  table,
  columns,
  rows,
}: DayPart) => `select is_now, ${columns.join(', ')} from kept join ${table} using (day)
  union all select is_now, ${columns.join(', ')} from (${rows()}) told join days using (day)`

/** Each person once: on the day of the period before which they were not there in it. */
const peopleSince = (name: string, from: string, which: string) => `${name} as materialized (
      select coalesce(sum(people) filter (where who = 'any'), 0) as customers,
        coalesce(sum(people) filter (where who = 'first'), 0) as new_customers,
        coalesce(sum(people) filter (where who = 'newcomer'), 0) as new_people
      from person where ${which} and since < '${from}')`

/** Of all seconds the one or two in the middle: they are looked at one by one in their minutes alone. */
const MEDIANS = () => `paced as not materialized (${keptAndTold(DAY_PACES)}),
    minutes as materialized (
      select is_now, step, minute, sum(number)::int as orders from paced cross join unnest(orders) number group by 1, 2, 3),
    middle as materialized (select is_now, step, minute, passed, total from (
        select *, sum(orders) over (partition by is_now, step order by minute) - orders as passed,
          sum(orders) over (partition by is_now, step) as total from minutes) m
      where ${isMiddle}),
    seconds as materialized (
      select is_now, step, second, passed, total, sum(number)::int as orders
      from middle join paced using (is_now, step, minute) cross join unnest(seconds, orders) each (second, number)
      group by 1, 2, 3, 4, 5),
    medians as materialized (select is_now, step, avg(second) as median from (
        select is_now, step, second, total, orders, min(passed) over (partition by is_now, step)
          + sum(orders) over (partition by is_now, step order by second) - orders as passed from seconds) s
      where ${isMiddle} group by 1, 2)`
const isMiddle = 'passed <= total / 2 and passed + orders > (total - 1) / 2'

const paceOf = (name: string, which: string) => `${name} as materialized (
      select max(median) filter (where step = 'accept') as accept, max(median) filter (where step = 'cook') as cook
      from medians where ${which})`
