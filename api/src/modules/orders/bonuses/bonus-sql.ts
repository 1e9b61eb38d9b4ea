import { type Sql, sql } from '../../../db/sql'

/** Entries `e` that may be spent at that moment: what has burnt may still wait for its night. */
export const isAlive = (now: Sql) => sql`e.rest > 0 and (e.burns_at is null or e.burns_at > ${now}::timestamptz)`

/** How many points a person has at `restaurant r`. */
export const balanceOf = (user_id: Sql, now: Sql) =>
  sql`(select coalesce(sum(e.rest), 0)::int from bonus_entry e
       where e.user_id = ${user_id} and e.restaurant_id = r.id and ${isAlive(now)})`
