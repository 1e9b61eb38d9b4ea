import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** The sum of all days that are folded stands as this one. */
const FOLDED = sql`'-infinity'::date`

/**
 * Days before last month become one row for each ad: they are only ever read as a sum, for as long as there is the ad, so that
 * nothing of them may be dropped and nothing is lost. Harmless when repeated.
 */
export async function foldDays(em: Em, now: Date, batch = 5000): Promise<void> {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 10)
  const fold = () =>
    changed(
      em,
      sql`with old as (delete from ad_day where id in (select id from ad_day where day > ${FOLDED} and day < ${before}::date
            order by day limit ${batch}) returning ad_id, views, contacts, favourites)
          insert into ad_day as d (ad_id, day, views, contacts, favourites)
          select ad_id, ${FOLDED}, sum(views)::int, sum(contacts)::int, sum(favourites)::int from old group by ad_id
          on conflict (ad_id, day) do update set views = d.views + excluded.views,
            contacts = d.contacts + excluded.contacts, favourites = d.favourites + excluded.favourites`,
    )
  while ((await fold()) > 0);
}
