import { expect, test } from 'bun:test'
import { checkForm, type FormTable } from './form'
import { bodyOf, valuesOf } from './values'

const FORM = {
  percent: { label: 'Комиссия', kind: 'number', unit: '%', max: 100, decimals: 2 },
  count: { label: 'Сколько', kind: 'number', unit: 'мин', min: 1, max: 100_000 },
  price: { label: 'Цена', kind: 'money', max: 1_000_000 },
} as const satisfies FormTable

const said = (values: object) => checkForm(FORM, { ...valuesOf(FORM, null), ...values })
const sent = (values: object) => bodyOf(FORM, { ...valuesOf(FORM, null), ...values })

test('a fraction is taken where it is asked for, with a comma or a point, and comes back with a comma', () => {
  for (const percent of ['7,5', '7.5', '7,50', '7,5 %', '7.5%', ' 7,5 ']) {
    expect(said({ percent })).toEqual({})
    expect(sent({ percent }).percent).toBe(7.5)
  }
  expect(valuesOf(FORM, { percent: 7.5, count: null, price: null }).percent).toBe('7,5')
  expect(said({ percent: 7.25 })).toEqual({})
})

test('a fraction of what is counted whole is never another number: the sentence says what is wanted', () => {
  for (const typed of ['7,5', '7.5']) {
    expect(said({ count: typed }).count).toContain('нужно целое число')
    expect(said({ price: typed }).price).toContain('нужны целые рубли')
  }
  for (const typed of ['7,125', '7.125', '7,5,1', '7 5', '7,', 'семь'])
    expect(said({ percent: typed }).percent).toBeDefined()
})

test('thousands and what is pasted with them are read as they are meant', () => {
  for (const price of ['1 000', '1\u00A0000', '1\u202F000', '1000', '1 000 ₽', '1000 руб.', '1 000,00']) {
    expect(said({ price })).toEqual({})
    expect(sent({ price }).price).toBe(1000)
  }
  expect(sent({ count: '1 000 мин' }).count).toBe(1000)
  for (const price of ['1,000', '1.000', '10 20', '1 00']) expect(said({ price }).price).toBeDefined()
})

test('a number below nought and one beyond the most are told what the bound is', () => {
  expect(said({ price: '-5' }).price).toBe('Не\u00A0меньше 0')
  expect(said({ count: '0' }).count).toBe('Не\u00A0меньше 1')
  expect(said({ percent: '100,5' }).percent).toBe('Не\u00A0больше 100')
  expect(said({ count: '9'.repeat(30) }).count).toBe('Не\u00A0больше 100000')
})
