import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { type AddressQuery, addressReadings, readAddressQuery } from './address-query'

export type FoundHouse = {
  id: number
  city_id: string
  city: string
  street: string
  street_with_type: string
  house: string
  lon: number
  lat: number
}

type Asked = { city?: string | undefined; count: number }
/** 3 where it merely looks alike. */
type Ranked = FoundHouse & { rank: number; likeness: number }
const ALIKE = 3

/**
 * Houses of the gazetteer for what a person typed, as one expects them: the very house, then what begins so, then
 * what holds it, then what merely looks alike. A town named in the text or given narrows it. The first reading of
 * the text that is really written so somewhere is what was meant.
 */
export async function findHouses(em: Em, { query, ...asked }: Asked & { query: string }): Promise<FoundHouse[]> {
  const towns = await rows<{ name: string }>(em, sql`select name from city`)
  const names = towns.map(({ name }) => name)
  let likest: Ranked[] = []
  for (const reading of addressReadings(query)) {
    const found = await housesFor(em, readAddressQuery(reading, names), asked)
    if (found.some(({ rank }) => rank < ALIKE)) return found.map(withoutRank)
    if (likenessOf(found) > likenessOf(likest)) likest = found
  }
  return likest.map(withoutRank)
}

const likenessOf = (found: readonly Ranked[]) => found[0]?.likeness ?? 0
const withoutRank = ({ rank: _, likeness: __, ...house }: Ranked): FoundHouse => house

async function housesFor(em: Em, { city: named, text }: AddressQuery, { city: given, count }: Asked) {
  if (text === '') return []
  const city = named ?? (given?.trim() || null)
  return rows<Ranked>(
    em,
    sql`select id, city_id, city, street, street_with_type, house, lon, lat, rank, likeness from (
          select h.*, c.name as city, c.sort as city_sort,
                 case when h.search_text = ${text} then 0
                      when h.search_text like ${`${text}%`} then 1
                      when h.search_text like ${`% ${text}%`} then 2
                      else ${ALIKE}::int end as rank,
                 -- People rarely mistype the first letter.
                 similarity(h.search_text, ${text}) + case when left(h.search_text, 1) = left(${text}, 1) then 0.1 else 0 end
                   as likeness
          from house h join city c on c.id = h.city_id
          where (${city}::text is null or c.name = ${city}::text or c.slug = ${city}::text or c.id::text = ${city}::text)
            and (h.search_text like ${`${text}%`} or h.search_text like ${`% ${text}%`} or h.search_text % ${text})
        ) found
        order by rank, case when rank = ${ALIKE}::int then likeness end desc, city_sort, street,
                 coalesce(substring(house from '^[0-9]{1,6}')::int, 0), house
        limit ${count}`,
  )
}
