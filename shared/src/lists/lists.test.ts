import { expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import fc from 'fast-check'
import { addressParameters, readAddress, withChoice, writeAddress } from './address'
import { chipsOf, titleOf, withoutFilters } from './chips'
import { rangeComplaint } from './range'
import { listQuery } from './schema'
import { type AnyQuery, type ListTable, parametersOf } from './table'

const houses = {
  name: 'houses',
  title: 'Дома',
  sizes: [20, 50],
  cursor: 'number',
  filters: {
    town: { kind: 'one', label: 'Город', of: 'uuid', scope: true },
    query: { kind: 'text', label: 'Поиск', maxLength: 20 },
    wall: { kind: 'many', label: 'Стены', options: { brick: 'Кирпич', wood: 'Дерево', stone: 'Камень' } },
    tags: { kind: 'many', label: 'Метки', of: 'slug' },
    deal: { kind: 'one', label: 'Сделка', options: { sale: 'Продажа', rent: 'Аренда' } },
    price: { kind: 'range', label: 'Цена', unit: '₽', min: 0, max: 9_000_000 },
    area: { kind: 'range', label: 'Площадь', unit: 'м²', min: 1, max: 10_000 },
    built: { kind: 'range', label: 'Год постройки', unit: 'год', min: 1850, max: 2027 },
    rooms: { kind: 'range', label: 'Комнат', min: 0, max: 20 },
    sea: { kind: 'flag', label: 'У моря' },
    from: { kind: 'day', label: 'С', edge: 'from' },
  },
  sorts: { '-created_at': 'Новые', price: 'Дешёвые' },
} as const satisfies ListTable

const read = (text: string) => readAddress(houses, new URLSearchParams(text))

const words = fc.string({ unit: 'binary', maxLength: 30 })
const anyAddress = fc
  .array(
    fc.tuple(
      fc.constantFrom(...addressParameters(houses), 'town', 'utm_source', '__proto__', 'toString'),
      fc.oneof(
        words,
        fc.constantFrom(
          'wood,brick',
          'brick,brick',
          'rent',
          'true',
          'price',
          '-created_at',
          '2026-02-30',
          '2026-11-21',
        ),
        fc.constantFrom('0', '1', '007', '20', '50', '9000000', '9000001', '1e3', '-5', 'toString', 'б,а', '%00'),
        fc.constantFrom('100,200', '200,100', ',5000', '1950,', '0,0', ',', '2005,2012', '9000001,3', ' 3 , 7 '),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => new URLSearchParams(pairs))

test('whatever an address says, what is read of it is written and read again as the same', () => {
  fc.assert(
    fc.property(anyAddress, (params) => {
      const query = readAddress(houses, params)
      const address = writeAddress(houses, query)
      expect(readAddress(houses, new URLSearchParams(address))).toEqual(query)
      expect(writeAddress(houses, readAddress(houses, new URLSearchParams(address)))).toBe(address)
    }),
    { numRuns: 2_000 },
  )
})

test('whatever an address says, what is read of it is what the list’s route takes', () => {
  const schema = listQuery(houses)
  fc.assert(
    fc.property(anyAddress, (params) => {
      expect([...Value.Errors(schema, readAddress(houses, params))]).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('one choice has one address, in whatever order it was said', () => {
  fc.assert(
    fc.property(anyAddress, (params) => {
      // The two ends of a range bear one name: which is which is told by their order.
      const backwards = new URLSearchParams([...Map.groupBy(params, ([name]) => name).values()].toReversed().flat())
      expect(writeAddress(houses, readAddress(houses, backwards))).toBe(
        writeAddress(houses, readAddress(houses, params)),
      )
    }),
    { numRuns: 1_000 },
  )
})

test('parameters stand in the order of the table, words in the order of their options', () => {
  expect(writeAddress(houses, read('page=3&price=,500&wall=stone,brick&sort=price&query=дом'))).toBe(
    `?query=${encodeURIComponent('дом')}&wall=brick,stone&price=,500&sort=price&page=3`,
  )
})

test('what is empty, usual, mistyped or said twice is left out', () => {
  for (const text of [
    ...['query=', 'query=%20', 'wall=', 'wall=,', 'page=1', 'sort=-created_at', 'limit=20', 'price=0,'],
    ...['price=,9000000', 'price=-1,', 'price=1.5,', 'price=,9000001', 'price=100', 'price=,', 'price=1,2,3'],
    ...['price=0,0', 'area=,0', 'price=1,2&price=3,4', 'price_from=5', 'built=1', 'built=3000,'],
    ...['sea=false', 'sea=1'],
    ...['deal=toString', 'wall=glass', 'sort=name', 'limit=33', 'page=0', 'page=10001', 'page=кот', 'after=x'],
    ...['from=вчера', 'from=2026-13-45', 'from=2026-02-30', 'deal=rent&deal=sale', 'page=2&page=3', 'utm=1'],
    'town=018f0000-0000-7000-8000-000000000000',
  ])
    expect([text, read(text)]).toEqual([text, {}])
})

test('the ticks of a form without a script are one choice', () => {
  expect(read('wall=wood&wall=brick')).toEqual({ wall: 'brick,wood' })
})

test('a search is kept within its limit, without what cannot be saved and without half of a sign', () => {
  expect(read(`query=${encodeURIComponent(`  ${'а'.repeat(19)}😀`)}`)).toEqual({ query: 'а'.repeat(19) })
  expect(read('query=a%00b')).toEqual({ query: 'ab' })
})

test('a changed choice starts from the first page', () => {
  const query = withChoice(read('wall=wood&page=4&after=17'), { deal: 'rent' })
  expect(writeAddress(houses, query)).toBe('?wall=wood&deal=rent')
})

test('each choice is a chip that takes only itself away', () => {
  const query = read('query=сад&wall=brick,wood&price=100,2000&sea=true&from=2026-11-05&page=2&sort=price')
  const chips = chipsOf(houses, query)
  expect(chips.map(({ label }) => label)).toEqual([
    '«сад»',
    'Кирпич',
    'Дерево',
    'Цена 100–2\u00A0000\u00A0₽',
    'У моря',
    'С 5\u00A0ноября 2026',
  ])
  const left = chips.map(({ without }) => chipsOf(houses, without).map(({ label }) => label))
  expect(left).toEqual(chips.map((gone) => chips.filter((one) => one !== gone).map(({ label }) => label)))
})

test('words that only the database knows name their chips', () => {
  const chips = chipsOf(houses, read('tags=sea-view,old'), { tags: { 'sea-view': 'Вид на море' } })
  expect(chips.map(({ label }) => label)).toEqual(['old', 'Вид на море'])
})

test('«Сбросить» drops every filter and keeps the order and the size of a page', () => {
  const query: AnyQuery = read('wall=wood&price=,5&sea=true&sort=price&limit=50&page=2')
  expect(writeAddress(houses, withoutFilters(houses, query))).toBe('?sort=price&limit=50')
})

test('the title says what is shown', () => {
  expect(titleOf(houses, {})).toBe('Дома')
  expect(titleOf(houses, read('deal=rent&page=3'))).toBe('Дома: Аренда, страница\u00A03')
})

test('a range is two parameters; what the page says by itself is in no address', () => {
  expect(parametersOf(houses).map(({ name }) => name)).toContain('price')
  expect(addressParameters(houses)).toEqual([
    ...[
      'query',
      'wall',
      'tags',
      'deal',
      'price',
      'area',
      'built',
      'rooms',
      'sea',
      'from',
      'sort',
      'limit',
      'page',
      'after',
    ],
    'before',
  ])
})

test.each(['01', '001', '1', '0', '-1', '1e1', '٣', ' 2', '2 '])('the page «%s» of an address is no defect', (page) => {
  expect(readAddress(houses, new URLSearchParams({ page }))).toEqual({})
})

test('a form without a script says the ends of a range apart', () => {
  expect(read('price=100&price=2%20000')).toEqual({ price: '100,2000' })
  expect(read('price=&price=500')).toEqual({ price: ',500' })
  expect(read('price=&price=')).toEqual({})
})

test.each([
  ['price=2000,100', 'price=100,2000', 'Цена 100–2\u00A0000\u00A0₽'],
  ['price=100000,', 'price=100000,', 'Цена от\u00A0100\u00A0000\u00A0₽'],
  ['price=,5000', 'price=,5000', 'Цена до\u00A05\u00A0000\u00A0₽'],
  ['price=700,700', 'price=700,700', 'Цена 700\u00A0₽'],
  ['built=2005,2012', 'built=2005,2012', 'Год постройки 2005–2012'],
  ['built=1950,', 'built=1950,', 'Год постройки от\u00A01950'],
  ['built=1800,1999', 'built=,1999', 'Год постройки до\u00A01999'],
  ['area=40,1200', 'area=40,1200', 'Площадь 40–1\u00A0200\u00A0м²'],
  ['rooms=,0', 'rooms=,0', 'Комнат до\u00A00'],
  ['rooms=2,3', 'rooms=2,3', 'Комнат 2–3'],
])('«%s» is kept as «%s» and called «%s»', (said, kept, label) => {
  expect(writeAddress(houses, read(said))).toBe(`?${kept}`)
  expect(chipsOf(houses, read(said)).map((chip) => chip.label)).toEqual([label])
})

test.each([
  ['price', 'много', 'Напишите два целых числа'],
  ['price', '100', 'Напишите два целых числа'],
  ['price', '1.5,2', 'Напишите два целых числа'],
  ['price', '-1,2', 'Напишите два целых числа'],
  ['price', '1,2,3', 'Напишите два целых числа'],
  ['price', '10,9000001', 'Числа от\u00A00 до\u00A09\u00A0000\u00A0000.'],
  ['built', '200,2000', 'Числа от\u00A01850 до\u00A02027.'],
  ['built', '2012,2005', null],
  ['built', '', null],
] as const)('%s «%s» is refused with «%s»', (name, text, sentence) => {
  const complaint = rangeComplaint(text, houses.filters[name])
  expect(complaint?.slice(0, sentence?.length) ?? null).toBe(sentence)
  expect([...Value.Errors(listQuery(houses), { town: undefined, [name]: text })].length > 0).toBe(sentence !== null)
})
