import { describe, expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import {
  CODE_FORM,
  cleanName,
  emailOrNull,
  isWholeCode,
  NEW_PASSWORD_FORM,
  PHONE_FORM,
  PROFILE_FORM,
  RESET_FORM,
  SIGN_IN_FORM,
} from './form'

describe('a phone', () => {
  test('is asked for when it is missing', () => {
    expect(checkForm(PHONE_FORM, { phone: '' })).toEqual({ phone: 'Укажите номер телефона' })
  })

  test('must be whole', () => {
    expect(checkForm(PHONE_FORM, { phone: '+7 (900) 111-22-3' })).toEqual({ phone: 'Укажите валидный номер телефона' })
    expect(checkForm(PHONE_FORM, { phone: '+7 (900) 111-22-33' })).toEqual({})
  })
})

describe('a code', () => {
  test('is four digits', () => {
    expect(checkForm(CODE_FORM, { code: '0042' })).toEqual({})
    expect(isWholeCode('0042')).toBe(true)
  })

  test.each(['', '004', '00421', '004а', '-042'])('is not %p', (code) => {
    expect(checkForm(CODE_FORM, { code })).toHaveProperty('code')
  })
})

describe('a name', () => {
  const errorOf = (name: string) => checkForm(PROFILE_FORM, { name }).name

  test.each(['Ия', 'Пётр', 'Анна-Мария', 'Анна Мария', ' Семён '])('may be %p', (name) => {
    expect(errorOf(name)).toBeUndefined()
  })

  test.each(['Anna', 'Анна1', 'Анна!', 'Аnna', '-Анна'])('is written in Cyrillic, unlike %p', (name) => {
    expect(errorOf(name)).toBe('Имя пишется русскими буквами')
  })

  test('is required and has two letters at least', () => {
    expect(errorOf('')).toBe('Укажите имя')
    expect(errorOf('Я')).toContain('2\u00A0символа')
  })

  test('is stored with single spaces', () => {
    expect(cleanName('  Анна   Мария ')).toBe('Анна Мария')
  })
})

describe('an e-mail', () => {
  const errorOf = (email: string | null) => checkForm(PROFILE_FORM, { name: 'Анна', email }).email

  test.each(['anna@example.com', 'anna.k+eda@mail.example.ru', 'анна@почта.рф', 'a@b.co'])('may be %p', (email) => {
    expect(errorOf(email)).toBeUndefined()
  })

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'an na@example.com',
    'a..b@example.com',
    'a@-b.com',
    'Анна',
  ])('is not %p', (email) => {
    expect(errorOf(email)).toBe('Проверьте адрес электронной почты')
  })

  test('may be missing, and is stored as nothing then', () => {
    expect(errorOf('')).toBeUndefined()
    expect(errorOf(null)).toBeUndefined()
    expect(emailOrNull('  ')).toBeNull()
    expect(emailOrNull(' anna@example.com ')).toBe('anna@example.com')
  })

  test('is judged in time that does not explode with its length', () => {
    const started = performance.now()
    errorOf(`a@${'a'.repeat(200)}!`)
    errorOf(`a@${'a-'.repeat(100)}.`)
    expect(performance.now() - started).toBeLessThan(100)
  })
})

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
  expect(checkForm(NEW_PASSWORD_FORM, { password: '12345678', repeated: '12345679' })).toEqual({
    repeated: 'Пароли не\u00A0совпадают',
  })
  expect(checkForm(NEW_PASSWORD_FORM, { password: '12345678', repeated: '12345678' })).toEqual({})
})
