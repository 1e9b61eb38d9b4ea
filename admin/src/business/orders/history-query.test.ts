import { expect, test } from 'bun:test'
import { historyQuery } from './history-query'

test('the address becomes the server’s query', () => {
  const params = new URLSearchParams('status=by_platform&query= 10485 &from=2026-11-01&to=2026-11-21&page=2')
  expect(historyQuery(params, 'storm')).toEqual({
    page: 2,
    limit: 20,
    restaurant_id: 'storm',
    status: 'CANCELLED,EXECUTION_STOPPED',
    query: '10485',
    from: '2026-11-01',
    to: '2026-11-21',
  })
})

test('nonsense in the address is left out', () => {
  expect(historyQuery(new URLSearchParams('status=toString&from=вчера&to=2026-13-45&query='), null)).toEqual({
    page: 1,
    limit: 20,
  })
})
