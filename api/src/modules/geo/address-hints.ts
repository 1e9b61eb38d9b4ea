import { addressLine, isOfferedHint } from '@ostrov/shared/geo/address-text'
import { hintList } from '@ostrov/shared/geo/lists'
import type { AddressHintWire, HintsInput } from '@ostrov/shared/geo/schema'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import type { AddressHints, OutsideHint } from '../../services/geo/dadata'
import { City } from './city'
import { findHouses } from './find-houses'
import { cityAt } from './nearest'

/**
 * Addresses for what was typed so far, houses only. The outside service answers when there is one and it can;
 * otherwise the region's own gazetteer does.
 */
export async function addressHints(em: Em, outside: AddressHints | null, asked: typeof HintsInput.static) {
  const { query, city, count = hintList.sizes[0] } = asked
  const theirs = outside && (await outside(query, { ...(city && { city: await cityName(em, city) }), count }))
  const items = theirs ? await withCities(em, theirs) : (await findHouses(em, { query, city, count })).map(hintOf)
  const offered = items.filter(({ address }) => isOfferedHint(address)).slice(0, count)
  return { ...wholeList(hintList, offered), limit: count }
}

type Placed = OutsideHint & { city_id: string }

function hintOf({ city, city_id, street, street_with_type, house, lon, lat }: Placed): AddressHintWire {
  const address = addressLine({ street: street_with_type, house, city })
  return { address, city, street, house, city_id, coordinates: { type: 'Point', coordinates: [lon, lat] } }
}

/** The outside service names towns; ours have ids. */
async function withCities(em: Em, hints: OutsideHint[]): Promise<AddressHintWire[]> {
  const known = await em.find(City, { name: { $in: [...new Set(hints.map(({ city }) => city))] } })
  const idOf = new Map(known.map(({ name, id }) => [name, id]))
  const placed: AddressHintWire[] = []
  for (const hint of hints) {
    const point = { type: 'Point' as const, coordinates: [hint.lon, hint.lat] satisfies [number, number] }
    const city_id = idOf.get(hint.city) ?? (await cityAt(em, point))
    if (city_id) placed.push(hintOf({ ...hint, city_id }))
  }
  return placed
}

/** Clients may name a town by its id or slug. */
async function cityName(em: Em, city: string): Promise<string> {
  const known = await em.findOne(City, isUuid(city) ? { id: city } : { slug: city })
  return known?.name ?? city
}
