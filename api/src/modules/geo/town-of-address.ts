import { normalizeAddress } from '@ostrov/shared/geo/address-text'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { House } from './house'
import { type TownCentre, townCentres } from './list-cities'
import { cityAt, metresBetween, nearestHouse } from './nearest'

/** A point within so many metres of a known house is in that house's town. */
const TOWN_METRES = 2000
/** Of a town whose houses nobody knows, only the centre is known. */
const CENTRE_METRES = 15_000

type Said = { towns: readonly string[]; city_id?: string | null | undefined; coordinates: Point }
/** One of our towns, and how the address calls the place: a village of no list keeps its own name. */
export type Town = { city: TownCentre; name: string }

/**
 * The town of an address: named in its text, else by its id, else where its point lies.
 * @throws {Refusal} when text and id name two towns, or the text names one that is not where the point is.
 */
export async function townOfAddress(em: Em, { towns, city_id, coordinates }: Said): Promise<Town> {
  const cities = await townCentres(em)
  const given = city_id ? cities.find(({ id }) => id === city_id) : null
  if (given === undefined) throw wrongTown('Выберите город из\u00a0списка')
  const named = townIn(towns, cities)
  if (named && given && named !== given) throw wrongTown(`В\u00a0адресе другой город: ${named.name}`)
  const city = named ?? given
  return city ? { city, name: city.name } : townHere(em, cities, towns.at(-1), coordinates)
}

/** Whether a point lies among the houses of a town, or around its centre where no house of it is known. */
export async function isInTown(em: Em, city: TownCentre, point: Point): Promise<boolean> {
  if (await nearestHouse(em, point, TOWN_METRES, city.id)) return true
  return metresBetween(city.coordinates, point) <= CENTRE_METRES && (await em.count(House, { city_id: city.id })) === 0
}

async function townHere(em: Em, cities: readonly TownCentre[], said: string | undefined, point: Point): Promise<Town> {
  const house = said === undefined ? undefined : await nearestHouse(em, point, TOWN_METRES)
  if (house) throw wrongTown(`Точка на\u00a0карте не\u00a0там: здесь ${house.city}, а\u00a0в\u00a0адресе ${said}`)
  const city_id = await cityAt(em, point)
  const city = cities.find(({ id }) => id === city_id)
  if (!city) throw wrongTown('Выберите город из\u00a0списка')
  return { city, name: said ?? city.name }
}

/** The longest name first: «Южно-Курильск» holds «Курильск». */
function townIn(towns: readonly string[], cities: readonly TownCentre[]): TownCentre | undefined {
  const said = towns.map((town) => ` ${normalizeAddress(town)} `)
  return cities
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => said.some((town) => town.includes(` ${normalizeAddress(name)} `)))
}

function wrongTown(sentence: string): Refusal {
  return new Refusal('request.invalid', { message: sentence, errors: { city_id: sentence } })
}
