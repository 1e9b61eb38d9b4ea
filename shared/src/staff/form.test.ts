import { expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import { NEW_PASSWORD_FORM, RESET_FORM, SIGN_IN_FORM } from './form'

test('signing in asks for both fields', () => {
  expect(checkForm(SIGN_IN_FORM, { email: ' ', password: '' })).toEqual({
    email: 'Укажите почту',
    password: 'Введите пароль',
  })
})

test('a password of blanks is a password', () => {
  expect(checkForm(SIGN_IN_FORM, { email: 'owner@ostrov.example', password: '   ' })).toEqual({})
})

test('what is not an e-mail is said to be none', () => {
  expect(checkForm(RESET_FORM, { email: 'owner@ostrov' }).email).toBe('Проверьте адрес электронной почты')
})

test('a new password has eight characters or more', () => {
  expect(checkForm(NEW_PASSWORD_FORM, { password: '1234567', repeated: '1234567' }).password).toBe(
    'Добавьте ещё 1\u00A0символ',
  )
})

test('a new password is typed the same way twice', () => {
  expect(checkForm(NEW_PASSWORD_FORM, { password: 'tri-slova', repeated: 'tri-slov' })).toEqual({
    repeated: 'Пароли не\u00A0совпадают',
  })
  expect(checkForm(NEW_PASSWORD_FORM, { password: 'tri-slova', repeated: 'tri-slova' })).toEqual({})
  expect(checkForm(NEW_PASSWORD_FORM, { password: '12345678', repeated: '12345678' })).toHaveProperty('password')
})
