import { expect, test } from 'bun:test'
import { company, soleTrader } from './legal.ts'
import { RESTAURANTS } from './restaurants.ts'

test('a company gets an INN of ten digits and an OGRN of thirteen with their check digits', () => {
  expect(company('Шторм', 101, 'Ленина, 210')).toEqual({
    name: 'ООО «Шторм»',
    inn: '6599001017',
    ogrn: '1006500001012',
    address: 'Ленина, 210',
  })
})

test('a sole trader gets an INN of twelve digits and an OGRNIP of fifteen with their check digits', () => {
  const { inn, ogrn } = soleTrader('Кедрова Мария Львовна', 102, 'Мира, 114')
  expect({ inn, ogrn }).toEqual({ inn: '659900010207', ogrn: '300650000001022' })
})

test('no two restaurants share an INN or an OGRN', () => {
  const numbers = RESTAURANTS.flatMap(({ legal_info }) => [legal_info.inn, legal_info.ogrn])
  expect(new Set(numbers).size).toBe(RESTAURANTS.length * 2)
})
