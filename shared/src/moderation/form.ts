import type { FormTable } from '../forms/form'
import { COMPLAINT_REASONS } from './complaints'

/** Why something is returned or rejected; its author reads it. */
export const RETURN_FORM = {
  reason: { label: 'Что исправить', kind: 'lines', max: 1000, required: 'Напишите автору, что исправить.' },
} as const satisfies FormTable

/** Why an author does not agree. */
export const APPEAL_FORM = {
  words: {
    ...{ label: 'Почему вы\u00A0не\u00A0согласны', kind: 'lines', max: 1000 },
    required: 'Напишите, почему не\u00A0согласны',
    hint: 'Прочтёт другой модератор. Апелляцию можно подать один раз',
  },
} as const satisfies FormTable

const EACH = 'Напишите число; 0 — никого и ничего'
/** How moderators work. */
export const RULES_FORM = {
  trust_after: {
    ...{ label: 'Доверять после одобрений', kind: 'number', max: 1000, required: EACH },
    hint: 'Автор, у которого столько одобрено и за 30 дней ничего не отклонено, проходит без проверки. 0 — проверять всех. Рестораны проверяются всегда',
  },
  check_trusted: {
    ...{ label: 'Из прошедших по доверию проверять одно из', kind: 'number', max: 1000, required: EACH },
    hint: '0 — не проверять',
  },
  check_verdicts: {
    ...{ label: 'Из решений модераторов перепроверять одно из', kind: 'number', max: 1000, required: EACH },
    hint: 'Смотрит другой модератор, не зная первого решения. 0 — не проверять',
  },
} as const satisfies FormTable

/** What a ready reason is offered for. */
export const REASON_TOPICS = {
  any: 'Всё',
  ad: 'Объявления',
  organization: 'Организации',
  news: 'Новости',
  restaurant: 'Рестораны',
  menu: 'Меню',
} as const

/** A reason that moderators say often. */
export const MODERATION_REASON_FORM = {
  text: { label: 'Что прочтёт автор', kind: 'lines', max: 200, required: 'Напишите причину' },
  topic: { label: 'Для чего', kind: 'choice', choices: REASON_TOPICS, required: 'Выберите, для\u00A0чего' },
  sort: { label: 'Порядок', kind: 'number', max: 1000, hint: 'Меньшее число стоит раньше; пусто\u00A0— в\u00A0конец' },
} as const satisfies FormTable

const UNKNOWN = 'Выберите причину'

/** What somebody complains of. */
export const COMPLAINT_FORM = {
  reason: {
    ...{ label: 'Что не\u00A0так', kind: 'choice', choices: COMPLAINT_REASONS, required: UNKNOWN },
    checks: [
      (reason, { words }) =>
        reason === 'other' && String(words ?? '').trim() === '' ? 'Напишите ниже, что не\u00A0так' : null,
    ],
  },
  words: { label: 'Подробности', kind: 'lines', max: 500, hint: 'Их прочтёт модератор, автор не\u00A0увидит.' },
} as const satisfies FormTable
