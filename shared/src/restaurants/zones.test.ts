import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { cheapestZone, type Polygon, type Position, pointInPolygon, zoneConditions } from './zones'

const polygon = (...rings: Position[][]): Polygon => ({ type: 'Polygon', coordinates: rings })
const SQUARE: Position[] = [
  [142, 46],
  [143, 46],
  [143, 47],
  [142, 47],
  [142, 46],
]

describe('a point', () => {
  const holed = polygon(SQUARE, [
    [142.4, 46.4],
    [142.6, 46.4],
    [142.6, 46.6],
    [142.4, 46.6],
    [142.4, 46.4],
  ])

  test.each([
    ['inside', [142.2, 46.2], true],
    ['outside', [141, 46.5], false],
    ['level with a corner outside', [141, 46], false],
    ['on the border', [142.5, 46], true],
    ['on a corner', [142, 46], true],
    ['in the hole', [142.5, 46.5], false],
    ['on the border of the hole', [142.4, 46.5], true],
  ] as const)('%s', (_, point, inside) => {
    expect(pointInPolygon(point, holed)).toBe(inside)
  })

  test('is in a rectangle exactly when both its coordinates are', () => {
    const number = fc.integer({ min: -10, max: 10 })
    fc.assert(
      fc.property(number, number, (x, y) => {
        const box = polygon([
          [-5, -3],
          [5, -3],
          [5, 3],
          [-5, 3],
          [-5, -3],
        ])
        expect(pointInPolygon([x, y], box)).toBe(Math.abs(x) <= 5 && Math.abs(y) <= 3)
      }),
    )
  })
})

describe('of several zones', () => {
  const zone = (id: string, price: number, min_order_sum: number, is_active = true) => {
    return { id, price, min_order_sum, free_delivery_sum: null, is_active }
  }

  test('the cheapest serves', () => {
    expect(cheapestZone([zone('a', 200, 0), zone('b', 100, 900)])?.id).toBe('b')
  })

  test('of equal price the lowest minimum serves', () => {
    expect(cheapestZone([zone('a', 100, 900), zone('b', 100, 500)])?.id).toBe('b')
  })

  test('one that is switched off never serves', () => {
    expect(cheapestZone([zone('a', 0, 0, false), zone('b', 100, 500)])?.id).toBe('b')
    expect(cheapestZone([zone('a', 0, 0, false)])).toBeNull()
  })
})

describe('the conditions of a zone', () => {
  test('name the range, the price and the free sum', () => {
    expect(zoneConditions({ price: 150, min_order_sum: 500, free_delivery_sum: 1500 })).toEqual({
      minimum: 'Минимальный заказ 500\u00A0₽',
      price: 'Доставка 150\u00A0₽',
      free: 'Бесплатно от\u00A01\u00A0500\u00A0₽',
    })
  })

  test('name no free sum where there is none', () => {
    expect(zoneConditions({ price: 0, min_order_sum: 500, free_delivery_sum: null })).toEqual({
      minimum: 'Минимальный заказ 500\u00A0₽',
      price: 'Доставка бесплатно',
      free: null,
    })
  })
})
