import { ABOUT, CONTACTS, PRICE_MAX, type Section, TITLE, WHEREABOUTS } from './section'
import { PAY_WORDS, TERMS, WORK } from './work'

/** Who looks for work, of what kind. */
export const RESUMES = {
  words: {
    title: 'Резюме',
    counted: ['резюме', 'резюме', 'резюме'],
    create: 'Новое резюме',
    purpose: 'Найти работу',
    ...PAY_WORDS,
    done: 'Нашли работу',
    said: 'резюме соискатель работник',
    invites: 'Ищете сотрудника? Посмотрите резюме',
  },
  alike: 'specialization',
  // Who looks for work writes of themselves; people come for «Работа».
  beside: 'vacancies',
  fields: {
    title: { ...TITLE.title, label: 'Кем хотите работать', required: 'Напишите, кем хотите работать' },
    ...WORK,
    price: { label: 'Зарплата', kind: 'money', min: 1, max: PRICE_MAX, at_once: true, filter: true },
    ...TERMS,
    ...ABOUT,
    ...WHEREABOUTS,
    ...CONTACTS,
  },
} as const satisfies Section
