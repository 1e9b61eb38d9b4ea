import type { LonLat } from '../../api/src/modules/geo/line'
import { type CitySlug, cities } from '../../api/src/modules/geo/region/cities'
import { type House, housesOf } from '../../api/src/modules/geo/region/houses'
import { insideRing } from '../../api/src/modules/geo/region/rings'
import { districtsOf } from '../../api/src/modules/restaurants/zones/zone-templates'
import { CUSTOMERS } from './island/people'
import type { DemoCustomer, DemoDistrict, DemoRestaurant, DemoZone } from './island/shapes'
import { pick, seedNumber } from './rows'

/** From the centre outwards, as the gazetteer lists a town's districts. */
export const DISTRICTS: readonly DemoDistrict[] = ['center', 'city', 'suburbs']

/** A place where a customer lives or works, as the address form keeps it. */
export type Home = {
  address: string
  city: string
  coordinates: LonLat
  apartment: string
  front_door: string
  floor: string
  comment: string | null
}

/** Settlements that the widest zones of the regional centre reach. */
const SUBURBS: Partial<Record<CitySlug, readonly CitySlug[]>> = {
  'yuzhno-sahalinsk': ['dalnee', 'troitskoe', 'lugovoe', 'novo-aleksandrovsk'],
}
/** Of a hundred customers so many live in the middle of the town, and so many within its bounds. */
const [IN_CENTRE, IN_TOWN] = [58, 90]
const SECOND_HOME_PERCENT = 35
/** Degrees of longitude and latitude. */
const EDGE = [0.0004, 0.0003] as const
const FLATS_OF_A_FLOOR = 4
const FLOORS = 5

const COMMENTS = [
  'Домофон не\u00a0работает, позвоните',
  'Код домофона 38К1204',
  'Ребёнок спит, в\u00a0дверь не\u00a0звоните',
  'Вход со\u00a0двора',
  'Шлагбаум открою, наберите',
  'Оставьте у\u00a0двери',
  'Собака добрая, но\u00a0громкая',
  'Подъезд крайний слева',
] as const

let known: ReadonlyMap<string, readonly Home[]> | undefined

/** One or two places of a customer, the same in every seeding; no two customers share a house. */
export function homesOf({ phone }: DemoCustomer): readonly Home[] {
  known ??= settle()
  return known.get(phone) ?? []
}

/** The zone that serves a point: the cheapest of those around it; undefined where none is. */
export function zoneAt(demo: DemoRestaurant, point: LonLat): DemoZone | undefined {
  const outlines = districtsOf(slugOf(demo.city))
  const around = demo.zones.filter(({ district }) => {
    const outline = outlines[DISTRICTS.indexOf(district)]?.coordinates.coordinates[0]
    return outline !== undefined && insideRing(point, outline)
  })
  return around.toSorted((a, b) => a.price - b.price || a.min_order_sum - b.min_order_sum)[0]
}

/** The gazetteer's town of a demo restaurant or customer. */
export function slugOf(name: string): CitySlug {
  const city = cities.find((one) => one.name === name)
  if (!city) throw new Error(`The gazetteer has no town ${name}`)
  return city.slug
}

/** Gives houses out, each once. */
function settle() {
  const towns = new Map<string, House[][]>()
  const taken = new Set<House>()
  const homes = new Map<string, Home[]>()
  for (const { phone, city } of CUSTOMERS) {
    const districts = towns.get(city) ?? housesByDistrict(slugOf(city))
    towns.set(city, districts)
    const first = freeHouse(districts, districtOf(phone), taken, phone)
    const second = seedNumber(`${phone}:second`) % 100 < SECOND_HOME_PERCENT
    const places = second ? [first, freeHouse(districts, 0, taken, `${phone}:work`)] : [first]
    homes.set(
      phone,
      places.map((house, index) => homeIn(house, `${phone}:${index}`)),
    )
  }
  return homes
}

function districtOf(phone: string): number {
  const share = seedNumber(`${phone}:district`) % 100
  if (share < IN_CENTRE) return 0
  return share < IN_TOWN ? 1 : 2
}

/** The houses of a town by the narrowest district that holds them. */
function housesByDistrict(slug: CitySlug): House[][] {
  const rings = districtsOf(slug).map(({ coordinates }) => coordinates.coordinates[0] ?? [])
  const groups: House[][] = rings.map(() => [])
  for (const house of [slug, ...(SUBURBS[slug] ?? [])].flatMap(housesOf)) {
    const narrowest = rings.findIndex((ring) => insideRing(house.coordinates, ring))
    // The database takes a point some metres outside of an edge for one inside, so nobody lives at an edge.
    const isClear = around(house.coordinates).every((point) =>
      rings.every((ring) => insideRing(point, ring) === insideRing(house.coordinates, ring)),
    )
    if (isClear) groups[narrowest]?.push(house)
  }
  return groups
}

/** The corners of some thirty metres around a point. */
export function around([lon, lat]: LonLat): LonLat[] {
  return [
    [lon - EDGE[0], lat - EDGE[1]],
    [lon + EDGE[0], lat - EDGE[1]],
    [lon - EDGE[0], lat + EDGE[1]],
    [lon + EDGE[0], lat + EDGE[1]],
  ]
}

function freeHouse(districts: House[][], district: number, taken: Set<House>, name: string): House {
  // Around the smaller towns nobody lives but in them.
  const houses = districts.slice(0, district + 1).findLast((group) => group.length > 0) ?? []
  for (let attempt = 0; attempt < 100; attempt++) {
    const house = pick(houses, `${name}:house:${attempt}`)
    if (taken.has(house)) continue
    taken.add(house)
    return house
  }
  throw new Error(`There is no free house for ${name}`)
}

/** Flats are numbered from the first entrance up: what floor and door one has follows from the number. */
function homeIn({ street, house, city, coordinates }: House, name: string): Home {
  const flat = 1 + (seedNumber(`${name}:flat`) % (FLATS_OF_A_FLOOR * FLOORS * 4))
  const inEntrance = (flat - 1) % (FLATS_OF_A_FLOOR * FLOORS)
  return {
    address: `${street}, ${house}, ${city}`,
    city,
    coordinates,
    apartment: String(flat),
    front_door: String(1 + Math.floor((flat - 1) / (FLATS_OF_A_FLOOR * FLOORS))),
    floor: String(1 + Math.floor(inEntrance / FLATS_OF_A_FLOOR)),
    comment: seedNumber(`${name}:comment`) % 5 < 2 ? pick(COMMENTS, `${name}:comment`) : null,
  }
}
