import { expect, test } from 'bun:test'
import { parseSeen } from './seen-stories'

test('opened stories are read back, nonsense is left out', () => {
  expect([...parseSeen('["a",1,"b"]')]).toEqual(['a', 'b'])
  expect([...parseSeen('{')]).toEqual([])
  expect([...parseSeen(null)]).toEqual([])
})
