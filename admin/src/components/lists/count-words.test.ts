import { expect, test } from 'bun:test'
import { countWords } from './count-words'

test('a count that was not finished says so', () => {
  expect([0, 1000, 1001].map(countWords)).toEqual(['0', '1\u00A0000', '1\u00A0000+'])
})
