import type { LonLat } from '../../api/src/modules/geo/line'
import { housesOf } from '../../api/src/modules/geo/region/houses'
import { slugOf } from './homes'
import { DEMO_CITIES, type DemoCity } from './island/shapes'
import { pick } from './rows'

/** @throws where the word is none of the list. */
export function oneOf<const Word extends string>(list: readonly Word[], word: string | undefined): Word {
  const known = list.find((one) => one === word)
  if (known === undefined) throw new Error(`${word} is none of ${list.join(', ')}`)
  return known
}

/** A whole number; none for a dash. @throws for anything else. */
export function number(text: string | undefined): number | null {
  if (text === '-') return null
  const value = Number(text)
  if (!text || !Number.isInteger(value)) throw new Error(`Not a whole number: ${text}`)
  return value
}

/** Thousands of rubles as rubles. */
export function rubles(text: string | undefined): number | null {
  const thousands = Number(text)
  if (text === '-') return null
  if (!text || !Number.isFinite(thousands)) throw new Error(`No sum: ${text}`)
  return Math.round(thousands * 1000)
}

export type DemoPlace = { city: DemoCity; address: string; point: LonLat }

/** A house of «town, street», or of the town when no street is told. @throws where the town has no such street. */
export function placeOf(key: string, place: string | undefined): DemoPlace {
  const [town, street] = (place ?? '').split(', ')
  const city = oneOf(DEMO_CITIES, town)
  const houses = housesOf(slugOf(city)).filter((house) => street === undefined || house.street === street)
  if (houses.length === 0) throw new Error(`${city} has no ${street}`)
  const { house, street: name, coordinates } = pick(houses, `${key}:house`)
  return { city, address: `${name}, ${house}, ${city}`, point: coordinates }
}
