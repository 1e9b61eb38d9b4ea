import { localParts } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'

/** Counts on this day of the region that an ad was opened, asked for its phone or put among favourites. */
export function countDay(em: Em, ad_id: string, what: 'views' | 'contacts' | 'favourites', now: Date) {
  const { date } = localParts(now)
  const column = sql.ref(what)
  return changed(
    em,
    sql`insert into ad_day as d (ad_id, day, ${column}) values (${ad_id}, ${date}::date, 1)
        on conflict (ad_id, day) do update set ${column} = d.${column} + 1`,
  )
}
