import { expect, test } from 'bun:test'
import { checkForm } from './forms/form'
import { NOUNS, refusalSentence } from './nouns'
import type { Noun } from './nouns/noun'
import { ACT_KINDS, familiesOf } from './staff/acts'
import { SUBJECTS } from './staff/log-acts'
import { logField, toldFields } from './staff/log-fields'
import { namesOf } from './wire/names'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('a noun refuses in its own words, in its gender', () => {
  const boat: Noun = { one: 'лодка', accusative: 'лодку', many: 'лодок', gender: 'f', most: 3, refuses: [] }
  expect(plain(refusalSentence(boat, 'not_found'))).toBe('Лодка не найдена.')
  expect(plain(refusalSentence(boat, 'changed'))).toStartWith('Лодку только что изменил кто-то другой.')
  expect(plain(refusalSentence(boat, 'too_many'))).toBe('Не больше 3 лодок. Удалите лишнее.')
  expect(plain(refusalSentence(NOUNS.schedule, 'not_found'))).toBe('Часы работы не найдены.')
  expect(plain(refusalSentence(NOUNS.product, 'not_found'))).toBe('Блюдо не найдено.')
})

test('the log calls each noun, and its fields as its form does', () => {
  expect(namesOf(NOUNS).filter((name) => !SUBJECTS[name])).toEqual([])
  expect(logField('product_option', 'price')?.label).toBe('Доплата')
  expect(logField('zone', 'price')?.label).toBe('Доставка')
  expect(logField('product', 'price')?.label).toBe('Цена')
  expect(logField('product', 'slug')).toBeUndefined()
  expect(toldFields('city', { slug: 'korsakov', words: ['к'], erid: 'x' })).toEqual({ slug: 'korsakov' })
  expect(toldFields('of-nothing', { slug: 'korsakov' })).toEqual({})
})

test('every heading of the log’s filter keeps acts, and what has none keeps no others', () => {
  expect(namesOf(ACT_KINDS).filter((kind) => familiesOf(kind).length === 0)).toEqual([])
  expect(familiesOf('account')).toContain('password')
  expect(familiesOf('toString')).toEqual([])
})

test('what a noun says too many of has a number', () => {
  const counted = namesOf(NOUNS).filter((name) => NOUNS[name].refuses.some((one) => one === 'too_many'))
  expect(counted.filter((name) => !('most' in NOUNS[name]))).toEqual([])
  expect(checkForm(NOUNS.city.form, { name: '' }).name).toBe('Назовите город')
})
