import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { readAddressQuery } from './address-query'

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

/**
 * Houses of the gazetteer for what a person typed, as one expects them: the very house, then what begins so, then
 * what holds it, then what merely looks alike. A town named in the text or given narrows it.
 */
export async function findHouses(em: Em, asked: { query: string; city?: string | undefined; count: number }) {
  const towns = await rows<{ name: string }>(em, sql`select name from city`)
  const { city: named, text } = readAddressQuery(
    asked.query,
    towns.map(({ name }) => name),
  )
  if (text === '') return []
  const city = named ?? (asked.city?.trim() || null)
  return rows<FoundHouse>(
    em,
    sql`select id, city_id, city, street, street_with_type, house, lon, lat from (
          select h.*, c.name as city, c.sort as city_sort,
                 case when h.search_text = ${text} then 0
                      when h.search_text like ${`${text}%`} then 1
                      when h.search_text like ${`% ${text}%`} then 2
                      else 3 end as rank,
                 -- People rarely mistype the first letter.
                 similarity(h.search_text, ${text}) + case when left(h.search_text, 1) = left(${text}, 1) then 0.1 else 0 end
                   as likeness
          from house h join city c on c.id = h.city_id
          where (${city}::text is null or c.name = ${city}::text or c.slug = ${city}::text or c.id::text = ${city}::text)
            and (h.search_text like ${`${text}%`} or h.search_text like ${`% ${text}%`} or h.search_text % ${text})
        ) found
        order by rank, case when rank = 3 then likeness end desc, city_sort, street,
                 coalesce(substring(house from '^[0-9]{1,6}')::int, 0), house
        limit ${asked.count}`,
  )
}
