import { describe, expect, test } from 'bun:test'
import { checkForm, type Values } from '../forms/form'
import { ADDRESS_FORM, DOOR_FORM } from './form'

const validateAddress = (values: Values) => checkForm(ADDRESS_FORM, values)

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
  expect(checkForm(DOOR_FORM, { apartment: '' })).toEqual({})
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
    expect(checkForm(DOOR_FORM, { apartment: '12345' })).toEqual({
      apartment: 'Максимальная длина строки 4',
    })
  })
})

test('a comment to the courier has 150 characters', () => {
  expect(validateAddress({ ...good, comment: 'ё'.repeat(150) })).toEqual({})
  expect(validateAddress({ ...good, comment: 'ё'.repeat(151) })).toHaveProperty('comment')
})

test('a private house is asked for neither entrance nor flat nor floor, whatever stands in their fields', () => {
  const typed = { ...good, apartment: '', front_door: '123', floor: 'чердак' }
  expect(validateAddress({ ...typed, private_house: true })).toEqual({})
})
