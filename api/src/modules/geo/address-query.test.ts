import { describe, expect, test } from 'bun:test'
import { normalizeAddress } from '@ostrov/shared/geo/address-text'
import { compareHints, readAddressQuery, searchText } from './address-query.ts'

describe('readAddressQuery', () => {
  test('a town named first is taken out of the text', () => {
    expect(readAddressQuery('г. Южно-Сахалинск, ул Ленина, 10')).toEqual({
      city: 'Южно-Сахалинск',
      text: 'ленина 10',
      house: '10',
    })
  })

  test('a town named last is taken out of the text', () => {
    expect(readAddressQuery('Советская 3, Корсаков')).toEqual({ city: 'Корсаков', text: 'советская 3', house: '3' })
  })

  test('the longer of two town names is meant', () => {
    expect(readAddressQuery('Южно-Курильск, Мира 2').city).toBe('Южно-Курильск')
  })

  test('a street that begins like a town is not a town', () => {
    expect(readAddressQuery('Невельская 3')).toEqual({ text: 'невельская 3', house: '3' })
  })

  test('a number that begins a street is not a house', () => {
    expect(readAddressQuery('8 Марта')).toEqual({ text: '8 марта' })
  })
})

describe('search text and order of hints', () => {
  test('the key of a house is what people type for it', () => {
    expect(searchText({ street: 'Ленина', house: '10А' })).toBe(normalizeAddress('улица Ленина, дом 10 а'))
  })

  test('the house asked for comes first, then numbers that begin with it', () => {
    const query = readAddressQuery('ленина 10')
    const rows = ['100', '12', '10А', '10'].map((house) => ({ street: 'Ленина', house }))
    expect(rows.toSorted((a, b) => compareHints(query, a, b)).map((row) => row.house)).toEqual([
      '10',
      '10А',
      '100',
      '12',
    ])
  })

  test('a street without a number is listed from its first house', () => {
    const query = readAddressQuery('ленина')
    const rows = ['21', '3', '100'].map((house) => ({ street: 'Ленина', house }))
    expect(rows.toSorted((a, b) => compareHints(query, a, b)).map((row) => row.house)).toEqual(['3', '21', '100'])
  })
})
