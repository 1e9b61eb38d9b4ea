import type { Check } from '../forms/form'
import { ABOUT, CONTACTS, noPhone, PLACE, PRICE_MAX, type Section, TITLE } from './section'
import { PAY_WORDS, TERMS, WORK } from './work'

const notLess: Check = (value, { salary_from }) =>
  Number(salary_from) > Number(value) ? 'Не\u00A0меньше, чем «от»' : null

/** Who is wanted, for what pay. */
export const VACANCIES = {
  words: {
    title: 'Вакансии',
    counted: ['вакансия', 'вакансии', 'вакансий'],
    create: 'Новая вакансия',
    purpose: 'Найти сотрудника',
    ...PAY_WORDS,
    done: 'Нашли сотрудника',
    said: 'работа вакансия требуется подработка вахта',
    invites: 'Ищете работу? Посмотрите вакансии',
  },
  alike: 'specialization',
  fields: {
    title: { ...TITLE.title, label: 'Должность', required: 'Напишите должность' },
    ...WORK,
    organization_id: {
      ...{ label: 'Организация', kind: 'reference', of: 'organization', at_once: true },
      hint: 'Вакансия появится на\u00A0её странице, компанией станет её название',
    },
    company: {
      label: 'Компания',
      kind: 'text',
      max: 100,
      required: 'Напишите, кто нанимает',
      checks: [noPhone],
      filter: true,
      fact: true,
      name: true,
    },
    salary_from: { label: 'Зарплата от', kind: 'money', min: 1, max: PRICE_MAX, at_once: true },
    salary_to: { label: 'Зарплата до', kind: 'money', min: 1, max: PRICE_MAX, at_once: true, checks: [notLess] },
    salary_kind: {
      ...{ label: 'Зарплата указана', kind: 'choice', required: 'Выберите', at_once: true },
      choices: { net: 'На\u00A0руки', gross: 'До\u00A0вычета налога' },
    },
    ...TERMS,
    ...ABOUT,
    ...PLACE,
    ...CONTACTS,
  },
  priceOf: ({ salary_from, salary_to }) => Number(salary_to ?? salary_from) || null,
} as const satisfies Section
