/** Tables whose rows stand in one part a month, by `created_at` (README.md): the log's of February is the table `log_2027_02`. */
import type { Em } from './orm'
import { changed, milliseconds, row, rows, type Sql, sql, variedRows } from './sql'

/** Parts stand ready for so many months after this one. */
const AHEAD = 3
/** All who use the table wait behind whoever waits to change its parts: that must be short. The job tries again. */
const LOCK_WAIT = '500ms'

/**
 * Makes the parts of the months to come. What lies in `<table>_later`, since nobody made months, stays as it is and becomes the part
 * that ends before them. `guard` says what a part needs beside the indexes and the row triggers of its table. Harmless when repeated.
 */
export async function makeMonths(em: Em, table: string, now: Date, guard: (part: Sql) => Sql[] = () => []) {
  const name = `${table}_later`
  const [whole, later] = [sql.table(table), sql.table(name)]
  const standing = await row<{ since: number }>(
    em,
    sql`select ${milliseconds('starts')} as since from (${partsOf(table)}) part where name = ${name}`,
  )
  if (!standing) throw new Error(`${table} has no part for later`)
  const [since, end] = [new Date(standing.since), monthOf(now, AHEAD + 1)]
  const found = await row<{ newest: number | null }>(
    em,
    sql`select ${milliseconds('newest')} as newest from (select max(created_at) as newest from ${later} where created_at < ${end}) kept`,
  )
  const newest = found?.newest ?? null
  // Whoever writes meanwhile must not meet the end of what is closed.
  const first = newest === null ? since : monthOf(new Date(Math.max(newest, now.getTime())), 2)
  if (first >= end) return
  if (newest !== null) await promiseEnd(em, later, first)
  await withParts(em, [
    sql`alter table ${whole} detach partition ${later}`,
    ...(newest === null
      ? [sql`alter table ${whole} attach partition ${later} for values from (${at(end)}) to (maxvalue)`]
      : [
          ...closed({ whole, later, since, first }, sql.table(nameOf(table, since))),
          ...created(later, at(end), sql`maxvalue`),
        ]),
    ...monthsBetween(first, end).flatMap((month) =>
      created(sql.table(nameOf(table, month)), at(month), at(monthOf(month, 1))),
    ),
  ])

  function created(part: Sql, from: Sql, to: Sql) {
    return [sql`create table ${part} partition of ${whole} for values from (${from}) to (${to})`, ...guard(part)]
  }
}

/** Takes away whole each part that has ended by then, and says how many rows were in them. */
export async function dropMonths(em: Em, table: string, before: Date): Promise<number> {
  const ended = await rows<{ name: string }>(
    em,
    sql`select name from (${partsOf(table)}) part where ends <= ${before} order by ends`,
  )
  let count = 0
  for (const { name } of ended)
    count += (await row<{ count: number }>(em, sql`select count(*)::int as count from ${sql.table(name)}`))?.count ?? 0
  await withParts(
    em,
    ended.map(({ name }) => sql`drop table ${sql.table(name)}`),
  )
  return count
}

/** The beginning of a moment's month, or of one so many months after it; in UTC, as the parts are. */
export const monthOf = (moment: Date, after = 0) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + after))

function monthsBetween(from: Date, to: Date): Date[] {
  return from < to ? [from, ...monthsBetween(monthOf(from, 1), to)] : []
}

const nameOf = (table: string, month: Date) => `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`
const at = (moment: Date) => sql.lit(moment.toISOString())

const partsOf = (table: string) => sql`select c.relname::text as name,
    substring(bound from ${sql.lit(`FROM \\('([^']+)`)})::timestamptz as starts,
    substring(bound from ${sql.lit(`TO \\('([^']+)`)})::timestamptz as ends
  from pg_inherits join pg_class c on c.oid = inhrelid cross join lateral pg_get_expr(c.relpartbound, c.oid) bound
  where inhparent = to_regclass(${table})`

/** Reads its rows while others write, so that nobody has to wait for that later: PostgreSQL believes the check. */
async function promiseEnd(em: Em, later: Sql, end: Date) {
  await withParts(em, [
    sql`alter table ${later} drop constraint if exists later_ended, add constraint later_ended check (created_at < ${at(end)}) not valid`,
  ])
  await changed(em, sql`alter table ${later} validate constraint later_ended`)
}

const closed = ({ whole, later, since, first }: { whole: Sql; later: Sql; since: Date; first: Date }, part: Sql) => [
  sql`alter table ${later} rename to ${part}`,
  sql`alter table ${whole} attach partition ${part} for values from (${at(since)}) to (${at(first)})`,
  sql`alter table ${part} drop constraint later_ended`,
]

/** All of it or nothing. */
async function withParts(em: Em, statements: readonly Sql[]) {
  if (statements.length === 0) return
  await em.transactional(async (tx) => {
    await row<{ wait: string }>(tx, sql`select set_config('lock_timeout', ${LOCK_WAIT}, true) as wait`)
    for (const statement of statements) await variedRows(tx, statement)
  })
}
