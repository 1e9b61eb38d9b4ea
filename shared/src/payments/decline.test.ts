import { expect, test } from 'bun:test'
import { declineReason, isDeclined } from './decline'

test('only the bank’s no is a refusal: a page left open is not', () => {
  expect(['REJECTED', 'AUTH_FAIL'].every(isDeclined)).toBe(true)
  expect(['DEADLINE_EXPIRED', 'CANCELED', 'NEW'].some(isDeclined)).toBe(false)
})

test('a known code says its own reason, any other the usual ones', () => {
  expect(declineReason('1051')).toContain('не\u00A0хватило денег')
  expect(declineReason(null)).toBe(declineReason('99999'))
})
