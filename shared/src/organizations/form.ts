import { PHONE } from '../forms/fields'
import type { Check, FormTable } from '../forms/form'
import { picturesCheck } from '../images/pictures'
import { phonesCheck } from '../profiles/form'
import { linkKind } from '../rich-text/links'
import { ORGANIZATION_CATEGORIES } from './categories'
import { readHours } from './hours-text'

const PHONES_MAX = 3
const PHOTOS_MAX = 10

const siteCheck: Check = (value) => (linkKind(value) === 'outside' ? null : 'Укажите адрес сайта целиком: https://…')
const hoursCheck: Check = (value) =>
  readHours(value) ? null : 'Напишите так: пн–пт 9:00–18:00, сб 10:00–15:00. Или «круглосуточно»'

/** An organization as its owner writes it. */
export const ORGANIZATION_FORM = {
  name: { label: 'Название', kind: 'text', max: 100, required: 'Напишите название' },
  category: {
    ...{ label: 'Чем занимается', kind: 'choice', required: 'Выберите, чем занимается' },
    choices: ORGANIZATION_CATEGORIES,
  },
  description: {
    ...{ label: 'О\u00A0чём рассказать', kind: 'lines', max: 3000, counted: true },
    required: 'Расскажите, что у\u00A0вас есть',
  },
  city_id: { label: 'Город', kind: 'reference', of: 'city', required: 'Выберите город', at_once: true },
  address: {
    label: 'Адрес',
    kind: 'text',
    max: 200,
    hint: 'Улица и\u00A0дом: по\u00A0ним поставим точку на\u00A0карте',
  },
  phones: {
    ...{ label: 'Телефоны', kind: 'lines', max: 200, checks: [phonesCheck(PHONES_MAX)], at_once: true },
    hint: `Их увидят все. Каждый с\u00A0новой строки, не\u00A0больше ${PHONES_MAX}`,
  },
  site: { label: 'Сайт', kind: 'text', max: 300, checks: [siteCheck], placeholder: 'https://…' },
  hours: {
    ...{ label: 'Часы работы', kind: 'text', max: 300, checks: [hoursCheck], at_once: true },
    ...{ placeholder: 'пн–пт 9:00–18:00, сб 10:00–15:00', hint: 'Дни и\u00A0часы через запятую или «круглосуточно»' },
  },
  image_ids: {
    ...{ label: 'Фото', kind: 'images', max: PHOTOS_MAX },
    checks: [picturesCheck('image_ids', PHOTOS_MAX)],
  },
} as const satisfies FormTable

/** The same as an administrator changes it: it applies at once. */
export const ORGANIZATION_DESK_FORM = {
  ...ORGANIZATION_FORM,
  is_hidden: {
    ...{ label: 'Снять с\u00A0сайта', kind: 'flag', at_once: true },
    hint: 'Её не\u00A0будет в\u00A0списках, её адрес скажет, что\u00A0она снята',
  },
} as const satisfies FormTable

/** Whom an owner takes on: a person of the portal. */
export const EMPLOYEE_FORM = {
  phone: {
    ...PHONE,
    ...{ label: 'Телефон сотрудника', required: 'Укажите телефон' },
    hint: 'Человек должен быть зарегистрирован на\u00A0портале',
  },
} as const satisfies FormTable
