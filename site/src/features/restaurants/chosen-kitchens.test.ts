import { expect, test } from 'bun:test'
import { filtersPath, toggleKitchen } from './chosen-kitchens'

test('a kitchen is added to those chosen', () => {
  expect(toggleKitchen(['rolls'], 'pizza')).toEqual(['rolls', 'pizza'])
})

test('a kitchen puts «Открыто» out', () => {
  expect(toggleKitchen(['open'], 'pizza')).toEqual(['pizza'])
})

test('«Открыто» puts the kitchens out', () => {
  expect(toggleKitchen(['rolls', 'pizza'], 'open')).toEqual(['open'])
})

test('a second press takes the choice away', () => {
  expect(toggleKitchen(['rolls', 'pizza'], 'rolls')).toEqual(['pizza'])
})

test('with nothing chosen the unfiltered listing opens', () => {
  expect(filtersPath(toggleKitchen(['open'], 'open'))).toBe('/eda/filters')
})

test('a set of kitchens has one address, in whatever order it was chosen', () => {
  expect(filtersPath(['rolls', 'pizza'])).toBe('/eda/filters/pizza,rolls')
  expect(filtersPath(['pizza', 'rolls'])).toBe('/eda/filters/pizza,rolls')
})
