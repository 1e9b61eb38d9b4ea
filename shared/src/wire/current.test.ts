import { expect, test } from 'bun:test'
import { Problem } from './answers'
import { currentOf, currentRowsOf } from './current'

const row = { id: 'a', version: '1', price: 450, revision: null }
const refused = (current: unknown, code = 'product.changed') => new Problem(409, code, '', {}, { current })

test('a refused change says how it is now', () => {
  const now = { ...row, version: '2', price: 500, revision: { status: 'pending' } }
  expect(currentOf<object>(refused(now), row)).toBe(now)
})

test('of several rows those are read that are whole', () => {
  expect(currentRowsOf<object>(refused([row, { id: 'b' }]), row)).toEqual([row])
  expect(currentRowsOf(refused(row), row)).toBeNull()
})

test('what is no whole row, or another refusal, says nothing', () => {
  const { price: _, ...half } = row
  for (const current of [half, { ...row, price: '500' }, null, [row], 'a'])
    expect(currentOf(refused(current), row)).toBeNull()
  expect(currentOf(refused(row, 'product.not_found'), row)).toBeNull()
  expect(currentOf(new Error('no network'), row)).toBeNull()
})
