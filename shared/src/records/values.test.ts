import { expect, test } from 'bun:test'
import type { FormTable } from '../forms/form'
import { bodyOf, plainOf, valuesOf } from './values'

const FORM = {
  title: { label: 'Название', kind: 'text', required: 'Назовите' },
  text: { label: 'Текст', kind: 'lines' },
  link: { label: 'Куда', kind: 'text' },
  price: { label: 'Цена', kind: 'money' },
  unit: { label: 'Единица', kind: 'choice', choices: { rubles: 'рублей', percent: 'процентов' } },
  is_ad: { label: 'Реклама', kind: 'flag' },
  erid: { label: 'Токен', kind: 'text', when: ({ is_ad }) => is_ad === true },
  image_id: { label: 'Картинка', kind: 'images', max: 1 },
  image_ids: { label: 'Фото', kind: 'images', max: 5 },
  restaurant_ids: { label: 'Рестораны', kind: 'references' },
} as const satisfies FormTable

const ROW = {
  ...{ title: 'Краб', text: '', link: null, price: 0, unit: 'percent', is_ad: true, erid: 'abc', image_id: 'a' },
  ...{ image_ids: ['b', 'c'], restaurant_ids: ['r'], id: '1', version: 'v' },
}

test('a row comes back from its form as it went in', () => {
  const { id, version, ...fields } = ROW
  expect(bodyOf(FORM, valuesOf(FORM, ROW))).toEqual({ ...fields, unit: 'percent' })
})

test('an empty form sends nothing where nothing stands, and the first word of a choice', () => {
  expect(bodyOf(FORM, valuesOf(FORM, null))).toEqual({
    ...{ title: '', text: '', link: null, price: null, unit: 'rubles', is_ad: false, erid: null, image_id: null },
    ...{ image_ids: [], restaurant_ids: [] },
  })
})

test('what is asked no more is sent as empty', () => {
  expect(bodyOf(FORM, { ...valuesOf(FORM, ROW), is_ad: false }).erid).toBeNull()
})

test('pictures are the same by their ids, and a number by what it is', () => {
  const [one, other] = [valuesOf(FORM, ROW), valuesOf(FORM, ROW)]
  expect(plainOf(FORM, one, 'image_ids')).toEqual(plainOf(FORM, other, 'image_ids'))
  expect(plainOf(FORM, { price: '007' }, 'price')).toBe(7)
})
