import { EMAIL, PHONE } from '../forms/fields'
import type { FormTable, Values } from '../forms/form'
import { picturesCheck } from '../images/pictures'
import { ANSWER_WAYS, PHOTOS_MOST, SUBJECTS, TEXT_MAX } from './rules'

const isAnswered = (by: keyof typeof ANSWER_WAYS) => (values: Values) => values.answer_by === by

/** What is written to support. */
export const SUPPORT_FORM = {
  subject: { label: 'О\u00A0чём', kind: 'choice', required: 'Выберите, о\u00A0чём вы\u00A0пишете', choices: SUBJECTS },
  text: {
    ...{ label: 'Что случилось', kind: 'lines', max: TEXT_MAX, required: 'Расскажите, что случилось', counted: true },
    hint: 'Когда это было и\u00A0что вы\u00A0видели на\u00A0экране',
  },
  name: { label: 'Как к\u00A0вам обращаться', kind: 'text', max: 60, required: 'Напишите имя' },
  answer_by: { label: 'Как ответить', kind: 'choice', required: 'Выберите, как ответить', choices: ANSWER_WAYS },
  email: { ...EMAIL, required: 'Укажите почту: на\u00A0неё придёт ответ', when: isAnswered('mail') },
  phone: { ...PHONE, required: 'Укажите телефон: на\u00A0него позвоним', when: isAnswered('phone') },
  images: { label: 'Фото', kind: 'images', max: PHOTOS_MOST, checks: [picturesCheck('images', PHOTOS_MOST)] },
} as const satisfies FormTable

/** What is said under the photos of who is not signed in. */
export const PHOTOS_OF_GUEST = 'Фото можно приложить, когда вы\u00A0вошли'

/** What the person adds later. */
export const SUPPORT_MESSAGE_FORM = {
  text: { label: 'Сообщение', kind: 'lines', max: TEXT_MAX, required: 'Напишите сообщение' },
} as const satisfies FormTable

/** What the desk answers. */
export const SUPPORT_ANSWER_FORM = {
  text: { label: 'Ответ', kind: 'lines', max: TEXT_MAX, required: 'Напишите ответ', counted: true },
} as const satisfies FormTable
