import { expect, test } from 'bun:test'
import { areaIn, kilometresIn, payIn, powerIn, rublesIn, volumeIn, yearIn } from './feed-numbers'
import { phoneIn } from './feed-phones'
import { placeIn, townsOf } from './feed-places'
import { plainText } from './plain-text'
import { readFeed } from './read-feed'

const feed = (xml: string) => readFeed(new TextEncoder().encode(xml))

test.each([
  [rublesIn, '6,500,000', 6_500_000],
  [rublesIn, '6.500.000', 6_500_000],
  [rublesIn, '6’500’000', 6_500_000],
  [rublesIn, "6'500", 6500],
  [rublesIn, '6,500,000.00', 6_500_000],
  [rublesIn, '1 200 000,00 руб.', 1_200_000],
  [rublesIn, '6,5 млн', 6_500_000],
  [rublesIn, '6.5M', 6_500_000],
  [rublesIn, '6500 тыс. руб.', 6_500_000],
  [rublesIn, '500 т.р.', 500_000],
  [rublesIn, '1.250 млн', 1_250_000],
  [kilometresIn, '142 тыс. км', 142_000],
  [kilometresIn, '142\u00A0000 км', 142_000],
  [yearIn, '2012 г.', 2012],
  [powerIn, '99 л.с. (73 кВт)', 99],
  [powerIn, '73 кВт', 99],
  [volumeIn, '2,0 л', 2000],
  [volumeIn, '1800 см³', 1800],
])('%p of %p is %p', (read, said, number) => {
  expect(read(said)).toEqual({ number, complaint: null })
})

test.each([
  ...['1 200 000,50', '1,000', '12.500', '1,500 тыс', '80 000 - 110 000', 'от 690', '$6500', '6 500.000'].map(
    (said) => [rublesIn, said] as const,
  ),
  ...['95000 руб/м²', '6 млн 500 тыс', '-5', '', 'дорого', `1${' '.repeat(50_000)}x`].map(
    (said) => [rublesIn, said] as const,
  ),
  ...['142,000', '142,000 км', '90 миль'].map((said) => [kilometresIn, said] as const),
  ...['2 012', '2012-05', '05.2012'].map((said) => [yearIn, said] as const),
])('%p asks about %j', (read, said) => {
  const { number, complaint } = read(said)
  expect(number).toBeNull()
  expect(complaint).toContain(said.length > 60 ? 'нужно' : said.trim())
})

test.each([
  ['80 000 - 110 000', 80_000, 110_000, 'net'],
  ['до 110 000', null, 110_000, 'net'],
  ['от 80 000', 80_000, null, 'net'],
  ['от 80 000 до 110 000 руб.', 80_000, 110_000, 'net'],
  ['80–110 тыс. руб. на руки', 80_000, 110_000, 'net'],
  ['80 000+', 80_000, null, 'net'],
  ['80 000 руб. – 110 000 руб. до вычета налогов', 80_000, 110_000, 'gross'],
] as const)('pay of %j', (said, from, to, kind) => {
  expect(payIn(said)).toEqual({ pay: { from, to, kind }, complaint: null })
})

test.each(['300 руб/час', '1500 руб. за смену', 'от 80', '80-110', '1,000 - 2,000'])(
  'pay of %j is asked about',
  (said) => {
    expect(payIn(said).pay).toBeNull()
  },
)

test.each([
  ['1200', 'sq. m', 12],
  ['1,5', 'га', 150],
  ['6', 'сот.', 6],
  ['6 соток', null, 6],
  ['1500 кв.м', null, 15],
  ['15', null, null],
  ['5', 'акр', null],
])('land of %j %j is %j hundreds', (said, unit, number) => {
  expect(areaIn(said, { unit, usual: null, of: 100 }).number).toBe(number)
})

test.each([
  ['Первая<br/>Вторая', 'Первая\nВторая'],
  ['Состояние <b>отличное</b>, торг.', 'Состояние отличное, торг.'],
  ['Влажность <50 %, дальность >100 м', 'Влажность <50 %, дальность >100 м'],
  ['Диаметр <100, длина <200 и ширина > 5', 'Диаметр <100, длина <200 и ширина > 5'],
  ['<p>Рога&nbsp;&mdash; копыта &laquo;Лось&raquo;</p>', 'Рога\u00A0— копыта «Лось»'],
  ['&amp;quot;Зима&amp;quot;', '"Зима"'],
  ['<p>Раз</p>\n<p>Два</p>', 'Раз\nДва'],
  ['<div>Адрес: Ленина<div>Ждём</div></div>', 'Адрес: Ленина\nЖдём'],
  ['&lt;p&gt;Да&lt;/p&gt;&lt;p&gt;Нет', 'Да\nНет'],
  ['Абзац\n\nАбзац', 'Абзац\n\nАбзац'],
  ['вес <a', 'вес <a'],
  ['<Toyota> a<b then c>d', '<Toyota> a<b then c>d'],
])('the text of %j', (marked, plain) => {
  expect(plainText(marked)).toBe(plain)
})

test('text around elements stays in both formats, in KOI8-R too', () => {
  const { items } = feed(
    '<Ads><Ad><Id>1</Id><Title>Коляска &amp;quot;Зима&amp;quot;</Title><Description>Первая <b>жирная</b><br/>Вторая &lt;50 %<p>П <i>т</i></p></Description></Ad></Ads>',
  )
  expect(items[0]?.texts.get('Description')).toEqual(['Первая жирная\nВторая <50 %\nП т'])
  expect(items[0]?.texts.get('Title')).toEqual(['Коляска "Зима"'])
  const yrl = feed(
    '<realty-feed><offer internal-id="7"><image>http://a.ru/?a=1&amp;copy=2</image><description>Один<br/>Два</description></offer></realty-feed>',
  )
  expect([...(yrl.items[0]?.texts ?? [])]).toEqual([
    ['image', ['http://a.ru/?a=1&copy=2']],
    ['description', ['Один\nДва']],
  ])
  const bytes = (text: string) => [...new TextEncoder().encode(text)]
  const koi = (name: string) =>
    readFeed(
      Uint8Array.from([
        ...bytes(`<?xml version="1.0" encoding="${name}"?><Ads><Ad><Id>`),
        0xcb,
        0xc1,
        ...bytes('</Id></Ad></Ads>'),
      ]),
    )
  expect(koi('KOI8-R').items[0]?.id).toBe('ка')
  expect(() => koi('GB2312')).toThrow('GB2312')
})

const TOWNS = townsOf(['Южно-Сахалинск', 'Холмск', 'Анива', 'Корсаков', 'Ноглики'].map((name) => ({ id: name, name })))
test.each([
  ['г.Южно-Сахалинск, ул. Мира, 1', 'Южно-Сахалинск', 'ул. Мира, 1'],
  ['Южно-Сахалинск г, Мира 1', 'Южно-Сахалинск', 'Мира 1'],
  ['г. Южно-Сахалинск ул. Мира 1', 'Южно-Сахалинск', 'ул. Мира 1'],
  ['Сахалинская обл., г Холмск', 'Холмск', null],
  ['Сахалинская обл. г. Холмск ул. Советская 1', 'Холмск', 'ул. Советская 1'],
  ['ул. Мира 1, г. Холмск', 'Холмск', 'ул. Мира 1'],
  ['пгт.Ноглики', 'Ноглики', null],
  ['Южно Сахалинск, Мира', 'Южно-Сахалинск', 'Мира'],
  ['Холмская ул., 5', null, null],
])('the town of %j', (address, city_id, rest) => {
  expect(placeIn(address, TOWNS)).toEqual({ city_id, rest })
})

test.each([
  ['8-924-123-45-67, 8-914-000-00-00', '8-924-123-45-67', null],
  ['+79241234567 +79147001001', '+79241234567', null],
  ['8 (4242) 42-35-67 доб. 12', '8 (4242) 42-35-67', '12'],
  ['42-35-67', '42-35-67', null],
])('the phone of %j', (said, phone, extension) => {
  expect(phoneIn(said)).toEqual({ phone, extension })
})
