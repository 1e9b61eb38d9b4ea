import { expect, test } from 'bun:test'
import { validateNewPassword, validateResetRequest, validateSignIn } from './forms'

test('signing in asks for both fields', () => {
  expect(validateSignIn({ email: ' ', password: '' })).toEqual({ email: 'Укажите почту', password: 'Введите пароль' })
})

test('a password of blanks is a password', () => {
  expect(validateSignIn({ email: 'owner@ostrov.example', password: '   ' })).toEqual({})
})

test('what is not an e-mail is said to be none', () => {
  expect(validateResetRequest({ email: 'owner@ostrov' }).email).toBe('Проверьте адрес электронной почты')
})

test('a new password has eight characters or more', () => {
  expect(validateNewPassword({ password: '1234567', repeated: '1234567' }).password).toBe('Добавьте ещё 1\u00A0символ')
})

test('a new password is typed the same way twice', () => {
  expect(validateNewPassword({ password: '12345678', repeated: '12345679' })).toEqual({
    repeated: 'Пароли не\u00A0совпадают',
  })
  expect(validateNewPassword({ password: '12345678', repeated: '12345678' })).toEqual({})
})
