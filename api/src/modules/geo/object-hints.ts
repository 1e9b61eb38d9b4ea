import { normalizeAddress, roadInFull } from '@ostrov/shared/geo/address-text'
import { objectHintList } from '@ostrov/shared/geo/lists'
import type { HintsInput, ObjectHintWire } from '@ostrov/shared/geo/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { addressReadings, readAddressQuery } from './address-query'
import { type TownCentre, townCentres } from './list-cities'

type Asked = typeof HintsInput.static
type Street = { city_id: string; city: string; street_with_type: string; lon: number; lat: number; rank: number }
/** The rank of what merely looks alike. */
const ALIKE = 3

/**
 * Named places of the region for what was typed so far: towns, then streets. The first reading of the text that is really written
 * so somewhere is what was meant.
 */
export async function objectHints(em: Em, { query, city, count = objectHintList.sizes[0] }: Asked) {
  const towns = (await townCentres(em)).filter((town) => city === undefined || isNamed(town, city))
  let alike: ObjectHintWire[] = []
  for (const reading of addressReadings(query)) {
    const streets = await streetsFor(em, reading, towns, count)
    const found = [...townsFor(towns, reading), ...streets.filter(({ rank }) => rank < ALIKE).map(streetHint)]
    if (found.length > 0) return listed(found, count)
    if (alike.length === 0) alike = streets.map(streetHint)
  }
  return listed(alike, count)
}

const listed = (found: ObjectHintWire[], count: number) => ({
  ...wholeList(objectHintList, found.slice(0, count)),
  limit: count,
})

const isNamed = ({ id, name, slug }: TownCentre, city: string) => [id, name, slug].includes(city.trim())

function townsFor(towns: readonly TownCentre[], reading: string): ObjectHintWire[] {
  const text = normalizeAddress(reading)
  return towns
    .filter(({ name }) => text !== '' && ` ${normalizeAddress(name)}`.includes(` ${text}`))
    .map(({ id, name, coordinates }) => ({ kind: 'town', name, city: name, city_id: id, coordinates }))
}

/** Streets, each where the middle of its houses is. */
async function streetsFor(em: Em, reading: string, towns: readonly TownCentre[], count: number): Promise<Street[]> {
  const { city, text } = readAddressQuery(
    reading,
    towns.map(({ name }) => name),
  )
  if (text === '') return []
  const ids = towns.filter(({ name }) => city === undefined || name === city).map(({ id }) => id)
  return rows<Street>(
    em,
    sql`select city_id, city, street_with_type, lon, lat, rank from (
          select h.city_id, c.name as city, c.sort, h.street_with_type, avg(h.lon) as lon, avg(h.lat) as lat,
                 min(case when h.search_text like ${`${text} %`} then 0
                          when h.search_text like ${`${text}%`} then 1
                          when h.search_text like ${`% ${text}%`} then 2
                          else ${ALIKE}::int end) as rank,
                 max(similarity(h.search_text, ${text})) as likeness
          from house h join city c on c.id = h.city_id
          where h.city_id = any(${ids}::uuid[])
            and (h.search_text like ${`${text}%`} or h.search_text like ${`% ${text}%`} or h.search_text % ${text})
          group by h.city_id, c.name, c.sort, h.street_with_type
        ) found
        order by rank, case when rank = ${ALIKE}::int then likeness end desc, sort, street_with_type
        limit ${count}`,
  )
}

function streetHint({ city_id, city, street_with_type, lon, lat }: Street): ObjectHintWire {
  const coordinates = { type: 'Point' as const, coordinates: [lon, lat] satisfies [number, number] }
  return { kind: 'street', name: roadInFull(street_with_type), city, city_id, coordinates }
}
