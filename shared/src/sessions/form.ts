import { PASSWORD, PHONE } from '../forms/fields'
import type { FormTable } from '../forms/form'
import { CODE_LENGTH } from './codes'

const WHOLE_CODE = `Введите ${CODE_LENGTH}\u00A0цифры из\u00A0сообщения`

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

/** The code has all its digits, so it is sent at once. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH && /^\d+$/.test(code)
}
