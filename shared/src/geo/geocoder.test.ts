import { expect, test } from 'bun:test'
import { placeOf } from './geocoder'
import type { Point } from './shapes'

const answer = {
  lat: '46.9591',
  lon: '142.738',
  address: { road: 'улица Ленина', house_number: '234', city: 'Южно-Сахалинск' },
}
const tapped: Point = { type: 'Point', coordinates: [142.7381, 46.9592] }

test('a house on the map reads street, house, town and stands where one tapped', () => {
  expect(placeOf(answer, tapped)).toEqual({
    address: 'Ленина, 234, Южно-Сахалинск',
    city: 'Южно-Сахалинск',
    coordinates: tapped,
  })
})

test('a house found by name stands where the geocoder says', () => {
  expect(placeOf(answer, null)?.coordinates.coordinates).toEqual([142.738, 46.9591])
})

test('a village counts as a town', () => {
  const village = { ...answer, address: { road: 'Советская', house_number: '1', village: 'Ново-Александровск' } }
  expect(placeOf(village, tapped)?.city).toBe('Ново-Александровск')
})

test('a field, a street without a house, or nonsense is no address', () => {
  expect(placeOf({ error: 'Unable to geocode' }, tapped)).toBeNull()
  expect(placeOf({ ...answer, address: { road: 'улица Ленина', city: 'Корсаков' } }, tapped)).toBeNull()
  expect(placeOf(null, null)).toBeNull()
})
