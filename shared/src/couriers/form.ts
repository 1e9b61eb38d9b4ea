import { PHONE } from '../forms/fields'
import type { FormTable } from '../forms/form'
import { TRANSPORTS } from './rules'

/** Somebody who brings a restaurant's orders, as it adds them. */
export const COURIER_FORM = {
  name: { label: 'Имя', kind: 'text', max: 100, required: 'Укажите имя', hint: 'Его увидит клиент.' },
  phone: {
    ...PHONE,
    required: 'Укажите номер телефона',
    hint: 'На\u00A0него придёт код, по\u00A0которому откроется страница курьера.',
  },
  transport: { label: 'На\u00A0чём', kind: 'choice', choices: TRANSPORTS, required: 'Выберите, на\u00A0чём' },
  is_active: {
    label: 'Работает',
    kind: 'flag',
    hint: 'Пока не\u00A0отмечено, заказов не\u00A0дают и\u00A0страница закрыта.',
  },
} as const satisfies FormTable

/** The same later: a phone that is left empty stays as it is, for it is shown by a press alone. */
export const COURIER_CHANGE_FORM = {
  ...COURIER_FORM,
  phone: { ...PHONE, label: 'Новый номер телефона', hint: 'Оставьте пустым, чтобы не\u00A0менять.' },
} as const satisfies FormTable

/** Links of the fast payments system alone: customers follow no other at our word. */
const isSbpLink = (typed: string) => typed.startsWith('https://qr.nspk.ru/')

/** How a restaurant's couriers work. */
export const COURIER_TERMS_FORM = {
  may_take: { label: 'Курьеры сами берут свободные заказы', kind: 'flag' },
  gives_by_rule: {
    label: 'Отдавать заказы самим курьерам по\u00A0очереди',
    kind: 'flag',
    hint: 'Когда заказ начали готовить, его получит курьер на\u00A0смене: сначала свободный, потом кому по\u00A0пути. Не\u00A0нашёлся\u00A0— заказ ждёт вас на\u00A0доске.',
  },
  asks_code: {
    label: 'Вручать по\u00A0коду клиента',
    kind: 'flag',
    hint: 'Четыре цифры клиент видит на\u00A0странице заказа и\u00A0называет курьеру.',
  },
  tips_url: {
    ...{ label: 'Ссылка СБП для\u00A0чаевых', kind: 'text', max: 200, autoComplete: 'off' },
    hint: 'Покажем клиенту, когда заказ в\u00A0пути и\u00A0вручён. Пусто\u00A0— не\u00A0показываем.',
    placeholder: 'https://qr.nspk.ru/…',
    checks: [(typed) => (isSbpLink(typed.trim()) ? null : 'Нужна ссылка СБП: https://qr.nspk.ru/…')],
  },
} as const satisfies FormTable

/** Cash of a courier's day, as it is counted. */
export const COURIER_SHIFT_FORM = {
  change_sum: { label: 'Выдали на\u00A0сдачу', kind: 'money', max: 1_000_000, required: 'Укажите сумму, хотя бы 0' },
  handed_sum: { label: 'Сдал в\u00A0кассу', kind: 'money', max: 1_000_000, required: 'Укажите сумму, хотя бы 0' },
} as const satisfies FormTable

/** The code by which a courier opens their page. */
export const COURIER_CODE_FORM = {
  code: {
    ...{ label: 'Код из\u00A0SMS', kind: 'text', max: 10, inputMode: 'numeric', autoComplete: 'one-time-code' },
    required: 'Введите код из\u00A0SMS',
  },
} as const satisfies FormTable
