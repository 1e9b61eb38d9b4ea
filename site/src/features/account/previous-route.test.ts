import { expect, test } from 'bun:test'
import { isRemembered, previousRoute } from './previous-route'

test('the profile and the sign-in are never the page to come back to', () => {
  for (const path of ['/profile', '/profile/account', '/eda/login?init', '/eda/address']) {
    expect(isRemembered(path)).toBe(false)
  }
  expect(isRemembered('/eda/restaurants/1?tab=2')).toBe(true)
  expect(isRemembered('/profiles')).toBe(true)
})

test('the remembered page is read from among the cookies', () => {
  expect(previousRoute('a=b; previousRoute=%2Feda%2Fcart%3Fstep%3D2; c=d')).toBe('/eda/cart?step=2')
})

test('without a remembered page, or with a forged one, one comes back to the delivery', () => {
  expect(previousRoute('a=b')).toBe('/eda')
  expect(previousRoute('previousRoute=%2F%2Fevil.example')).toBe('/eda')
  expect(previousRoute('previousRoute=%E0%A4%A')).toBe('/eda')
  expect(previousRoute('previousRoute=%2F..%2F%2Fevil.example')).toBe('/eda')
})
