import { expect, test } from 'bun:test'
import { createLog } from '../log'
import { createRouteNames, logRequest, safePath } from './access-log'

const TRANSFER = 'AaIhyHFudiiNrtmwqWm_dYghMcnJiaYLRLVuGExxxxx'
const GUEST = '018f0000-0000-7000-8000-000000000000'
const routeOf = createRouteNames([
  '/api/user/:id',
  '/api/user/orders',
  '/api/user/orders/:id',
  '/api/user/ticket_transfers/:token',
  '/api/user/promo_code/:code/validate',
  '/api/event_reports/:token/guests',
  '/api/restaurants/available_for_delivery',
  '/api/unauthorized/baskets/:id/:target',
])

test('of what a proxy asks each second only a refusal is logged', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const asked = (path: string, status: number) =>
    logRequest({ log }, new Request(`https://x${path}`), { id: 'a', status, startedAt: 0 }, createRouteNames([path]))
  asked('/api/serving', 200)
  expect(lines).toEqual([])
  asked('/api/serving', 503)
  asked('/api/ready', 200)
  expect(lines).toHaveLength(2)
})

test.each([
  ['/api/user/orders', '/api/user/orders'],
  ['/api/user/orders/', '/api/user/orders'],
  ['/api/user/orders/4711', '/api/user/orders/:id'],
  ['/api/user/orders/x', '/api/user/orders/:id'],
  ['/api/user/short', '/api/user/:id'],
  [`/api/user/ticket_transfers/${TRANSFER}`, '/api/user/ticket_transfers/:token'],
  [`/api/user/ticket_transfers/${TRANSFER}/`, '/api/user/ticket_transfers/:token'],
  ['/api/user/promo_code/winter/validate?cart_sum=1', '/api/user/promo_code/:code/validate'],
  [`/api/event_reports/${TRANSFER}/guests`, '/api/event_reports/:token/guests'],
  ['/api/restaurants/available_for_delivery?lat=46.9', '/api/restaurants/available_for_delivery'],
  [`/api/unauthorized/baskets/${GUEST}/2`, '/api/unauthorized/baskets/:id/:target'],
  ['/api/search?q=79001234567', '/api/search'],
])('%s of the API is logged as %s', (path, logged) => {
  expect(safePath(`https://x${path}`, routeOf)).toBe(logged)
})

test.each([
  [`/profile/tickets/claim/${TRANSFER}`, '/profile/tickets/claim/:id'],
  [`/api//user/ticket_transfers/${TRANSFER}`, '/api//user/ticket_transfers/:id'],
  [`/API/user/ticket_transfers/${TRANSFER}`, '/:id/user/ticket_transfers/:id'],
  [`/afisha/report/${TRANSFER.toLowerCase()}`, '/afisha/report/:id'],
  [`/gate/${TRANSFER.slice(0, 10)}`, '/gate/:id'],
  [`/eda/together/${GUEST}`, '/eda/together/:id'],
  ['/admin/reset-password?token=Zm9vYmFy', '/admin/reset-password'],
  ['/profile/stop?token=Zm9vYmFy', '/profile/stop'],
  ['/eda/orders/4711', '/eda/orders/:id'],
  ['/eda/restaurants', '/eda/restaurants'],
  ['/eda/anna@example.com', '/eda/:id'],
  ['/cars/12', '/cars/12'],
  ['/%D0%90%D0%BD%D0%BD%D0%B0', '/:id'],
  ['/assets/client.BvX0ab_1.js', '/assets/client.BvX0ab_1.js'],
  [`/assets/${TRANSFER}`, '/assets/:id'],
  ['/', '/'],
])('%s of no route is logged as %s', (path, logged) => {
  expect(safePath(`https://x${path}`, routeOf)).toBe(logged)
})

test('what no address can be made of is said so', () => {
  expect(safePath('not an address', routeOf)).toBe('/:broken')
})
