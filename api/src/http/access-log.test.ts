import { expect, test } from 'bun:test'
import { safePath } from './access-log'

test.each([
  ['https://x/api/cities', '/api/cities'],
  ['https://x/api/search?q=79001234567', '/api/search'],
  ['https://x/api/user/orders/4711', '/api/user/orders/:id'],
  ['https://x/api/unauthorized/baskets/018f0000-0000-7000-8000-000000000000/2', '/api/unauthorized/baskets/:id/2'],
  ['https://x/eda/anna@example.com', '/eda/:id'],
  ['https://x/%D0%90%D0%BD%D0%BD%D0%B0', '/:id'],
])('%s is logged as %s', (url, path) => {
  expect(safePath(url)).toBe(path)
})
