import { expect, test } from 'bun:test'
import { countOf, plural } from './plural'

const dishes = (count: number) => plural(count, 'блюдо', 'блюда', 'блюд')

test.each([1, 21, 101, 1001])('%d блюдо', (count) => {
  expect(dishes(count)).toBe('блюдо')
})

test.each([2, 3, 4, 22, 104])('%d блюда', (count) => {
  expect(dishes(count)).toBe('блюда')
})

test.each([0, 5, 11, 12, 14, 19, 20, 25, 111, 112])('%d блюд', (count) => {
  expect(dishes(count)).toBe('блюд')
})

test('a number stays on the line of its word', () => {
  expect(countOf(5, 'блюдо', 'блюда', 'блюд')).toBe('5\u00A0блюд')
})
