import type { Em } from '../../../db/orm'
import { changed, type Sql, sql } from '../../../db/sql'

const BATCH = 1000

/** Each night: what is left of points whose time is over. Nothing burns twice. */
export async function burnBonuses(em: Em, now: Date, batch = BATCH): Promise<void> {
  await burn(em, sql`burns_at <= ${now}`, { now, batch })
}

/** Burns what is left of the entries that `which` is true of. */
export async function burn(em: Em, which: Sql, { now, batch = BATCH }: { now: Date; batch?: number }): Promise<void> {
  while ((await changed(em, burning(which, { now, batch }))) > 0);
}

const burning = (which: Sql, { now, batch }: { now: Date; batch: number }) =>
  sql`with lots as (select id, user_id, restaurant_id, rest from bonus_entry where rest > 0 and ${which}
            order by burns_at, id limit ${batch} for update),
          emptied as (update bonus_entry e set rest = 0 from lots where e.id = lots.id)
        insert into bonus_entry (user_id, restaurant_id, kind, amount, created_at)
        select user_id, restaurant_id, 'burnt', -sum(rest), ${now}::timestamptz from lots group by user_id, restaurant_id`
