import { expect, test } from 'bun:test'
import { cameFrom } from './came-from'

const HERE = 'https://ostrov.example'

test('the arrow back from the cart leads to the page it was opened from, through sign-in and address too', () => {
  const kept = storage()
  expect(cameFrom(`${HERE}/eda/restaurants/1?tab=a`, HERE, kept)).toBe('/eda/restaurants/1?tab=a')
  expect(cameFrom(`${HERE}/eda/login?redirect=/eda/cart`, HERE, kept)).toBe('/eda/restaurants/1?tab=a')
  expect(cameFrom(`${HERE}/eda/cart`, HERE, kept)).toBe('/eda/restaurants/1?tab=a')
})

test('who came from elsewhere is led to the delivery’s home', () => {
  const kept = storage()
  cameFrom(`${HERE}/eda/restaurants/1`, HERE, kept)
  expect(cameFrom('https://elsewhere.example/eda/restaurants/1', HERE, kept)).toBe('/eda')
  expect(cameFrom('', HERE, kept)).toBe('/eda')
  expect(cameFrom(`${HERE}/eda/orders/1`, HERE, kept)).toBe('/eda')
})

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
