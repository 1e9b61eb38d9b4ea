import { expect, test } from 'bun:test'
import { declineReason, isDeadMethod, isDeclined, isPageOver, KEPT_LOST } from './decline'

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

test('of a kept way the bank’s codes say what can be done, and a card that is dead is told from one without money', () => {
  const kept = (error_code: string) => declineReason({ error_code, method: 'card', saved_method_id: 'id' })
  expect(kept('101')).toContain('на\u00A0его странице')
  expect(kept('104')).toContain('одно нажатие')
  expect(kept('1051')).toContain('не\u00A0хватило денег')
  expect(kept(KEPT_LOST)).toContain('не\u00A0списаны')
  expect(['1054', '1043', '1015'].every(isDeadMethod)).toBe(true)
  expect(['1051', '101', '104', null].some(isDeadMethod)).toBe(false)
})
