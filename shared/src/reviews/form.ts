import type { FormTable, Values } from '../forms/form'
import { picturesCheck } from '../images/pictures'
import { IMAGES_MAX } from '../images/rules'

/** What a customer writes of a restaurant or a dish; stars are drawn by a field of their own. */
export const REVIEW_FORM = {
  text: { label: 'Отзыв', kind: 'lines', max: 2000, counted: true },
  images: { label: 'Фото', kind: 'images', max: IMAGES_MAX, checks: [picturesCheck('images')] },
} as const satisfies FormTable

/** What a customer says once to a restaurant that has answered. */
export const REPLY_FORM = {
  text: { label: 'Ответ', kind: 'lines', max: 1000, required: 'Напишите ответ' },
} as const satisfies FormTable

/** What a restaurant says to a review: everybody reads it. */
export const ANSWER_FORM = {
  text: { label: 'Ответ ресторана', kind: 'lines', max: 1000, required: 'Напишите ответ', counted: true },
} as const satisfies FormTable

/** An answer that a restaurant gives often. */
export const TEMPLATE_FORM = {
  text: { label: 'Заготовка', kind: 'lines', max: 500, required: 'Напишите заготовку', counted: true },
} as const satisfies FormTable
/** As many as a row of chips can offer. */
export const TEMPLATES_MAX = 20

const isHidden = ({ is_visible }: Values) => is_visible === false

/** What an administrator may do to a review: hide it with a reason, or change the words that break the law. */
export const REVIEW_DESK_FORM = {
  is_visible: { label: 'Показывать на\u00A0сайте', kind: 'flag', hint: 'Скрытый отзыв не\u00A0входит в\u00A0рейтинг' },
  hidden_reason: {
    label: 'Почему скрыт',
    kind: 'text',
    max: 300,
    required: 'Напишите причину: её прочтёт автор',
    when: isHidden,
  },
  text: {
    label: 'Текст',
    kind: 'lines',
    max: 2000,
    counted: true,
    hint: 'Меняйте только то, что нарушает закон: на\u00A0сайте появится пометка',
  },
  edited_reason: {
    label: 'Что нарушало закон',
    kind: 'text',
    max: 300,
    hint: 'Автор прочтёт это, если вы измените текст',
  },
} as const satisfies FormTable
