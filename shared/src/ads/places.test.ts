import { expect, test } from 'bun:test'
import { metresFrom } from '../geo/mercator'
import type { Point } from '../geo/shapes'
import { shownPlace } from './places'

const HOME = {
  address: 'Ленина, 12, Южно-Сахалинск',
  point: { type: 'Point', coordinates: [142.7381, 46.9592] } satisfies Point,
  is_approximate: false,
}

test('a place is told as it was said, unless its author wants no house told', () => {
  expect(shownPlace(HOME)).toEqual(HOME)
  const { address, point } = shownPlace({ ...HOME, is_approximate: true })
  expect(address).toBe('Ленина, Южно-Сахалинск')
  const off = metresFrom(point?.coordinates ?? [0, 0], HOME.point?.coordinates ?? [0, 0])
  expect(off).toBeGreaterThan(0)
  expect(off).toBeLessThan(230)
})

test('all houses of one piece are shown at one place, so that nobody finds out which it is', () => {
  const shown = [142.7361, 142.7379, 142.7399].map(
    (lon) => shownPlace({ ...HOME, point: { type: 'Point', coordinates: [lon, 46.9592] }, is_approximate: true }).point,
  )
  expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('a line that is no house of a street is not told at all where no house is', () => {
  expect(shownPlace({ ...HOME, address: 'СНТ «Ромашка», за мостом', is_approximate: true }).address).toBeNull()
})
