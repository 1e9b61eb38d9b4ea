import type { AdMapWire } from '@ostrov/shared/ads/map-schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { mapWire, type PlaceRow, readPlaces } from '../../db/map-places'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { paidFor } from './ad-record'
import { adsMatching } from './list-ads'

/** What of a section stands where in a window of the map, under the filters of its list. */
export async function mapAds(em: Em, section: SectionName, query: AnyQuery, now: Date): Promise<AdMapWire> {
  const { zoom, ...filters } = query
  const where = await adsMatching(em, section, filters, now)
  const per = sql`case ${paidFor} end`
  const sum = sql`coalesce(a.price, a.salary_from, a.salary_to)`
  const ads = {
    from: sql`ad a`,
    where,
    place: sql`a.shown_point`,
    number: sql`a.number`,
    told: { price: { least: sum, alike: per }, price_per: { least: per, alike: per } },
  }
  return mapWire(await readPlaces<PlaceRow<AdMapWire['places'][number]>>(em, Number(zoom), ads))
}
