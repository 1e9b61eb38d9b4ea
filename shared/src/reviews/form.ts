import type { FormTable } from '../forms/form'
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
