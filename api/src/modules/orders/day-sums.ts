import { regionOffset } from '@ostrov/shared/formats/installation'

/** A table of what days came to: its columns beside `day`, and its rows as `o`, the orders of some days, tell them. */
export type DayPart = { table: string; columns: readonly string[]; rows: () => string }

const taken = "outcome = 'taken'"
const offset = () => `make_interval(mins => ${regionOffset()})`
const dayOf = (moment: string) => `(${moment} at time zone 'UTC' + ${offset()})::date`
const beginOf = (day: string) => `((${day})::timestamp - ${offset()}) at time zone 'UTC'`

/** What adds up, by the hour and by what it is told apart by. */
export const DAY_SUMS: DayPart = {
  table: 'order_day_sum',
  columns: ['hour', 'payment_type', 'promo_code', 'reason', 'orders', 'revenue', 'discount', 'refused', 'cancelled'],
  rows: () => `select day, is_counted, date_bin('1 hour', created_at, '2000-01-01T00:00Z') as hour, payment_type, promo_code, reason,
      (count(*) filter (where ${taken}))::int as orders, coalesce(sum(total) filter (where ${taken}), 0)::int as revenue,
      coalesce(sum(discount) filter (where ${taken}), 0)::int as discount,
      (count(*) filter (where outcome = 'refused'))::int as refused, (count(*) filter (where outcome = 'cancelled'))::int as cancelled
    from o group by 1, 2, 3, 4, 5, 6`,
}

export const DAY_PLACES: DayPart = {
  table: 'order_day_place',
  columns: ['restaurant_id', 'orders', 'revenue', 'refused', 'came'],
  rows: () => `select day, restaurant_id, (count(*) filter (where ${taken}))::int as orders,
      coalesce(sum(total) filter (where ${taken}), 0)::int as revenue, (count(*) filter (where outcome = 'refused'))::int as refused,
      (count(*) filter (where outcome <> 'unpaid'))::int as came
    from o group by 1, 2`,
}

/**
 * Who ordered on a day, by the day when they last did before it (`since`, `-infinity` for never): whoever stands on a day of a period
 * and last did before it began is one person more, so people add up and each is counted once. The same of those for whom an
 * order was the first at its restaurant, and of those for whom it was the first at all. Nobody looks back beyond `earliest`, and
 * newcomers have nothing there.
 */
export const DAY_PEOPLE: DayPart = {
  table: 'order_day_people',
  columns: ['who', 'since', 'people'],
  rows: () => `select day, who, coalesce(${dayOf('since')}, '-infinity') as since, count(*)::int as people from (
      select day, user_id, begins, earliest, bool_or(is_first) as is_first, bool_or(is_newcomer) as is_newcomer
      from o where is_counted and ${taken} group by 1, 2, 3, 4) person
    cross join lateral (select max(f.created_at) as ever, max(f.created_at) filter (where f.is_first) as first
      from "order" e join order_figure f on f.order_id = e.id
      where not person.is_newcomer and e.user_id = person.user_id and e.created_at >= earliest and e.created_at < begins and f.${taken}) before
    cross join lateral (values ('any', true, ever), ('first', is_first, first), ('newcomer', is_newcomer, null)) each (who, stands, since)
    where stands group by 1, 2, 3`,
}

/** How soon orders were accepted and ready: the seconds of each minute and how often each, for a median is one of its minute's. */
export const DAY_PACES: DayPart = {
  table: 'order_day_pace',
  columns: ['step', 'minute', 'seconds', 'orders'],
  rows: () => `select day, step, floor(second / 60)::int as minute, array_agg(second order by second) as seconds,
      array_agg(orders order by second) as orders
    from (select day, step, second, count(*)::int as orders
      from o cross join lateral (values ('accept', accept_seconds), ('cook', case when ${taken} then cook_seconds end)) each (step, second)
      where is_counted and second is not null group by 1, 2, 3) taking group by 1, 2, 3`,
}

export const DAY_PARTS: readonly DayPart[] = [DAY_SUMS, DAY_PLACES, DAY_PEOPLE, DAY_PACES]

/** Days of the region as `days`, with their bounds; `days` is SQL of a column `day`. */
export const daysWithBounds = (days: string) =>
  `select *, ${beginOf('day')} as begins, ${beginOf('day + 1')} as ends from (${days}) asked`

/** The figures of all orders of one day, as its parts are asked of them. */
const ordersOf = (day: string) =>
  `with o as materialized (select f.*, days.day, days.begins, '-infinity'::timestamptz as earliest, true as is_counted
    from (${daysWithBounds(`select '${day}'::date as day`)}) days join order_figure f on f.created_at >= begins and f.created_at < ends)`

const listed = ({ columns }: DayPart) => ['day', ...columns].join(', ')
const told = (part: DayPart, day: string) => `${ordersOf(day)} select ${listed(part)} from (${part.rows()}) told`

/** Puts down what a day came to, and that it is whole. Whatever was kept of it goes first. */
export const sumsOf = (day: string) => [
  `delete from order_day_mark where ${marked(`'${day}'::date`)}`,
  ...['order_day', ...DAY_PARTS.map(({ table }) => table)].map((table) => `delete from ${table} where day = '${day}'`),
  ...DAY_PARTS.map((part) => `insert into ${part.table} (${listed(part)}) ${told(part, day)}`),
  `insert into order_day (day, offset_minutes) values ('${day}', ${regionOffset()})`,
]

/** Whether what is kept of a day is not what its orders tell. */
export const differsOn = (day: string) =>
  `select ${DAY_PARTS.map((part) => {
    const kept = `select ${listed(part)} from ${part.table} where day = '${day}'`
    return `exists ((${told(part, day)}) except all (${kept})) or exists ((${kept}) except all (${told(part, day)}))`
  }).join(' or ')} as differs`

/** Days from `first` on that are over and have no sums, and those whose sums are not of the rows any more; the newest first. */
export const dueDays = ({ first, today }: { first: string; today: string }) =>
  `select to_char(day, 'YYYY-MM-DD') as day from (
    select day::date from generate_series('${first}'::timestamp, '${today}'::timestamp - interval '1 day', interval '1 day') day
      where day >= (select ${dayOf('min(created_at)')} from order_figure) and not exists (${standing('day.day::date')})
    union select ${dayOf('at')} from order_day_mark where at < ${beginOf(`'${today}'::date`)}) due order by 1 desc`

const standing = (day: string) =>
  `select from order_day d where d.day = ${day} and d.offset_minutes = ${regionOffset()}`
const marked = (day: string) => `at >= ${beginOf(day)} and at < ${beginOf(`${day} + 1`)}`

/** Whether a day's sums stand and are those of its rows. */
export const isKept = (day: string) =>
  `exists (${standing(day)}) and not exists (select from order_day_mark where ${marked(day)})`

const changes = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')

/**
 * The trigger of `order_figure`: the day whose figures change is marked, and its sums are read no more until they are made anew;
 * with who ordered, so are that person's later days. A mark is one row more, so nobody waits for anybody. Today is marked too:
 * what commits after midnight was written before it.
 */
export const markingDays = {
  name: 'marks_days',
  timing: 'after' as const,
  events: ['delete' as const, 'insert' as const, 'update' as const],
  body: `if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    insert into order_day_mark (at) select at from (select old.created_at union select new.created_at) changed (at) where at is not null;
    if tg_op = 'UPDATE' and not (${changes(['outcome', 'user_id', 'created_at', 'is_first', 'is_newcomer'])}) then return null; end if;
    insert into order_day_mark (at) select o.created_at from "order" o
      where o.user_id in (old.user_id, new.user_id) and o.created_at > least(old.created_at, new.created_at);
    return null`.replace(/\s+/g, ' '),
}
