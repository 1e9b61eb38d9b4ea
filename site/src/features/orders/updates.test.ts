import { expect, test } from 'bun:test'
import { orderUuid } from './updates'

test('a message of the stream names its order', () => {
  expect(orderUuid('{"event_id":7,"order_uuid":"0199"}')).toBe('0199')
})

test.each(['', 'null', '[]', '{"order_uuid":5}', '{'])('a message that cannot be read, %p, means any order', (data) => {
  expect(orderUuid(data)).toBeNull()
})
