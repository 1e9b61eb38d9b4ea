import type { SectionName } from '@ostrov/shared/ads/sections'
import { ALIKE_LEAST, likenessOf, type UsualPrice } from '@ostrov/shared/ads/usual-price'
import type { Em } from '../../../db/orm'
import { sql, variedRows } from '../../../db/sql'
import { isShown } from '../ad-status'

/** Without a row there is no price. */
type Found = { count: number; low: number | null; high: number | null }

/** The newest of them tell what is usual. */
const MOST = 500

/** Between which prices half of what is like this stands, as everybody sees it now; null where there is too little of it. `number` is the ad itself. */
export async function usualPrice(
  em: Em,
  section: SectionName,
  { said, number = 0 }: { said: Readonly<Record<string, unknown>>; number?: number },
  now: Date,
): Promise<UsualPrice | null> {
  const likeness = likenessOf(section, said)
  if (!likeness) return null
  const same = Object.entries(likeness.same).map(([name, value]) => {
    const column = sql.ref(`a.${name}`)
    return value === null ? sql`${column} is null` : sql`${column}::text = ${value}`
  })
  const [from, to] = likeness.years ?? []
  const years = from === undefined ? sql`` : sql`and a.year between ${from}::int and ${to}::int`
  const [found] = await variedRows<Found>(
    em,
    sql`select count(*)::int as count, percentile_disc(0.25) within group (order by price)::int as low,
          percentile_disc(0.75) within group (order by price)::int as high
        from (select a.price from ad a where a.section = ${sql.lit(section)} and ${isShown(now)} and a.price > 0
          and a.number <> ${number} and ${sql.join(same, sql` and `)} ${years}
          order by a.published_at desc, a.number desc limit ${sql.lit(MOST)}) alike`,
  )
  if (!found || found.count < ALIKE_LEAST || found.low === null || found.high === null) return null
  return { count: found.count, low: found.low, high: found.high }
}
