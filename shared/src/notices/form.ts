import type { FormTable } from '../forms/form'
import { NOTICE_CHOICES } from './rules'

const UNKNOWN = 'Выберите, как сообщать'
const known = (choices: object) => (chosen: string) => (Object.hasOwn(choices, chosen) ? null : UNKNOWN)

/** What messages come where. */
export const NOTICES_FORM = {
  status: {
    ...{ label: 'Как идёт заказ', hint: 'Принят, готовится, у\u00A0курьера.', kind: 'choice', required: UNKNOWN },
    choices: NOTICE_CHOICES.status,
    checks: [known(NOTICE_CHOICES.status)],
  },
  late: {
    ...{
      label: 'Заказ задерживается',
      hint: 'С\u00A0новым временем, и\u00A0если ресторан не\u00A0отвечает.',
      kind: 'choice',
      required: UNKNOWN,
    },
    choices: NOTICE_CHOICES.late,
    checks: [known(NOTICE_CHOICES.late)],
  },
  changes: {
    ...{ label: 'Заказ изменился или отменён', kind: 'choice', required: UNKNOWN },
    hint: 'Такое сообщение отключить нельзя: не\u00A0дойдёт выбранным путём\u00A0— пришлём СМС.',
    choices: NOTICE_CHOICES.changes,
    checks: [known(NOTICE_CHOICES.changes)],
  },
  answer: {
    ...{ label: 'Ресторан ответил на\u00A0отзыв', kind: 'choice', required: UNKNOWN },
    choices: NOTICE_CHOICES.answer,
    checks: [known(NOTICE_CHOICES.answer)],
  },
  ads: {
    ...{ label: 'Ваши объявления', kind: 'choice', required: UNKNOWN },
    hint: 'Проверены, скоро закончатся; ответ на\u00A0вашу жалобу.',
    choices: NOTICE_CHOICES.ads,
    checks: [known(NOTICE_CHOICES.ads)],
  },
  favourites: {
    ...{ label: 'Избранные объявления', kind: 'choice', required: UNKNOWN },
    hint: 'Цена стала ниже.',
    choices: NOTICE_CHOICES.favourites,
    checks: [known(NOTICE_CHOICES.favourites)],
  },
  searches: {
    ...{ label: 'Сохранённые поиски', kind: 'choice', required: UNKNOWN },
    hint: 'Новое по\u00A0вашим поискам: сразу уведомлением или раз в\u00A0день письмом, как выбрано у\u00A0поиска.',
    choices: NOTICE_CHOICES.searches,
    checks: [known(NOTICE_CHOICES.searches)],
  },
  replies: {
    ...{ label: 'Отклики и\u00A0переписка', kind: 'choice', required: UNKNOWN },
    hint: 'Приглашения, отказы и\u00A0сообщения; отклики и\u00A0вопросы о\u00A0ваших объявлениях.',
    choices: NOTICE_CHOICES.replies,
    checks: [known(NOTICE_CHOICES.replies)],
  },
  tickets: {
    ...{ label: 'Билеты', kind: 'choice', required: UNKNOWN },
    hint: 'Вам передали билет, ваш забрали, освободилось место. Не\u00A0дойдёт выбранным путём\u00A0— пришлём СМС.',
    choices: NOTICE_CHOICES.tickets,
    checks: [known(NOTICE_CHOICES.tickets)],
  },
  support: {
    ...{ label: 'Ответы поддержки', kind: 'choice', required: UNKNOWN },
    hint: 'На\u00A0обращения, которые вы\u00A0написали.',
    choices: NOTICE_CHOICES.support,
    checks: [known(NOTICE_CHOICES.support)],
  },
} as const satisfies FormTable
