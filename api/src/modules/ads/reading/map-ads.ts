import type { AdMapWire } from '@ostrov/shared/ads/map-schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { mapWire, type PlaceRow, readPlaces } from '../../../db/map-places'
import type { Em } from '../../../db/orm'
import { type Sql, sql } from '../../../db/sql'
import { paidFor } from '../ad-record'
import { adsMatching } from './list-ads'

/** What of a section stands where in a window of the map, under the filters of its list. */
export async function mapAds(em: Em, section: SectionName, query: AnyQuery, now: Date): Promise<AdMapWire> {
  const { zoom, ...filters } = query
  const where = await adsMatching(em, section, filters, now)
  const ads = {
    from: sql`ad a`,
    where,
    place: sql`a.shown_point`,
    number: sql`a.number`,
    told: { price: sql`coalesce(a.price, a.salary_from, a.salary_to)`, price_per: sql`case ${paidFor} end` },
    ofSeveral: { price: firstOf(sql`price`), price_per: firstOf(sql`price_per`) },
  }
  return mapWire(await readPlaces<PlaceRow<AdMapWire['places'][number]>>(em, Number(zoom), ads))
}

/** Of those that name a price: first what is paid once, the lowest of it; `lowerOf` of the site joins two places so. */
const firstOf = (column: Sql) =>
  sql`(array_agg(${column} order by price_per nulls first, price) filter (where price is not null))[1]`
