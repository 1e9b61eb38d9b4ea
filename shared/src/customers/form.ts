import { EMAIL, PHONE } from '../forms/fields'
import { checkForm, type FormTable, type Values } from '../forms/form'

export const NAME_MIN_LENGTH = 2

// Double names and «Анна Мария» are names too.
const CYRILLIC_NAME = /^[а-яё]+(?:[ -][а-яё]+)*$/iu

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
  email: {
    ...EMAIL,
    label: 'Электронная почта',
    hint: 'Для\u00A0писем о\u00A0заказах, если выберете их в\u00A0сообщениях',
    autoComplete: 'email',
  },
} as const satisfies FormTable

/** What a person is reached by; another phone is confirmed by the code that comes there. */
export const CONTACTS_FORM = {
  phone: { ...PHONE, required: 'Укажите номер телефона' },
  email: PROFILE_FORM.email,
} as const satisfies FormTable

const isBlocked = ({ is_blocked }: Values) => is_blocked === true

/** How the platform keeps a person out; they read the reason when they try to sign in. */
export const BLOCK_FIELDS = {
  is_blocked: { label: 'Заблокировать', kind: 'flag', hint: 'Все входы закончатся сразу' },
  block_reason: {
    label: 'Причина',
    kind: 'text',
    max: 200,
    required: 'Напишите причину: её увидят при входе',
    when: isBlocked,
  },
  blocked_until: { label: 'До', kind: 'moment', hint: 'Пусто\u00A0— бессрочно', when: isBlocked },
  block_hides: {
    label: 'Снять с\u00A0сайта объявления, организации и\u00A0открытые отклики',
    kind: 'flag',
    hint: 'Вернутся сами, когда блокировка закончится',
    when: isBlocked,
  },
} as const satisfies FormTable

/** A customer as an administrator changes one. */
export const CUSTOMER_FORM = {
  name: { label: 'Имя', kind: 'text', max: 100 },
  email: EMAIL,
  ...BLOCK_FIELDS,
} as const satisfies FormTable

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

/** What an administrator says who erases a person that asked for it in writing. */
export const ERASE_FORM = {
  letter: {
    ...{ label: 'Заявление', kind: 'text', max: 200, required: 'Укажите номер и\u00A0дату заявления' },
    ...{ placeholder: '№\u00A012 от\u00A028.11.2026', hint: 'Номер и\u00A0дата, без имени: останется в\u00A0журнале' },
  },
  phone: {
    ...{ ...PHONE, label: 'Телефон из\u00A0заявления', required: 'Введите телефон из\u00A0заявления' },
    hint: 'Чтобы не\u00A0удалить другого человека',
  },
} as const satisfies FormTable
