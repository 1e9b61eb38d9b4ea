import { countOf } from '../formats/plural'
import { checkForm, type FormTable } from '../forms/form'
import { CODE_LENGTH } from './codes'

export const NAME_MIN_LENGTH = 2
export const PASSWORD_MIN_LENGTH = 8

// Double names and «Анна Мария» are names too.
const CYRILLIC_NAME = /^[а-яё]+(?:[ -][а-яё]+)*$/iu
const WHOLE_CODE = `Введите ${CODE_LENGTH}\u00A0цифры из\u00A0сообщения`
const PHONE = { label: 'Номер телефона', kind: 'phone' } as const
const EMAIL = { label: 'Почта', kind: 'email', max: 200 } as const
const PASSWORD = { label: 'Пароль', kind: 'password', max: 200 } as const

/** The first step of signing in, with a password for the one phone that asks for it. */
export const PHONE_FORM = {
  phone: { ...PHONE, required: 'Укажите номер телефона' },
  password: { ...PASSWORD, autoComplete: 'current-password' },
} as const satisfies FormTable

/** The second step: the code out of the message. */
export const CODE_FORM = {
  code: {
    label: 'Код из СМС',
    kind: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    required: WHOLE_CODE,
    checks: [(code) => (isWholeCode(code) ? null : WHOLE_CODE)],
  },
} as const satisfies FormTable

/** The profile: a name in Cyrillic of two letters or more, and a real e-mail address or none. */
export const PROFILE_FORM = {
  name: {
    label: 'Имя',
    kind: 'text',
    max: 100,
    autoComplete: 'given-name',
    required: 'Укажите имя',
    checks: [nameCheck],
  },
  email: { ...EMAIL, label: 'Электронная почта', hint: 'Сюда придут чеки', autoComplete: 'email' },
} as const satisfies FormTable

/** How the staff calls itself in the back office. */
export const STAFF_FORM = {
  name: { label: 'Имя', kind: 'text', max: 100, required: 'Укажите имя' },
  phone: PHONE,
} as const satisfies FormTable

/** A request for a new password. */
export const RESET_FORM = {
  email: {
    ...EMAIL,
    autoComplete: 'username',
    required: 'Укажите почту',
    hint: 'Пришлём ссылку, по\u00A0которой можно задать пароль.',
  },
} as const satisfies FormTable

/** The back office's sign-in. */
export const SIGN_IN_FORM = {
  email: { ...EMAIL, autoComplete: 'username', required: 'Укажите почту' },
  password: { ...PASSWORD, autoComplete: 'current-password', required: 'Введите пароль' },
} as const satisfies FormTable

/** Length alone is demanded of a password: rules about signs only make passwords alike. */
export const NEW_PASSWORD_FORM = {
  password: {
    ...PASSWORD,
    label: 'Новый пароль',
    hint: `Не короче ${PASSWORD_MIN_LENGTH}\u00A0символов.`,
    autoComplete: 'new-password',
    required: lettersMissing(''),
    // The rule itself stands under the field already: the error says what is missing to it.
    checks: [(password) => (password.length < PASSWORD_MIN_LENGTH ? lettersMissing(password) : null)],
  },
  repeated: {
    ...PASSWORD,
    label: 'Ещё раз',
    autoComplete: 'new-password',
    required: 'Пароли не\u00A0совпадают',
    checks: [(repeated, { password }) => (repeated === password ? null : 'Пароли не\u00A0совпадают')],
  },
} as const satisfies FormTable

/** The code has all its digits, so it is sent at once. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH && /^\d+$/.test(code)
}

/** The profile would take this name. */
export function isName(name: string): boolean {
  return !checkForm(PROFILE_FORM, { name }).name
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

function lettersMissing(password: string): string {
  return `Добавьте ещё ${countOf(PASSWORD_MIN_LENGTH - password.length, 'символ', 'символа', 'символов')}`
}
