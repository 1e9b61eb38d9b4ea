import { expect, test } from 'bun:test'
import { isInPortal, isRemembered } from './previous-route'

test('the profile and the sign-in are never the page to come back to', () => {
  for (const path of ['/profile', '/profile/account', '/eda/login?init', '/eda/address']) {
    expect(isRemembered(path)).toBe(false)
  }
  expect(isRemembered('/eda/restaurants/1?tab=2')).toBe(true)
  expect(isRemembered('/profiles')).toBe(true)
})

test('the profile stands in the frame that one came from, a sign-in in that of where it leads', () => {
  const at = (path: string, previous?: string) => isInPortal(new URL(path, 'https://ostrov.example'), previous)
  expect(['/cars/121-prius', '/', '/afisha', '/edakov'].map((previous) => at('/profile', previous))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([at('/profile', '/eda'), at('/profile/account', '/eda/restaurants/1'), at('/profile')]).toEqual([
    false,
    false,
    false,
  ])
  expect(at('/profile/addresses', '/organizations?page=2')).toBe(true)
  expect(at('/eda/orders', '/cars')).toBe(false)
  expect([at('/eda/login?redirect=%2Fsales%2Fcreate'), at('/eda/login'), at('/eda/login?redirect=%2Feda')]).toEqual([
    true,
    false,
    false,
  ])
})
