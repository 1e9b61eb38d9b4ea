import { normalizePhone } from '../formats/phone'
import { type Check, collectErrors, type FieldValue, type FormErrors, required } from '../forms/fields'
import { CODE_LENGTH } from './codes'

export const NAME_MIN_LENGTH = 2

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*\p{L}$/u
const EMAIL_MAX_LENGTH = 254
// Double names and «Анна Мария» are names too.
const CYRILLIC_NAME = /^[а-яё]+(?:[ -][а-яё]+)*$/iu

/** A phone is there and whole. */
export const phoneChecks: readonly Check[] = [
  required('Укажите номер телефона'),
  (value) => (normalizePhone(value) ? null : 'Укажите валидный номер телефона'),
]

/** A code is there and whole. */
export const codeChecks: readonly Check[] = [
  (value) => (isWholeCode(value) ? null : `Введите ${CODE_LENGTH}\u00A0цифры из\u00A0сообщения`),
]

/** A name in Cyrillic of two letters or more, and a real e-mail address or none. */
export const profileChecks = { name: [required('Укажите имя'), nameCheck], email: [emailCheck] } as const

/** The first step of signing in. */
export function validatePhone(form: { phone?: FieldValue }): FormErrors<'phone'> {
  return collectErrors({ phone: form.phone }, { phone: phoneChecks })
}

/** The second step: the code out of the message. */
export function validateCode(form: { code?: FieldValue }): FormErrors<'code'> {
  return collectErrors({ code: form.code }, { code: codeChecks })
}

/** The code has all its digits, so it is sent at once. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH && /^\d+$/.test(code)
}

/** The profile: a name in Cyrillic of two letters or more, and a real e-mail address or none. */
export function validateProfile(form: { name?: FieldValue; email?: FieldValue }): FormErrors<'name' | 'email'> {
  return collectErrors({ name: form.name, email: form.email }, profileChecks)
}

/** The e-mail as it is stored: an empty field is no address. */
export function emailOrNull(email: string | null | undefined): string | null {
  return email?.trim() || null
}

/** A name as it is stored: one space between its parts. */
export function cleanName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function nameCheck(value: string): string | null {
  const name = cleanName(value)
  if (!CYRILLIC_NAME.test(name)) return 'Имя пишется русскими буквами'
  return name.length >= NAME_MIN_LENGTH ? null : `Минимальная длина\u00A0— ${NAME_MIN_LENGTH}\u00A0символа`
}

function emailCheck(value: string): string | null {
  const real = value === '' || (value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value))
  return real ? null : 'Проверьте адрес электронной почты'
}
