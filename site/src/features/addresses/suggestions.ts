import { findPlace } from '@ostrov/shared/geo/geocoder'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { PlaceHint } from '@ostrov/shared/ui/use-place'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { $user_delivery } from '../account/store'

const COUNT = 10

/** Houses of a town for what was typed so far; a guest's have no place on the map yet. @throws {Problem} when the server does not answer. */
export async function suggest(query: string, city: string): Promise<PlaceHint[]> {
  const asked = { query, city, count: COUNT }
  if ($user_delivery.get()?.is_confirmed) {
    const { items } = await ask(api.hints.user.addresses_and_coordinates.post(asked))
    return items.map(({ address, city_id, coordinates }) => ({ address, city_id, coordinates }))
  }
  const { items } = await ask(api.hints.addresses.post(asked))
  return items.map(({ address }) => ({ address, city_id: null, coordinates: null }))
}

/** The suggestion with its place on the map; null when nobody knows where the house stands. */
export async function placed(
  suggestion: PlaceHint,
  geocoder_url: string,
): Promise<(PlaceHint & { coordinates: Point }) | null> {
  const { coordinates } = suggestion
  if (coordinates) return { ...suggestion, coordinates }
  const place = await findPlace(suggestion.address, geocoder_url)
  return place && { ...suggestion, coordinates: place.coordinates }
}
