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
  const feature = { type: 'Feature', properties: { fill: '#112233', price: '' }, geometry: polygon }
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

const withFields = (properties: object, geometry: object = polygon) =>
  readZonesFile(JSON.stringify({ type: 'Feature', properties, geometry }))

test.each([
  ['1 200', 1200],
  ['690 руб.', 690],
  ['1\u00A0000,00', 1000],
  [250, 250],
  ['0', 0],
  ['', 0],
  [null, 0],
])('a sum of %j is read as %d', (price, sum) => {
  expect(withFields({ price, min_order_sum: price }).read).toMatchObject([{ price: sum, min_order_sum: sum }])
})

const UNREAD = ['1,000', '1.000', 'бесплатно', '-5', -5, 199.5, '199,5', 10_000_000, {}, [], [200], true, 'от 200']
test.each(UNREAD.map((sum) => ({ sum })))('a sum of %j is refused by its name, never another sum', ({ sum }) => {
  for (const [name, called] of [
    ['price', 'цена доставки'],
    ['min_order_sum', 'минимальный заказ'],
    ['free_delivery_sum', 'бесплатная доставка'],
  ] as const)
    expect(withFields({ name: 'Центр', [name]: sum }).complaint).toStartWith(`«Центр»: ${called}`)
  expect(withFields({ peak: 'own', peak_price: sum, peak_min_order_sum: 1 }).read).toBeNull()
})

test.each([
  ['нет', false],
  ['false', false],
  [0, false],
  ['ЛОЖЬ', false],
  ['да', true],
  [1, true],
  [null, true],
])('a zone that says %j of its being served is taken at its word', (is_active, is) => {
  expect(withFields({ is_active }).read).toMatchObject([{ is_active: is }])
})

test('a zone that says neither is asked about', () => {
  expect(withFields({ is_active: 'иногда' }).complaint).toContain('«да» или «нет»')
})

test('names are cut between signs and hold nothing that cannot be kept', () => {
  const named = (name: unknown) => withFields({ name }).read?.[0]?.name
  expect(named(`${'ж'.repeat(59)}🚀`)).toBe(`${'ж'.repeat(59)}🚀`)
  expect(named(`${'ж'.repeat(59)}👨‍👩‍👧`)).toBe('ж'.repeat(59))
  expect(named('Центр\u0000 \uD800')?.isWellFormed()).toBe(true)
  expect(named('Центр\n\u00A0 города')).toBe('Центр города')
  expect(named({ a: 1 })).toBe('Зона 1')
})

test('a border with latitude first is told so', () => {
  const swapped = ring(142, 46, 1).map(([lon, lat]) => [lat, lon])
  expect(withFields({ name: 'Центр' }, { type: 'Polygon', coordinates: [swapped] }).complaint).toContain(
    '«Центр»: Широта и\u00A0долгота переставлены?',
  )
  expect(readBorder('142.7, 46.9\n142.8, 46.9\n142.8, 47').complaint).toContain('переставлены')
  expect(
    withFields(
      {},
      {
        type: 'Polygon',
        coordinates: [
          [
            [1000, 1],
            [2, 2],
            [3, 1],
            [1000, 1],
          ],
        ],
      },
    ).complaint,
  ).toContain('не\u00A0бывает')
})

const points = (count: number) => Array.from({ length: count }, (_, at) => [142 + at / 1e6, 46 + (at % 7) / 1e3])
const comb = Array.from({ length: 498 }, (_, at) => [142 + Math.ceil(at / 2) / 1000, at % 4 < 2 ? 46 : 47])
const slow = [...comb, [142.5, 45], [142, 46]].map(([lon = 0, lat = 0]) => [+lon.toFixed(3), lat])

test.each([
  ['brackets without end', '['.repeat(900_000)],
  ['collections within collections', '{"type":"GeometryCollection","geometries":['.repeat(20_000)],
  ['collections that close', `${'{"type":"GeometryCollection","geometries":['.repeat(15_000)}${']}'.repeat(15_000)}`],
  ['a ring of points without end', JSON.stringify({ type: 'Polygon', coordinates: [points(40_000)] })],
  ['rings without end', JSON.stringify({ type: 'Polygon', coordinates: points(40_000).map((one) => [one]) })],
  ['polygons without end', `{"type":"MultiPolygon","coordinates":[${Array(40_000).fill('[[[1,2]]]').join(',')}]}`],
  ['features without end', `{"type":"FeatureCollection","features":[${Array(90_000).fill('{"a":1}').join(',')}]}`],
  [
    'a name without end',
    JSON.stringify({
      type: 'Feature',
      properties: { name: `${' '.repeat(450_000)}ж`, price: `${' '.repeat(400_000)}x` },
      geometry: polygon,
    }),
  ],
  ['as many fine borders as may be', JSON.stringify({ type: 'MultiPolygon', coordinates: Array(100).fill([slow]) })],
])('a file of %s is read or refused at once', (_, text) => {
  const start = performance.now()
  readZonesFile(text)
  readBorder(text)
  expect(performance.now() - start).toBeLessThan(3000)
})
