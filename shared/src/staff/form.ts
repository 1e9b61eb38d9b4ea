import { BLOCK_FIELDS } from '../customers/form'
import { countOf } from '../formats/plural'
import { EMAIL, PASSWORD, PHONE } from '../forms/fields'
import type { FormTable } from '../forms/form'
import { ADMIN_ROLE_LABELS } from './permissions'
import { APP_CODE_LENGTH, isAppCode, isRecoveryCode, plainCode } from './second-factor'
import { isWeakPassword } from './weak-password'

export const PASSWORD_MIN_LENGTH = 8
const TOO_COMMON = 'Такой пароль подбирают первым. Подойдут три-четыре слова подряд'

/** How the staff calls itself in the back office. */
export const STAFF_FORM = {
  name: { label: 'Имя', kind: 'text', max: 100, required: 'Укажите имя' },
  phone: { ...PHONE, hint: 'С\u00A0ним вы\u00A0войдёте на\u00A0портал и\u00A0напишете вакансии ресторана' },
} as const satisfies FormTable

/** A business user as an administrator adds and changes one. */
export const BUSINESS_USER_FORM = {
  ...STAFF_FORM,
  email: { ...EMAIL, required: 'Укажите почту' },
  ...BLOCK_FIELDS,
  block_hides: { ...BLOCK_FIELDS.block_hides, label: 'Снять с\u00A0сайта рестораны' },
} as const satisfies FormTable

/** An administrator as the platform's owner invites and changes one. */
export const ADMINISTRATOR_FORM = {
  name: STAFF_FORM.name,
  email: { ...EMAIL, required: 'Укажите почту' },
  role: {
    label: 'Роль',
    kind: 'choice',
    choices: ADMIN_ROLE_LABELS,
    required: 'Выберите роль',
    hint: 'Что она открывает, видно в\u00A0разделах кабинета',
  },
  is_blocked: { label: 'Закрыть вход', kind: 'flag', hint: 'Все входы закончатся сразу' },
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

/** Whose registration a letter is of, where several people have named one mail. */
export const REGISTRATION_PROOF_FORM = { password: SIGN_IN_FORM.password } as const satisfies FormTable

/** Length is demanded of a password, and that it is not among the first to be guessed: rules about signs only make passwords alike. */
export const NEW_PASSWORD_FORM = {
  password: {
    ...PASSWORD,
    label: 'Новый пароль',
    hint: `Не короче ${PASSWORD_MIN_LENGTH}\u00A0символов.`,
    autoComplete: 'new-password',
    required: lettersMissing(''),
    // The rule itself stands under the field already: the error says what is missing to it.
    checks: [
      (password) => (password.length < PASSWORD_MIN_LENGTH ? lettersMissing(password) : null),
      (password) => (isWeakPassword(password) ? TOO_COMMON : null),
    ],
  },
  repeated: {
    ...PASSWORD,
    label: 'Ещё раз',
    autoComplete: 'new-password',
    required: 'Пароли не\u00A0совпадают',
    checks: [(repeated, { password }) => (repeated === password ? null : 'Пароли не\u00A0совпадают')],
  },
} as const satisfies FormTable

/** An owner who joins: the same name and phone as later in the profile, and what the sign-in will ask. */
export const REGISTER_FORM = {
  name: { ...STAFF_FORM.name, label: 'Ваше имя', autoComplete: 'name' },
  phone: { ...STAFF_FORM.phone, required: 'Укажите номер телефона', autoComplete: 'tel' },
  email: {
    ...EMAIL,
    required: 'Укажите почту',
    hint: 'По\u00A0ней вы будете входить. Пришлём письмо, чтобы её подтвердить.',
    autoComplete: 'username',
  },
  password: { ...NEW_PASSWORD_FORM.password, label: 'Пароль' },
} as const satisfies FormTable

/** A manager whom an owner invites. What they may do is ticked restaurant by restaurant. */
export const MANAGER_FORM = {
  name: { ...STAFF_FORM.name, label: 'Имя' },
  email: { ...EMAIL, required: 'Укажите почту', hint: 'Сюда придёт приглашение.' },
  access: { label: 'Доступ', kind: 'choices', required: 'Отметьте хотя бы одно право' },
} as const satisfies FormTable

/** What of a manager is changed later: the mail stays. */
export const MANAGER_CHANGE_FORM = { name: MANAGER_FORM.name, access: MANAGER_FORM.access } as const satisfies FormTable

/** A new password by who knows the present one. */
export const PASSWORD_FORM = {
  current: {
    ...PASSWORD,
    label: 'Нынешний пароль',
    required: 'Введите нынешний пароль',
    autoComplete: 'current-password',
  },
  ...NEW_PASSWORD_FORM,
} as const satisfies FormTable

const APP_CODE = `Введите ${APP_CODE_LENGTH}\u00A0цифр из\u00A0приложения`
const EITHER_CODE = `${APP_CODE} или код восстановления`
const CODE = { label: 'Код из\u00A0приложения', kind: 'text', max: 30, autoComplete: 'one-time-code' } as const
const ANY_CODE = {
  ...CODE,
  required: EITHER_CODE,
  checks: [(typed: string) => (isAppCode(plainCode(typed)) || isRecoveryCode(plainCode(typed)) ? null : EITHER_CODE)],
} as const

/** The second step of signing in, for who has switched it on. */
export const SIGN_IN_CODE_FORM = { code: { ...ANY_CODE, inputMode: 'numeric' } } as const satisfies FormTable

/** The same for who has no phone at hand. */
export const RECOVERY_CODE_FORM = {
  code: { ...ANY_CODE, label: 'Код восстановления', autoComplete: 'off' },
} as const satisfies FormTable

/** The code that shows that an app has the key. */
export const SECOND_FACTOR_FORM = {
  code: {
    ...CODE,
    inputMode: 'numeric',
    required: APP_CODE,
    checks: [(typed) => (isAppCode(plainCode(typed)) ? null : APP_CODE)],
  },
} as const satisfies FormTable

/** Who asks for a key proves to be the person first. */
export const SECOND_FACTOR_PASSWORD_FORM = { current: PASSWORD_FORM.current } as const satisfies FormTable

/** What it takes to switch the check off, or to have new recovery codes. */
export const SECOND_FACTOR_PROOF_FORM = {
  current: PASSWORD_FORM.current,
  code: { ...ANY_CODE, hint: 'Или один из\u00A0кодов восстановления.' },
} as const satisfies FormTable

/** Why a customer is served no more; they are not told. */
export const BLACK_LIST_FORM = {
  reason: {
    label: 'Причина',
    kind: 'lines',
    max: 300,
    counted: true,
    required: 'Укажите причину',
    hint: 'Её увидят только ваши сотрудники.',
  },
} as const satisfies FormTable

function lettersMissing(password: string): string {
  return `Добавьте ещё ${countOf(PASSWORD_MIN_LENGTH - password.length, 'символ', 'символа', 'символов')}`
}
