import { describe, expect, test } from 'bun:test'
import { checkForm, type Values } from '../forms/form'
import { ORDER_FORM } from './form'

const validateOrder = (values: Values) => checkForm(ORDER_FORM, values)

const good = {
  delivery_type: 'delivery',
  user_phone: '+7 (900) 111-22-33',
  user_name: 'Анна',
  payment_type: 'cash',
  cultery_count: 2,
  apartment: '45',
}

test('a filled order is accepted', () => {
  expect(validateOrder(good)).toEqual({})
})

test('an empty delivery is told all it lacks, in the words of the order form', () => {
  expect(validateOrder({ delivery_type: 'delivery' })).toEqual({
    user_phone: 'Укажите номер телефона',
    user_name: 'Укажите имя',
    payment_type: 'Укажите cпособ оплаты',
    apartment: 'Это поля обязательное',
  })
})

test('a pickup needs no door', () => {
  expect(validateOrder({ ...good, delivery_type: 'pickup', apartment: '' })).toEqual({})
})

test('a pickup is paid online or in cash, never by the courier’s card', () => {
  const pickup = { ...good, delivery_type: 'pickup' } as const
  expect(validateOrder({ ...pickup, payment_type: 'card' })).toHaveProperty('payment_type')
  expect(validateOrder({ ...pickup, payment_type: 'online' })).toEqual({})
  expect(validateOrder({ ...good, payment_type: 'card' })).toEqual({})
})

test('a phone shorter than the mask is not valid', () => {
  expect(validateOrder({ ...good, user_phone: '+7 (900) 111-22-3' })).toEqual({
    user_phone: 'Укажите валидный номер телефона',
  })
})

test('a way of paying that does not exist is none', () => {
  expect(validateOrder({ ...good, payment_type: 'barter' })).toHaveProperty('payment_type')
})

describe('cutlery', () => {
  test.each([0, 30, '', null, '5'])('may be %p', (cultery_count) => {
    expect(validateOrder({ ...good, cultery_count })).toEqual({})
  })

  test.each([31, -1, 1.5, 'две'])('may not be %p', (cultery_count) => {
    expect(validateOrder({ ...good, cultery_count })).toHaveProperty('cultery_count')
  })
})

test('a comment to the courier ends at 150 characters', () => {
  expect(validateOrder({ ...good, delivery_comment: 'я'.repeat(150) })).toEqual({})
  expect(validateOrder({ ...good, delivery_comment: 'я'.repeat(151) })).toEqual({
    delivery_comment: 'Максимальная длина строки 150',
  })
})

test('the entrance is told apart from the comment it stands beside', () => {
  expect(validateOrder({ ...good, front_door: '1а' })).toEqual({ front_door: 'Разрешены только цифры' })
})
