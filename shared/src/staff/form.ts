import { NEW_PASSWORD_FORM, STAFF_FORM } from '../accounts/form'
import type { FormTable } from '../forms/form'

const EMAIL = { label: 'Почта', kind: 'email', max: 200 } as const

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
    label: 'Нынешний пароль',
    kind: 'password',
    max: 200,
    required: 'Введите нынешний пароль',
    autoComplete: 'current-password',
  },
  ...NEW_PASSWORD_FORM,
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
