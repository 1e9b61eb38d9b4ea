import { expect, test } from 'bun:test'
import { chooseRestaurant, type ServedRestaurant } from './people'

const storm: ServedRestaurant = {
  id: 'storm',
  title: 'Шторм',
  address: 'Ленина, 210',
  logo: null,
  permissions: ['orders', 'menu'],
}
const bakery: ServedRestaurant = {
  id: 'bakery',
  title: 'Пекарня',
  address: 'Мира, 3',
  logo: null,
  permissions: ['menu'],
}

test('a single restaurant is chosen by itself', () => {
  expect(chooseRestaurant([storm], 'orders', '').chosen).toBe(storm)
})

test('of several none is chosen until somebody chooses', () => {
  expect(chooseRestaurant([storm, bakery], 'menu', '').chosen).toBeNull()
  expect(chooseRestaurant([storm, bakery], 'menu', 'bakery').chosen).toBe(bakery)
})

test('a restaurant without the permission is not offered', () => {
  expect(chooseRestaurant([storm, bakery], 'orders', 'bakery')).toEqual({ restaurants: [storm], chosen: storm })
})

test('a restaurant that is served no longer is not chosen', () => {
  expect(chooseRestaurant([storm, bakery], 'menu', 'gone').chosen).toBeNull()
})
