import { expect, test } from 'bun:test'
import type { Polygon, Position } from '../geo/shapes'
import { borderText, MAX_FILE_BYTES, type NewZone, readBorder, readZonesFile, zonesFile } from './zones-text'

const ring = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const polygon: Polygon = { type: 'Polygon', coordinates: [ring(142, 46, 1), ring(142.25, 46.25, 0.5)] }
const zone: NewZone = {
  ...{ name: 'Центр', is_active: false, polygon, price: 200, min_order_sum: 1000, free_delivery_sum: null },
  ...{ fill_color: '#B3261E', border_color: '#0B6767' },
  ...{ peak: 'same', peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null },
}

test('a border written as text is read back as it was, holes and all', () => {
  expect(borderText(polygon).split('\n')).toHaveLength(9)
  expect(readBorder(borderText(polygon))).toEqual({ read: polygon, complaint: null })
})

test('points are latitude first, however they are parted, and close by themselves', () => {
  const typed = '46 142\n46;143\n 47, 143 '
  expect(readBorder(typed).read?.coordinates).toEqual([
    [
      [142, 46],
      [143, 46],
      [143, 47],
      [142, 46],
    ],
  ])
})

test('GeoJSON is a border too', () => {
  expect(readBorder(JSON.stringify(polygon)).read).toEqual(polygon)
  expect(readBorder(JSON.stringify({ type: 'Feature', geometry: polygon })).read).toEqual(polygon)
})

test.each([
  ['', 'нет границы'],
  ['46, 142\nдом', '«дом»'],
  ['46, 142\n47, 143', 'не\u00A0меньше трёх'],
  ['46, 142\n47, 143\n46, 143\n47, 142', 'пересекает сама себя'],
  ['{', 'один многоугольник'],
  ['{"type":"Point","coordinates":[142,46]}', 'один многоугольник'],
])('text that is no border, %j, says why', (text, words) => {
  expect(readBorder(text).complaint).toContain(words)
})

test('zones go into a file and come back as they were', () => {
  expect(readZonesFile(zonesFile([zone, { ...zone, name: 'Север', free_delivery_sum: 3000 }]))).toEqual({
    read: [zone, { ...zone, name: 'Север', free_delivery_sum: 3000 }],
    complaint: null,
  })
})

test('conditions in peak hours go with a zone, and those of a file that lack a sum are none', () => {
  const own: NewZone = { ...zone, peak: 'own', peak_price: 300, peak_min_order_sum: 0, peak_free_delivery_sum: 4000 }
  const closed: NewZone = { ...zone, peak: 'closed' }
  expect(readZonesFile(zonesFile([own, closed])).read).toEqual([own, closed])
  const half = { type: 'Feature', properties: { peak: 'own', peak_price: 300 }, geometry: polygon }
  const odd = { type: 'Feature', properties: { peak: 'sometimes', peak_price: 300 }, geometry: polygon }
  for (const one of [half, odd])
    expect(readZonesFile(JSON.stringify(one)).read).toMatchObject([{ peak: 'same', peak_price: null }])
})

test('a file of somebody else’s gives borders, and colours where it has them', () => {
  const feature = { type: 'Feature', properties: { fill: '#112233', price: '-5' }, geometry: polygon }
  const { read } = readZonesFile(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))
  expect(read).toMatchObject([
    { name: 'Зона 1', is_active: true, price: 0, fill_color: '#112233', border_color: '#112233' },
  ])
})

test('several polygons of one feature are several zones', () => {
  const many = { type: 'MultiPolygon', coordinates: [[ring(142, 46, 1)], [ring(144, 46, 1)]] }
  expect(readZonesFile(JSON.stringify(many)).read).toHaveLength(2)
})

test.each([
  ['not JSON', 'нет многоугольников'],
  ['[]', 'нет многоугольников'],
  ['{"type":"Polygon","coordinates":[[["a","b"]]]}', 'нет многоугольников'],
  ['{"type":"Polygon","coordinates":[[[142,46],[143,46],[143,47]]]}', '«Зона 1»: Граница: линия не\u00A0замкнута'],
  [JSON.stringify({ type: 'MultiPolygon', coordinates: Array(101).fill([ring(142, 46, 1)]) }), 'Не\u00A0больше 100'],
  ['x'.repeat(MAX_FILE_BYTES + 1), '1\u00A0МБ'],
])('a file that holds no zones says why: %#', (text, words) => {
  expect(readZonesFile(text).complaint).toContain(words)
})
