import { expect, test } from 'bun:test'
import { numberAtEnd, numberAtStart } from './numbered-address'

test('a number is read at its end of an address, with words and without', () => {
  expect(['parom-vyshel-12', '12', 'v-2026-7'].map(numberAtEnd)).toEqual([12, 12, 7])
  expect(['12-parom-vyshel', '12', '7-v-2026'].map(numberAtStart)).toEqual([12, 12, 7])
})

test.each(['', 'parom', '012', '0', 'a12b', '1234567890', '-', '1e3'])('«%s» has no number', (address) => {
  expect([numberAtEnd(address), numberAtStart(address)]).toEqual([null, null])
})
