import { expect, test } from 'bun:test'
import { isAppCode, isRecoveryCode, keyInGroups, plainCode, recoveryCode } from './second-factor'

test('a code is read however it was grouped', () => {
  expect(plainCode(' 123 456 ')).toBe('123456')
  expect(plainCode('123\u00A0456')).toBe('123456')
  expect(plainCode('ABCDE – 12345')).toBe('abcde12345')
})

test('letters that are taken for digits are digits in a recovery code', () => {
  expect(plainCode('oOiIl-abcde')).toBe('00111abcde')
})

test('six digits are an app’s code, and ten letters of the alphabet are for a lost phone', () => {
  expect([isAppCode('123456'), isAppCode('12345'), isAppCode('12345a')]).toEqual([true, false, false])
  expect([isRecoveryCode('abcde12345'), isRecoveryCode('abcde1234u'), isRecoveryCode('123456')]).toEqual([
    true,
    false,
    false,
  ])
})

test('every recovery code is read as what it is', () => {
  for (let i = 0; i < 256; i += 1) {
    const code = recoveryCode(Uint8Array.from({ length: 10 }, (_, place) => (i + place * 29) % 256))
    expect(code).toMatch(/^.{5}-.{5}$/)
    expect(isRecoveryCode(plainCode(code.toUpperCase()))).toBe(true)
  }
})

test('a key is shown in groups of four', () => {
  expect(keyInGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})
