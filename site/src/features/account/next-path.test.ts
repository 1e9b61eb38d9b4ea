import { expect, test } from 'bun:test'
import { nextPath, signInFrom } from './next-path'

test('a person with an address goes back to where they came from, else to the delivery', () => {
  expect(nextPath({ has_address: true, redirect: '/eda/cart?step=2', init: true })).toBe('/eda/cart?step=2')
  expect(nextPath({ has_address: true, redirect: null, init: false })).toBe('/eda')
})

test('a person without an address adds one on the way', () => {
  expect(nextPath({ has_address: false, redirect: '/eda/cart', init: false })).toBe(
    '/eda/address?redirect=%2Feda%2Fcart',
  )
  expect(nextPath({ has_address: false, redirect: null, init: true })).toBe('/eda/address?init&redirect=%2Feda')
})

test('a person who was adding an address goes on adding it', () => {
  const redirect = '/eda/address?step=3&redirect=%2Feda%2Fcart'
  expect(nextPath({ has_address: false, redirect, init: false })).toBe(redirect)
})

test('a person who came from the portal is asked for no address', () => {
  for (const redirect of [
    '/',
    '/sales/create',
    '/news/suggest',
    '/profile/ads',
    '/profile/ads?status=pending',
    '/profile/organizations/create',
    '/profile/tickets/claim/abc',
    '/profile/what-comes-next/create',
    '/profile',
    '/profile?from=portal',
    '/profile/account',
    '/profile/addresses',
    '/edance',
  ])
    expect(nextPath({ has_address: false, redirect, init: false })).toBe(redirect)
})

test('a person who came for food is asked for an address from every page of it', () => {
  for (const redirect of ['/eda', '/eda?q=1', '/eda/orders', '/eda/plain/checkout?restaurant=1', '/eda/cart?step=2'])
    expect(nextPath({ has_address: false, redirect, init: false })).toBe(
      `/eda/address?redirect=${encodeURIComponent(redirect)}`,
    )
})

test('a sign-in comes back to the page where it was asked for, and never to itself', () => {
  for (const page of ['/', '/sales/create', '/cars/12-toyota', '/cars?sort=price&q=a%20b', '/eda/favorites'])
    expect(signInFrom(page)).toBe(`/eda/login?redirect=${encodeURIComponent(page).replaceAll('%20', '+')}`)
  for (const page of ['/eda/login', '/eda/login?init', '/eda/address?step=3'])
    expect(signInFrom(page)).toBe('/eda/login?redirect=%2Fprofile')
})
