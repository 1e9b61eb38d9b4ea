import { expect, test } from 'bun:test'
import type { MapPlaceWire } from '@ostrov/shared/lists/map-schema'
import { keepApart } from './keep-apart'

const place = (x: number, y: number, count: number): MapPlaceWire => ({
  ...{ point: { type: 'Point', coordinates: [x, y] }, count, number: count === 1 ? x : null },
})
const dotOf = ({ point: { coordinates } }: MapPlaceWire) => ({ x: coordinates[0], y: coordinates[1] })

test('marks that would lie over one another are one at the larger; the others stay as they are', () => {
  const found = keepApart(
    [place(10, 10, 1), place(60, 30, 5), place(60, 90, 1), place(200, 10, 1)],
    dotOf,
    76,
    () => ({}),
  )
  expect(found).toEqual([place(60, 30, 6), place(60, 90, 1), place(200, 10, 1)])
})

test('wider marks are kept farther apart', () => {
  const beside = [place(10, 10, 1), place(110, 10, 1)]
  expect(keepApart(beside, dotOf, 76, () => ({}))).toEqual(beside)
  expect(keepApart(beside, dotOf, 150, () => ({}))).toEqual([{ ...place(10, 10, 2), number: null }])
})
