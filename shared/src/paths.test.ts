import { expect, test } from 'bun:test'
import { addressPath, cartPath, loginPath, plainPath } from './paths'
import { isUnder } from './wire/is-under'

test('a way back keeps its own query, and what is not asked leaves no trace', () => {
  expect(loginPath({ redirect: cartPath({ step: 2, restaurant: 'a b' }) })).toBe(
    '/eda/login?redirect=%2Feda%2Fcart%3Fstep%3D2%26restaurant%3Da%2520b',
  )
  expect(addressPath({ init: true, redirect: '/eda' })).toBe('/eda/address?init&redirect=%2Feda')
  expect(addressPath({ init: false, redirect: null })).toBe('/eda/address')
})

test('the plain face of a page stands under one word, with the same query', () => {
  expect(plainPath(cartPath({ step: 1, restaurant: 'storm' }))).toBe('/eda/plain/cart?restaurant=storm')
  expect(plainPath('/profile')).toBe('/eda/plain/profile')
})

test('a page is known with its query and what is under it, not by its first letters', () => {
  expect(['/eda/cart', '/eda/cart?step=2', '/eda/cart/x'].every((path) => isUnder(path, ['/eda/cart']))).toBe(true)
  expect(isUnder('/eda/carts', ['/eda/cart'])).toBe(false)
})
