import { expect, test } from 'bun:test'
import { declineReason, isDeclined, isPageOver } from './decline'

test('only the bank’s no is a refusal: a page left open is not', () => {
  expect(['REJECTED', 'AUTH_FAIL'].every(isDeclined)).toBe(true)
  expect(['DEADLINE_EXPIRED', 'CANCELED', 'NEW'].some(isDeclined)).toBe(false)
  expect(['REJECTED', 'CANCELED', 'DEADLINE_EXPIRED'].every(isPageOver)).toBe(true)
  expect(['NEW', 'FORM_SHOWED', 'AUTHORIZED'].some(isPageOver)).toBe(false)
})

test('a known code says its own reason, any other the usual ones', () => {
  const reason = (error_code: string | null, method: 'card' | 'sbp' = 'card') => declineReason({ error_code, method })
  expect(reason('1051')).toContain('не\u00A0хватило денег')
  expect(reason(null)).toBe(reason('99999'))
  expect(reason('3019', 'sbp')).toContain('недоступна')
  expect(reason('1051', 'sbp')).not.toContain('карт')
})
