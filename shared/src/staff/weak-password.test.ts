import { expect, test } from 'bun:test'
import { isWeakPassword } from './weak-password'

test.each([
  '12345678',
  '87654321',
  '123456789',
  'qwertyui',
  'QWERTY123',
  'йцукенгш',
  'abcdefgh',
  'aaaaaaaa',
  '12121212',
  'password',
  'Password1',
  'password2026!',
  'qwerqwer',
  '1q2w3e4r',
  'йцукен123',
  '11112222',
  'asdfghjkl',
])('%s is among the first that are tried', (password) => {
  expect(isWeakPassword(password)).toBe(true)
})

test.each(['ostrov2026', 'novyi-parol', 'мой дом у моря', 'Tr0ub4dor&3', 'korrekt pferd', '12345678-hvost'])(
  '%s is nobody’s first guess',
  (password) => {
    expect(isWeakPassword(password)).toBe(false)
  },
)
