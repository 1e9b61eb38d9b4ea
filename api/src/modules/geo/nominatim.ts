import { roadInFull } from '@ostrov/shared/geo/address-text'
import type { FoundHouse } from './find-houses'

const LICENCE = 'Собственный справочник адресов'
const HALF_HOUSE_DEGREES = 0.0001
/** A house in the form of Nominatim's jsonv2: coordinates are strings there. */
export function nominatimPlace({ id, city, street_with_type, house, lon, lat }: FoundHouse) {
  const road = roadInFull(street_with_type)
  return {
    place_id: id,
    licence: LICENCE,
    osm_type: 'node' as const,
    osm_id: id,
    lat: String(lat),
    lon: String(lon),
    category: 'building',
    type: 'house',
    place_rank: 30,
    importance: 0.00001,
    addresstype: 'building',
    name: '',
    display_name: [house, road, city, 'Сахалинская область', 'Россия'].join(', '),
    address: { house_number: house, road, city, state: 'Сахалинская область', country: 'Россия', country_code: 'ru' },
    boundingbox: [
      String(lat - HALF_HOUSE_DEGREES),
      String(lat + HALF_HOUSE_DEGREES),
      String(lon - HALF_HOUSE_DEGREES),
      String(lon + HALF_HOUSE_DEGREES),
    ],
  }
}
