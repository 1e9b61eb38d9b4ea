import { describe, expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import { cleanName, emailOrNull, PROFILE_FORM } from './form'

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
