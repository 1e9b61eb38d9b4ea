import { expect, test } from 'bun:test'
import { fullAddress, hasMap, isSettling, offered } from './facts'

const returned = new Date('2026-11-20T03:00:00Z')
const after = (ms: number) => new Date(returned.getTime() + ms)

test('a payment is being settled for a minute after one came back from the bank', () => {
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(59_000), returned)).toBe(true)
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(60_000), returned)).toBe(false)
})

test('nothing is being settled once the bank has spoken, or for one who never went there', () => {
  expect(isSettling({ status: 'PAYMENT_FAILED' }, after(1000), returned)).toBe(false)
  expect(isSettling({ status: 'PAYMENT_PENDING' }, after(1000), null)).toBe(false)
})

test('while a payment is being settled one can only call', () => {
  expect(offered(['cancel', 'contact', 'pay'], true)).toEqual(['contact'])
  expect(offered(['cancel', 'contact', 'pay'], false)).toEqual(['cancel', 'contact', 'pay'])
})

test('an order has a map from its payment until it is over', () => {
  expect(hasMap({ status: 'CONFIRMED' })).toBe(true)
  expect(hasMap({ status: 'PAYMENT_PENDING' })).toBe(false)
  expect(hasMap({ status: 'COMPLETED' })).toBe(false)
})

test('an address names the way to the door and nothing that is not known', () => {
  const delivery = { type: 'delivery', price: 0, comment: null, coordinates: null, private_house: false } as const
  const address = 'Ленина, 234, Южно-Сахалинск'
  expect(fullAddress({ delivery: { ...delivery, address, apartment: '18', front_door: null, floor: '5' } })).toBe(
    'Ленина, 234, кв.\u00a018, этаж\u00a05, Южно-Сахалинск',
  )
})
