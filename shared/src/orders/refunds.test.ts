import { expect, test } from 'bun:test'
import { refundableLines } from './refunds'

const line = (id: string, line_total: number, cancellation_comment: string | null = null) => ({
  ...{ id, line_total, discount: 0, cancellation_comment },
})
const sums = (lines: ReturnType<typeof line>[], discount = 0, given: string[] = []) =>
  refundableLines(lines, { discount, refunds: [{ items: given.map((item_id) => ({ item_id })) }] }).map(
    ({ line: { id }, amount }) => `${id} ${amount}`,
  )

test('a line is worth its price less its part of the discount, and all of them what the goods cost', () => {
  expect(sums([line('a', 1000), line('b', 500)])).toEqual(['a 1000', 'b 500'])
  expect(sums([line('a', 100), line('b', 100), line('c', 100)], 100)).toEqual(['a 66', 'b 67', 'c 67'])
})

test('what offers took off a line is its own', () => {
  const lines = [{ ...line('a', 1000), discount: 600 }, line('b', 600)]
  expect(sums(lines, 700)).toEqual(['a 360', 'b 540'])
})

test('struck lines bear no discount and are not given back; nor is what was given back, or cost nothing', () => {
  expect(sums([line('a', 1000), line('b', 500, 'Кончилось')], 100)).toEqual(['a 900'])
  expect(sums([line('a', 1000), line('b', 500)], 150, ['a'])).toEqual(['b 450'])
  expect(sums([line('a', 100), line('sauce', 0)], 0)).toEqual(['a 100'])
  expect(sums([line('a', 100)], 100)).toEqual([])
})
