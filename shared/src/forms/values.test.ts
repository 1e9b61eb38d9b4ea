import { expect, test } from 'bun:test'
import { pointField } from '../geo/point-field'
import { checkForm, type FormTable } from './form'
import { bodyOf, plainOf, valuesOf } from './values'

const FORM = {
  title: { label: 'Название', kind: 'text', required: 'Назовите' },
  text: { label: 'Текст', kind: 'lines' },
  link: { label: 'Куда', kind: 'text' },
  price: { label: 'Цена', kind: 'money' },
  unit: { label: 'Единица', kind: 'choice', choices: { rubles: 'рублей', percent: 'процентов' }, required: 'Выберите' },
  size: { label: 'Размер', kind: 'choice', choices: { small: 'малый', large: 'большой' } },
  is_ad: { label: 'Реклама', kind: 'flag' },
  erid: { label: 'Токен', kind: 'text', required: 'Укажите', when: ({ is_ad }) => is_ad === true },
  image_id: { label: 'Картинка', kind: 'images', max: 1 },
  image_ids: { label: 'Фото', kind: 'images', max: 5 },
  restaurant_ids: { label: 'Рестораны', kind: 'references' },
  starts_at: { label: 'Начало', kind: 'moment' },
  centre: pointField({ label: 'Центр' }),
} as const satisfies FormTable

const ROW = {
  ...{ title: 'Краб', text: '', link: null, price: 0, unit: 'percent', size: null, is_ad: true, erid: 'abc' },
  ...{ image_id: 'a', image_ids: ['b', 'c'], restaurant_ids: ['r'], starts_at: '2026-11-22T08:30:00.000Z' },
  centre: { type: 'Point', coordinates: [142.738, 46.959] },
}

test('a row comes back from its form as it went in', () => {
  const row = { ...ROW, id: '1', version: 'v' }
  const body: object = bodyOf(FORM, valuesOf(FORM, row))
  expect(body).toEqual(ROW)
})

test('moments stand by the region’s clock, points as maps write them, sums as they are typed', () => {
  const { starts_at, centre, price } = valuesOf(FORM, ROW)
  expect([starts_at, centre, price]).toEqual(['2026-11-22T19:30', '46.959, 142.738', '0'])
})

test('a form begins empty, with the first word of a choice that has to be made', () => {
  const body: object = bodyOf(FORM, valuesOf(FORM, null))
  expect(body).toEqual({
    ...{ title: '', text: '', link: null, price: null, unit: 'rubles', size: null, is_ad: false, erid: null },
    ...{ image_id: null, image_ids: [], restaurant_ids: [], starts_at: null, centre: null },
  })
})

test('what is asked no more is sent as empty', () => {
  expect(bodyOf(FORM, { ...valuesOf(FORM, ROW), is_ad: false }).erid).toBeNull()
})

test('of a form only the fields that changed are sent', () => {
  expect(bodyOf(FORM, { ...valuesOf(FORM, ROW), price: '50' }, ['price', 'unknown'])).toEqual({ price: 50 })
})

test('pictures of a row may be whole, and are the same by their ids; a number is what it is', () => {
  const [one, other] = [valuesOf(FORM, ROW), valuesOf(FORM, { ...ROW, image_id: { id: 'a', url: '/a.webp' } })]
  for (const name of ['image_id', 'image_ids']) expect(plainOf(FORM, one, name)).toEqual(plainOf(FORM, other, name))
  expect(plainOf(FORM, { price: '007' }, 'price')).toBe(7)
  expect(plainOf(FORM, { restaurant_ids: ['b', 'a'] }, 'restaurant_ids')).toEqual(['a', 'b'])
})

test('a moment and a point that are not whole are named, of a field and of the wire', () => {
  const wrong = (values: object) => Object.keys(checkForm(FORM, { ...valuesOf(FORM, ROW), ...values }))
  expect(wrong({})).toEqual([])
  expect(wrong({ starts_at: ROW.starts_at, centre: ROW.centre })).toEqual([])
  for (const starts_at of ['2026-11-22T', 'T19:30', '2026-02-31T10:00', '2026-11-22T25:00', '2026-11-22'])
    expect(wrong({ starts_at })).toEqual(['starts_at'])
  for (const centre of ['46.9', '146.9, 42', 'Корсаков']) expect(wrong({ centre })).toEqual(['centre'])
})
