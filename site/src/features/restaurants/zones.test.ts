import { expect, test } from 'bun:test'
import type { Position } from '@ostrov/shared/geo/shapes'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { square } from '../../../../shared/test/square'
import { cornersOf, outsideWords, withFreeSum, zoneAt } from './zones'

/** Noon of Сахалин, when peak hours begin. */
const NOON = new Date('2026-11-20T01:00:00Z')
const BEFORE = new Date('2026-11-20T00:59:59Z')
const near = zone('near', 150, square(0, 0, 1))
const far = zone('far', 300, square(0, 0, 3))

test('the zone that serves a point is the cheapest of those that cover it', () => {
  const at = (coordinates: Position) => zoneAt([far, near], { type: 'Point', coordinates }, NOON)?.id
  expect([at([0.5, 0.5]), at([2, 2]), at([4, 4])]).toEqual(['near', 'far', undefined])
})

test('in peak hours the zone serves that is cheapest then, of those that bring anything', () => {
  const dear = { ...near, peak: 'own' as const, peak_price: 400, peak_min_order_sum: 0 }
  const at = (zones: DeliveryZoneWire[], now: Date) =>
    zoneAt(zones, { type: 'Point', coordinates: [0.5, 0.5] }, now)?.id
  expect([at([far, dear], BEFORE), at([far, dear], NOON)]).toEqual(['near', 'far'])
  const resting = { ...near, peak: 'closed' as const }
  expect([at([resting], BEFORE), at([resting], NOON)]).toEqual(['near', undefined])
})

test('in peak hours whose zones rest is told when they deliver again, beyond them that they end', () => {
  const words = (coordinates: Position, now: Date) =>
    outsideWords([{ ...near, peak: 'closed' }], { type: 'Point', coordinates }, now)
  expect(words([0.5, 0.5], NOON)).toEndWith('Доставка снова с\u00A014:00')
  expect([words([4, 4], NOON), words([4, 4], BEFORE)]).toEqual(Array(2).fill('Ваш адрес вне зоны доставки'))
})

test('a zone without a sum of its own becomes free from the sum of the restaurant', () => {
  expect(withFreeSum({ ...near, free_delivery_sum: null }, 2500).free_delivery_sum).toBe(2500)
  expect(withFreeSum({ ...near, free_delivery_sum: 900 }, 2500).free_delivery_sum).toBe(900)
  expect(withFreeSum({ ...near, peak_price: 300 }, 2500).peak_free_delivery_sum).toBe(2500)
  expect(withFreeSum({ ...near, price: 0, free_delivery_sum: 900 }, 2500).free_delivery_sum).toBeNull()
})

test('the corners of several zones are all seen at once', () => {
  expect(cornersOf([near, far])).toHaveLength(10)
})

function zone(id: string, price: number, ring: Position[]): DeliveryZoneWire {
  return {
    id,
    restaurant_id: 'r',
    name: id,
    is_active: true,
    polygon: { type: 'Polygon', coordinates: [ring] },
    min_order_sum: 500,
    free_delivery_sum: 2000,
    price,
    ...{ peak: 'same', peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null },
    fill_color: '#0b6767',
    border_color: '#0b6767',
  }
}
