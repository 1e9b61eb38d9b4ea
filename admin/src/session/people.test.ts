import { expect, test } from 'bun:test'
import { chooseRestaurant, permitting, type ServedRestaurant } from './people'

const storm: ServedRestaurant = {
  id: 'storm',
  title: 'Шторм',
  address: 'Ленина, 210',
  logo: null,
  moderation_status: 'approved',
  sound: true,
  permissions: ['orders', 'menu'],
}
const bakery: ServedRestaurant = {
  id: 'bakery',
  title: 'Пекарня',
  address: 'Мира, 3',
  logo: null,
  moderation_status: 'approved',
  sound: true,
  permissions: ['menu'],
}

test('a single restaurant is chosen by itself', () => {
  expect(chooseRestaurant([storm], '').chosen).toBe(storm)
})

test('of several none is chosen until somebody chooses', () => {
  expect(chooseRestaurant([storm, bakery], '').chosen).toBeNull()
  expect(chooseRestaurant([storm, bakery], 'bakery').chosen).toBe(bakery)
})

test('a restaurant that is served no longer is not chosen', () => {
  expect(chooseRestaurant([storm, bakery], 'gone').chosen).toBeNull()
})

test('a restaurant without the permission is not offered', () => {
  expect(permitting({ role: 'manager', restaurants: [storm, bakery] }, 'orders')).toEqual([storm])
})

test('what is the owner’s alone is offered to no manager', () => {
  expect(permitting({ role: 'owner', restaurants: [storm, bakery] }, 'owner')).toEqual([storm, bakery])
  expect(permitting({ role: 'manager', restaurants: [storm, bakery] }, 'owner')).toEqual([])
})
