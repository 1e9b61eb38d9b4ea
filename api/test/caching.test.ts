import { expect, test } from 'bun:test'
import { startServer } from './server'

const server = await startServer()
const NOBODY = '018f0000-0000-7000-8000-000000000000'
const kept = async (path: string) => (await fetch(server.url + path)).headers.get('cache-control')

test.each([
  ['a refusal of a personal answer', '/api/user'],
  ['a guest’s baskets', `/api/unauthorized/baskets/${NOBODY}`],
  ['an answer about a place', '/api/geocoder/reverse?lat=46.95&lon=142.73'],
  ['what a machine asks', '/api/health'],
  ['an unknown restaurant', `/api/restaurants/${NOBODY}/menu`],
  ['nothing at all', '/api/nowhere'],
])('%s is kept nowhere', async (_, path) => {
  expect(await kept(path)).toBe('no-store')
})

test.each(['/api/restaurants/filters', '/api/cuisines'])(
  '%s is declared public and may be a second old',
  async (path) => {
    expect(await kept(path)).toBe('public, max-age=0, s-maxage=1')
  },
)
