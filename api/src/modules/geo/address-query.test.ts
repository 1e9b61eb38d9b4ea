import { describe, expect, test } from 'bun:test'
import { normalizeAddress } from '@ostrov/shared/geo/address-text'
import { readAddressQuery, searchText } from './address-query.ts'

const TOWNS = ['Курильск', 'Южно-Курильск', 'Южно-Сахалинск', 'Корсаков', 'Невельск']

describe('readAddressQuery', () => {
  test('a town named first is taken out of the text', () => {
    expect(readAddressQuery('г. Южно-Сахалинск, ул Ленина, 10', TOWNS)).toEqual({
      city: 'Южно-Сахалинск',
      text: 'ленина 10',
    })
  })

  test('a town named last is taken out of the text', () => {
    expect(readAddressQuery('Советская 3, Корсаков', TOWNS)).toEqual({ city: 'Корсаков', text: 'советская 3' })
  })

  test('the longer of two town names is meant', () => {
    expect(readAddressQuery('Южно-Курильск, Мира 2', TOWNS).city).toBe('Южно-Курильск')
  })

  test('a street that begins like a town is not a town', () => {
    expect(readAddressQuery('Невельская 3', TOWNS)).toEqual({ text: 'невельская 3' })
  })

  test('only the towns that are given are towns', () => {
    expect(readAddressQuery('Корсаков, Советская 3', [])).toEqual({ text: 'корсаков советская 3' })
  })
})

test('the key of a house is what people type for it', () => {
  expect(searchText({ street: 'Ленина', house: '10А' })).toBe(normalizeAddress('улица Ленина, дом 10 а'))
})
