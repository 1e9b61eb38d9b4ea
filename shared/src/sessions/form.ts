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

const REASON_LENGTH = 3
const REASON = `Хотя\u00A0бы ${REASON_LENGTH}\u00A0буквы: причину увидит и\u00A0сам человек`

/** Why an administrator acts as somebody, and whether they may change things. */
export const ACTING_FORM = {
  reason: {
    label: 'Причина',
    kind: 'lines',
    max: 200,
    required: 'Напишите, зачем: причину увидит и\u00A0сам человек',
    hint: 'Запишется в\u00A0журнал и\u00A0придёт человеку письмом через час.',
    checks: [(reason) => (reason.trim().length >= REASON_LENGTH ? null : REASON)],
  },
  writes: {
    label: 'Разрешить изменения',
    kind: 'flag',
    hint: 'Без этого можно только смотреть. Каждое изменение запишется на\u00A0вас обоих.',
  },
} as const satisfies FormTable
