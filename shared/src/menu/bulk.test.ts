import { expect, test } from 'bun:test'
import { changedPrice } from './bulk'

const after = (price: number, discount_price: number, by: 'percent' | 'rubles', amount: number) =>
  Object.values(changedPrice({ price, discount_price }, { by, amount }))

test('percents are rounded to whole rubles', () => {
  expect(after(349, 0, 'percent', 5)).toEqual([366, 0])
  expect(after(350, 0, 'percent', -5)).toEqual([333, 0])
})

test('a discount moves along with the price and stays below it', () => {
  expect(after(400, 300, 'percent', 10)).toEqual([440, 330])
  expect(after(10, 9, 'rubles', -9)).toEqual([1, 0])
})

test('no price falls below a ruble', () => {
  expect(after(90, 0, 'rubles', -500)).toEqual([1, 0])
})
