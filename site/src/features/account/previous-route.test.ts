import { expect, test } from 'bun:test'
import { isRemembered } from './previous-route'

test('the profile and the sign-in are never the page to come back to', () => {
  for (const path of ['/profile', '/profile/account', '/eda/login?init', '/eda/address']) {
    expect(isRemembered(path)).toBe(false)
  }
  expect(isRemembered('/eda/restaurants/1?tab=2')).toBe(true)
  expect(isRemembered('/profiles')).toBe(true)
})
