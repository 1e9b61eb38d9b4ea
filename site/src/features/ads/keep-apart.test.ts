import { expect, test } from 'bun:test'
import type { MapPlaceWire } from '@ostrov/shared/ads/map-schema'
import { keepApart } from './keep-apart'

const place = (x: number, y: number, count: number): MapPlaceWire => ({
  ...{ point: { type: 'Point', coordinates: [x, y] }, count },
  ...(count === 1 ? { number: x, price: 100 } : { number: null, price: null }),
})
const dotOf = ({ point: { coordinates } }: MapPlaceWire) => ({ x: coordinates[0], y: coordinates[1] })

test('marks that would lie over one another are one at the larger; the others stay as they are', () => {
  const found = keepApart([place(10, 10, 1), place(60, 30, 5), place(60, 90, 1), place(200, 10, 1)], dotOf)
  expect(found).toEqual([{ ...place(60, 30, 6), number: null, price: null }, place(60, 90, 1), place(200, 10, 1)])
})
