import { expect, test } from 'bun:test'
import { placeWaterNames, waterAt } from './water-names'

test.each([
  ['залив Анива', 142.75, 46.55],
  ['Охотское море', 143.1, 47],
  ['Охотское море', 143.8, 46.2],
  ['Татарский пролив', 141.95, 47.05],
  ['Татарский пролив', 141.8, 46.65],
  ['залив Терпения', 143.3, 49],
  ['пролив Лаперуза', 142.1, 45.8],
  ['Японское море', 140.2, 45.2],
  ['озеро Тунайча', 143.2, 46.77],
  ['залив Терпения', 143.5, 49.2],
  ['Охотское море', 143.75, 46.55],
  ['Тихий океан', 147.6, 44.4],
  ['Охотское море', 147.4, 45.4],
])('%s is what the water at %d, %d is called', (name, lng, lat) => {
  expect(waterAt({ lng, lat })).toBe(name)
})

/** A screen of which a px is a thousandth of a degree, from the north-west of Aniva bay. */
const placeOf = ({ x, y }: { x: number; y: number }) => ({ lng: 142.5 + x / 1000, lat: 46.6 - y / 1000 })
const size = { x: 390, y: 400 }
const ring = (west: number, east: number) => [
  ...[
    [west, 40],
    [east, 40],
    [east, 50],
    [west, 50],
    [west, 40],
  ],
]

test('a name stands whole on water, and nowhere where there is too little of it', () => {
  const [half, ...others] = placeWaterNames({ size, placeOf, lands: [ring(142.4, 142.7)] })
  expect(others).toEqual([])
  expect(half?.name).toBe('залив Анива')
  // The land ends at 200 px; the name is some 90 px wide.
  expect(half?.at.x).toBeGreaterThan(244)
  expect(half?.at.x).toBeLessThan(346)
  expect(placeWaterNames({ size, placeOf, lands: [ring(142.4, 142.83)] })).toEqual([])
})
