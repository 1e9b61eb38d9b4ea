import { addressLine, addressParts } from '@ostrov/shared/geo/address-text'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { type KnownHouse, knownHouse } from './known-house'
import { metresBetween, REVERSE_METRES } from './nearest'
import { isInTown, type Town, townOfAddress } from './town-of-address'

/** An address as somebody sent it. Its town may be named in the text or by id. */
export type GivenPlace = { address: string; city_id?: string | null | undefined; coordinates: Point }
/** The address in its one form, and the point that zones and fees are taken from. */
export type TrustedPlace = { address: string; city_id: string; coordinates: Point }

/** How far an unknown house may stand from the nearest known one of its street: long streets have gaps. */
const STREET_METRES = 500

/**
 * Compares the text of an address with its point on the map. A house that the outside service or the gazetteer knows
 * stands where they say; the point given may lie beside it, as a tap does. A house unknown to both keeps the point given,
 * which must lie by its street or, when the street is unknown too, by its town.
 * Asks the outside service: call it outside of a transaction.
 * @throws {Refusal} that says what disagrees.
 */
export async function trustPlace(em: Em, deps: Deps, given: GivenPlace): Promise<TrustedPlace> {
  const coordinates = inRegion(deps, given.coordinates)
  const parts = addressParts(given.address)
  if (!parts) throw new Refusal('request.invalid', { errors: { address: 'Укажите улицу и\u00a0номер дома' } })
  const town = await townOfAddress(em, { ...given, towns: parts.towns })
  const known = await knownHouse(em, deps.doors.addressHints, { ...parts, city: town.city, near: coordinates })
  if (known?.exact) return placeOf(known, town, coordinates)
  if (known) refuseFarFromStreet(known, town, coordinates)
  else if (town.name === town.city.name && !(await isInTown(em, town.city, coordinates))) {
    const off = metresBetween(town.city.coordinates, coordinates)
    throw elsewhere('Точка на\u00a0карте не\u00a0в\u00a0этом городе', town.name, off)
  }
  return { address: addressLine({ ...parts, city: town.name }), city_id: town.city.id, coordinates }
}

/** The point itself. @throws {Refusal} where the region is not. */
export function inRegion({ config }: Pick<Deps, 'config'>, point: Point): Point {
  const { south, west, north, east } = config.region.bounds
  const [lon, lat] = point.coordinates
  if (lat < south || lat > north || lon < west || lon > east) throw new Refusal('address.outside_region')
  return point
}

function placeOf({ street_with_type, house, coordinates }: KnownHouse, town: Town, given: Point): TrustedPlace {
  const off = metresBetween(coordinates, given)
  if (off > REVERSE_METRES) throw elsewhere('Этот дом мы\u00a0знаем в\u00a0другом месте', town.name, off)
  const address = addressLine({ street: street_with_type, house, city: town.name })
  return { address, city_id: town.city.id, coordinates }
}

function refuseFarFromStreet({ street_with_type, coordinates }: KnownHouse, town: Town, given: Point) {
  const off = metresBetween(coordinates, given)
  const street = addressLine({ street: street_with_type, house: '', city: town.name })
  if (off > STREET_METRES) throw elsewhere('Эту улицу мы\u00a0знаем в\u00a0другом месте', street, off)
}

/** «Этот дом мы знаем в другом месте: Корсаков, 37 км от точки на карте.» */
function elsewhere(what: string, where: string, metres: number): Refusal {
  const far = metres < 1000 ? `${Math.round(metres / 10) * 10}\u00a0м` : `${Math.round(metres / 1000)}\u00a0км`
  const message = `${what}: ${where}, ${far} от\u00a0точки на\u00a0карте. Проверьте адрес или выберите дом на\u00a0карте.`
  return new Refusal('address.elsewhere', { message, errors: { address: message } })
}
