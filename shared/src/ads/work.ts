import type { AdField, Section } from './section'

/** Work is neither cheap nor dear: it is paid. */
export const PAY_WORDS = {
  price: 'Зарплата',
  no_price: 'Зарплата по\u00A0договорённости',
  by_price: ['Сначала с\u00A0меньшей зарплатой', 'Сначала с\u00A0большей зарплатой'],
} as const satisfies Partial<Section['words']>

/** What a vacancy and a résumé have in common. */
export const WORK = {
  specialization: {
    ...{ label: 'Специализация', kind: 'text', max: 80, required: 'Выберите специализацию' },
    ...{ entry: 'specialization', filter: true, fact: true },
  },
} as const satisfies Record<string, AdField>

export const TERMS = {
  work_experience: {
    ...{ label: 'Опыт работы', kind: 'choice', required: 'Выберите опыт', filter: true, fact: true },
    choices: {
      none: 'Без опыта',
      from_1_to_3: '1–3\u00A0года',
      from_3_to_6: '3–6\u00A0лет',
      over_6: 'Больше 6\u00A0лет',
    },
    alone: {
      from_1_to_3: 'Опыт 1–3\u00A0года',
      from_3_to_6: 'Опыт 3–6\u00A0лет',
      over_6: 'Опыт больше 6\u00A0лет',
    },
    sought: { none: 'Без опыта' },
  },
  education: {
    ...{ label: 'Образование', kind: 'choice', required: 'Выберите образование', filter: true },
    choices: {
      any: 'Любое',
      secondary: 'Среднее',
      vocational: 'Среднее профессиональное',
      higher: 'Высшее',
    },
  },
  type_employment: {
    ...{ label: 'Занятость', kind: 'choice', required: 'Выберите занятость', filter: true, fact: true },
    choices: {
      full: 'Полная',
      part: 'Частичная',
      project: 'Проект',
      rotation: 'Вахта',
      internship: 'Стажировка',
    },
    alone: { full: 'Полная занятость', part: 'Частичная занятость', project: 'Проектная работа' },
    sought: 'choices',
  },
  schedule: {
    ...{ label: 'График', kind: 'choice', required: 'Выберите график', filter: true, fact: true },
    choices: {
      five_two: '5/2',
      two_two: '2/2',
      shifts: 'Сменный',
      flexible: 'Гибкий',
      remote: 'Удалённо',
    },
    alone: {
      ...{ five_two: 'График 5/2', two_two: 'График 2/2' },
      ...{ shifts: 'Сменный график', flexible: 'Гибкий график' },
    },
    sought: 'choices',
  },
} as const satisfies Record<string, AdField>
