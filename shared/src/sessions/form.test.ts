import { describe, expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import { CODE_FORM, isWholeCode, PHONE_FORM } from './form'

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
