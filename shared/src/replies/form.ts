import { EMAIL, PHONE } from '../forms/fields'
import type { FormTable } from '../forms/form'
import { TEXT_MAX } from './rules'

/** What a vacancy is answered with. Who has a résumé on the site chooses one, who has none writes a letter. */
export const VACANCY_REPLY_FORM = {
  resume_id: { label: 'Резюме', kind: 'reference', of: 'ad' },
  letter: {
    ...{ label: 'Сопроводительное письмо', kind: 'lines', max: TEXT_MAX, counted: true },
    hint: 'Почему вам подходит эта работа',
  },
  name: { label: 'Как к\u00A0вам обращаться', kind: 'text', max: 60, required: 'Напишите имя' },
  phone: { ...PHONE, label: 'Телефон', required: 'Укажите телефон', hint: 'Увидит только работодатель' },
  email: EMAIL,
} as const satisfies FormTable

/** What is asked under these fields by who has, or has no, résumé. */
export const RESUME_MISSING = 'Выберите резюме'
export const LETTER_MISSING = 'Расскажите о\u00A0себе: резюме у\u00A0вас на\u00A0сайте нет'

/** A text of the correspondence. */
export const REPLY_MESSAGE_FORM = {
  text: { label: 'Сообщение', kind: 'lines', max: TEXT_MAX, required: 'Напишите сообщение' },
} as const satisfies FormTable

/** What an author is asked first. */
export const QUESTION_FORM = {
  text: {
    ...{ label: 'Сообщение', kind: 'lines', max: TEXT_MAX, required: 'Напишите сообщение', counted: true },
    hint: 'Автор увидит ваше имя, телефон не\u00A0увидит',
  },
} as const satisfies FormTable

/** What authors are asked most, to be pressed rather than typed; who lets a home is asked otherwise than who sells. */
export const readyQuestions = (section: string): readonly string[] =>
  section === 'estate'
    ? ['Здравствуйте! Ещё актуально?', 'Когда можно посмотреть?', 'Торг возможен?']
    : ['Здравствуйте! Ещё продаётся?', 'Где и\u00A0когда можно посмотреть?', 'Торг возможен?']
