import { addressLine } from './address-text'
import type { Point } from './shapes'

/** A house found on the map or by its name. */
export type Place = {
  /** «Ленина, 10, Южно-Сахалинск» */
  address: string
  city: string
  coordinates: Point
}

const OWN_GEOCODER = '/api/geocoder'

/**
 * The house at a point, by a Nominatim-compatible geocoder; `geocoder_url` empty means our own.
 * Null where no house stands. @throws when the geocoder does not answer or `signal` aborts.
 */
export async function reverseGeocode(point: Point, geocoder_url: string, signal: AbortSignal): Promise<Place | null> {
  const [lon, lat] = point.coordinates
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon), format: 'jsonv2', 'accept-language': 'ru' })
  return placeOf(await read(geocoder_url, 'reverse', query, signal), point)
}

/** Where a typed address stands; null when the geocoder does not know it. @throws when it does not answer. */
export async function findPlace(address: string, geocoder_url: string, signal?: AbortSignal): Promise<Place | null> {
  const query = new URLSearchParams({ q: address, limit: '1', format: 'jsonv2', addressdetails: '1' })
  const found = await read(geocoder_url, 'search', query, signal)
  return Array.isArray(found) ? placeOf(found[0], null) : null
}

async function read(geocoder_url: string, call: 'reverse' | 'search', query: URLSearchParams, signal?: AbortSignal) {
  const base = (geocoder_url || OWN_GEOCODER).replace(/\/$/, '')
  const response = await fetch(`${base}/${call}?${query}`, signal ? { signal } : {})
  if (!response.ok) throw new Error(`geocoder answered ${response.status}`)
  const answer: unknown = await response.json()
  return answer
}

/** Nominatim's jsonv2 place as ours; `at` is the point asked for, which may lie beside the house. */
export function placeOf(answer: unknown, at: Point | null): Place | null {
  const parts = field(answer, 'address')
  const road = text(parts, 'road') ?? text(parts, 'pedestrian') ?? text(parts, 'residential')
  const house = text(parts, 'house_number')
  const city = text(parts, 'city') ?? text(parts, 'town') ?? text(parts, 'village') ?? text(parts, 'hamlet')
  const lon = Number(text(answer, 'lon'))
  const lat = Number(text(answer, 'lat'))
  if (!road || !house || !city) return null
  if (!at && !(Number.isFinite(lon) && Number.isFinite(lat))) return null
  return {
    address: addressLine({ street: road, house, city }),
    city,
    coordinates: at ?? { type: 'Point', coordinates: [lon, lat] },
  }
}

function text(from: unknown, key: string): string | null {
  const value = field(from, key)
  return typeof value === 'string' && value !== '' ? value : null
}

function field(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}
