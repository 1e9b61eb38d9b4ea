import { expect, test } from 'bun:test'
import { square } from '../../test/square'
import { doorWarning, overlapWords, townWarning } from './zone-warnings'

const zone = (id: string, facts: { price?: number; is_active?: boolean } = {}) => ({
  ...{ id, name: id.toUpperCase(), is_active: true, price: 100, min_order_sum: 0, free_delivery_sum: null },
  ...{ polygon: { type: 'Polygon' as const, coordinates: [square(142, 46, 1)] } },
  ...facts,
})
const point = (lon: number) => ({ type: 'Point' as const, coordinates: [lon, 46.5] as [number, number] })

test('zones that lie over one another say which of them serves', () => {
  const [near, cheap] = [zone('a'), zone('b', { price: 50 })]
  expect(overlapWords(near, cheap)).toContain('«B»: на\u00A0общей части действует она')
  expect(overlapWords(cheap, near)).toContain('«A»: на\u00A0общей части действует эта')
})

test('a door that no zone reaches is told, and that nothing is delivered without a zone that is on', () => {
  expect(doorWarning([zone('a')], point(142.4))).toBeNull()
  expect(doorWarning([zone('a')], null)).toBeNull()
  expect(doorWarning([zone('a')], point(144))).toBe('Адрес самого ресторана вне зон')
  const off = [zone('a', { is_active: false })]
  expect(doorWarning(off, point(142.4))).toBe('Нет ни\u00A0одной включённой зоны: доставка не\u00A0работает')
})

test('houses of the town that no zone reaches are counted, and their streets named', () => {
  const streets = ['Горная', 'Пригородная', 'Лесная', 'Дальняя'].map((street) => ({ street, houses: 3 }))
  const town = { town: 'Анива', houses: 100, served: 88, streets }
  expect(townWarning(town)).toBe(
    'Анива: без\u00A0доставки остаются 12\u00A0домов из\u00A0100: Горная, Пригородная, Лесная и\u00A0ещё 1\u00A0улица',
  )
  expect(townWarning({ ...town, served: 0 })).toBe('Анива: зоны не\u00A0достают ни\u00A0до\u00A0одного дома города')
  expect(townWarning({ ...town, served: 100, streets: [] })).toBeNull()
})
