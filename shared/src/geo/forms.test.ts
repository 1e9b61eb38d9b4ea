import { describe, expect, test } from 'bun:test'
import { courierCommentCounter, isOfferedHint, validateAddress, validateAddressDetails } from './forms'

const good = { city_id: 'city', address: 'улица Ленина, 12', apartment: '45' }

test('an address with a city, a street and an apartment is accepted', () => {
  expect(validateAddress(good)).toEqual({})
})

test('an empty form names all that is required, in the words of the address form', () => {
  expect(validateAddress({})).toEqual({
    city_id: 'Это обязательное поле',
    address: 'Это обязательное поле',
    apartment: 'Это обязательное поле',
  })
})

test('blanks do not fill a field', () => {
  expect(validateAddress({ ...good, address: '   ' })).toEqual({ address: 'Это обязательное поле' })
})

test('an apartment that is not asked for is not required', () => {
  expect(validateAddress({ ...good, apartment: '' }, { apartment_shown: false })).toEqual({})
})

describe('entrance, apartment and floor', () => {
  test.each([
    ['front_door', '12', '123', 'Максимальная длина строки 2'],
    ['apartment', '1234', '12345', 'Максимальная длина строки 4'],
    ['floor', '99', '100', 'Максимальная длина строки 2'],
  ] as const)('%s may be %s, not %s', (field, fits, tooLong, message) => {
    expect(validateAddress({ ...good, [field]: fits })).toEqual({})
    expect(validateAddress({ ...good, [field]: tooLong })).toEqual({ [field]: message })
  })

  test.each(['front_door', 'apartment', 'floor'])('%s takes digits only', (field) => {
    expect(validateAddress({ ...good, [field]: '1а' })).toEqual({ [field]: 'Разрешены только цифры' })
    expect(validateAddress({ ...good, [field]: '-1' })).toEqual({ [field]: 'Разрешены только цифры' })
  })

  test('may come as numbers', () => {
    expect(validateAddress({ ...good, apartment: 45, floor: 3 })).toEqual({})
  })

  test('are checked even where the apartment may be missing', () => {
    expect(validateAddressDetails({ apartment: '12345' }, { apartment_required: null })).toEqual({
      apartment: 'Максимальная длина строки 4',
    })
  })
})

test('a comment to the courier has 150 characters and a counter', () => {
  expect(validateAddress({ ...good, comment: 'ё'.repeat(150) })).toEqual({})
  expect(validateAddress({ ...good, comment: 'ё'.repeat(151) })).toHaveProperty('comment')
  expect(courierCommentCounter('Домофон')).toBe('7/150')
})

describe('a hint', () => {
  test.each(['улица Ленина, 12', 'Москва, улица Мира, 1', 'проспект Победы, 3а', 'Апрельская улица, 4'])(
    '%s is offered',
    (hint) => {
      expect(isOfferedHint(hint)).toBe(true)
    },
  )

  test.each(['улица Ленина', 'улица Ленина, 12, кв 5', 'улица Ленина, 12, кв. 5', 'Мира, 1, квартира 7', 'кв5, 1'])(
    '%s is not offered',
    (hint) => {
      expect(isOfferedHint(hint)).toBe(false)
    },
  )
})
