import { expect, test } from 'bun:test'
import { coverageWarnings, overlapWarnings } from './zone-warnings'
import type { Position } from './zones'

const square = (west: number, size: number): Position[] => [
  [west, 46],
  [west + size, 46],
  [west + size, 46 + size],
  [west, 46 + size],
  [west, 46],
]
const zone = (id: string, west: number, facts: { price?: number; is_active?: boolean } = {}) => ({
  ...{ id, name: id.toUpperCase(), is_active: true, price: 100, min_order_sum: 0, free_delivery_sum: null },
  ...{ polygon: { type: 'Polygon' as const, coordinates: [square(west, 1)] } },
  ...facts,
})
const point = (lon: number) => ({ type: 'Point' as const, coordinates: [lon, 46.5] as [number, number] })
const towns = [
  { name: 'Южно-Сахалинск', coordinates: point(142.5) },
  { name: 'Корсаков', coordinates: point(150) },
]

test('zones that lie over one another say which of them serves', () => {
  const [near, cheap] = [zone('a', 142), zone('b', 142.5, { price: 50 })]
  expect(overlapWarnings(near, [near, cheap])).toEqual([
    expect.stringContaining('«B»: на\u00A0общей части действует она'),
  ])
  expect(overlapWarnings(cheap, [near, cheap])).toEqual([
    expect.stringContaining('«A»: на\u00A0общей части действует эта'),
  ])
})

test('zones apart, and those that are off, say nothing', () => {
  const off = zone('b', 142.5, { is_active: false })
  expect(overlapWarnings(zone('a', 142), [zone('c', 144), off])).toEqual([])
  expect(overlapWarnings(off, [zone('a', 142)])).toEqual([])
})

test('a door or the middle of its town that no zone reaches is told, and no other town', () => {
  expect(coverageWarnings([zone('a', 142)], point(142.4), towns)).toEqual([])
  expect(coverageWarnings([zone('a', 144)], point(142.4), towns)).toEqual([
    'Адрес самого ресторана вне зон',
    'Центр города вне зон: Южно-Сахалинск',
  ])
})

test('without a zone that is on, nothing is delivered', () => {
  expect(coverageWarnings([zone('a', 142, { is_active: false })], null, towns)).toEqual([
    'Нет ни\u00A0одной включённой зоны: доставка не\u00A0работает',
  ])
})
