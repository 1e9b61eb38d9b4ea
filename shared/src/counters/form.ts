import { quoted } from '../formats/quoted'
import type { Check, FormTable, Values } from '../forms/form'

/** The cash desks that are spoken to. */
export const COUNTER_KINDS = { frontpad: 'FrontPad', arcafe: 'ArCafe', iiko: 'iiko' } as const
export type CounterKind = keyof typeof COUNTER_KINDS

/** Of how many statuses FrontPad tells. */
const HOOKS_MAX = 5
/** What a restaurant's counter may make of an order. */
export const COUNTER_STEPS = {
  accepted: 'Принят',
  preparing: 'Готовится',
  ready: 'Готов',
  on_way: 'В\u00A0пути',
  done: 'Выполнен',
  cancelled: 'Отменён',
} as const
export type CounterStep = keyof typeof COUNTER_STEPS

const code = { kind: 'digits', max: 10 } as const
const CODES = [
  'status_accepted',
  'status_preparing',
  'status_ready',
  'status_on_way',
  'status_done',
  'status_cancelled',
]

const codesIn = (values: Values) =>
  CODES.map((name) => values[name]).filter((one): one is string => typeof one === 'string' && one !== '')

const once: Check = (value, values) =>
  codesIn(values).filter((one) => one === value).length > 1 ? 'Этот код стоит у\u00A0двух статусов' : null
const fewEnough: Check = (_, values) =>
  codesIn(values).length > HOOKS_MAX
    ? `Касса сообщает не\u00A0больше чем о\u00A0${HOOKS_MAX} статусах: один оставьте пустым`
    : null
const status = (step: CounterStep, checks: readonly Check[] = [once]) =>
  ({ ...code, label: `Код статуса ${quoted(COUNTER_STEPS[step])}`, checks }) as const

/** How a restaurant's FrontPad is reached, and its account's own «Код API» of everything an order names. */
export const FRONTPAD_FORM = {
  enabled: { label: 'Передавать заказы в\u00A0кассу', kind: 'flag' },
  secret: {
    label: 'Секрет',
    kind: 'text',
    max: 200,
    autoComplete: 'off',
    hint: 'В\u00A0FrontPad: «Настройки → Общие → API». Сохранённый секрет мы не\u00A0показываем; пусто\u00A0— оставить прежний.',
  },
  affiliate: { ...code, label: 'Код филиала' },
  point: { ...code, label: 'Код точки продаж' },
  channel: { ...code, label: 'Код канала продаж' },
  pay_online: { ...code, label: 'Код оплаты: на\u00A0сайте' },
  pay_card: { ...code, label: 'Код оплаты: картой при\u00A0получении' },
  pay_cash: { ...code, label: 'Код оплаты: наличными' },
  delivery_article: {
    ...{ label: 'Артикул доставки', kind: 'digits', max: 20 },
    hint: 'Товар «Доставка» в\u00A0кассе: его цену мы ставим сами.',
  },
  status_accepted: status('accepted'),
  status_preparing: status('preparing'),
  status_ready: status('ready'),
  status_on_way: status('on_way'),
  status_done: status('done'),
  status_cancelled: status('cancelled', [once, fewEnough]),
} as const satisfies FormTable

/** How a restaurant's ArCafe is reached, as far as anybody has told. */
export const ARCAFE_FORM = {
  enabled: FRONTPAD_FORM.enabled,
  secret: {
    ...{ label: 'Ключ', kind: 'text', max: 200, autoComplete: 'off' },
    hint: 'Его выдаёт поставщик ArCafe. Сохранённый ключ мы не\u00A0показываем; пусто\u00A0— оставить прежний.',
  },
  delivery_article: FRONTPAD_FORM.delivery_article,
} as const satisfies FormTable

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const uuid: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && !UUID.test(value.trim())
    ? 'Это UUID: 36 знаков с\u00A0дефисами, как в\u00A0iikoWeb'
    : null
const account = { kind: 'text', max: 36, autoComplete: 'off', checks: [uuid] } as const

/** How a restaurant's iiko Cloud is reached, and its account's own ids of what an order names. */
export const IIKO_FORM = {
  enabled: FRONTPAD_FORM.enabled,
  secret: {
    ...{ label: 'API-логин', kind: 'text', max: 200, autoComplete: 'off' },
    hint: 'В\u00A0iikoWeb: «Настройки Cloud API». Сохранённый логин мы не\u00A0показываем; пусто\u00A0— оставить прежний.',
  },
  organization: {
    ...{ ...account, label: 'Организация' },
    hint: 'Её UUID. Пусто\u00A0— первая, которую видит логин.',
  },
  terminal: { ...account, label: 'Группа терминалов', hint: 'Её UUID. Пусто\u00A0— первая в\u00A0организации.' },
  pay_online: { ...account, label: 'Оплата на\u00A0сайте' },
  pay_card: { ...account, label: 'Картой при\u00A0получении' },
  pay_cash: { ...account, label: 'Наличными' },
  discount_type: {
    ...{ ...account, label: 'Тип скидки' },
    hint: 'UUID свободной скидки. Пусто\u00A0— о\u00A0скидке скажет комментарий.',
  },
  delivery_article: FRONTPAD_FORM.delivery_article,
} as const satisfies FormTable

/** Codes of two live accounts, which are FrontPad's own. */
export const USUAL_STATUSES = {
  ...{ status_accepted: '', status_preparing: '3', status_ready: '12', status_on_way: '4' },
  ...{ status_done: '10', status_cancelled: '11' },
} as const

/** By which article the counter knows a dish, an option or a zone. */
export const LINK_FORM = {
  article: {
    label: 'Артикул в\u00A0кассе',
    kind: 'digits',
    max: 20,
    hint: 'Пусто\u00A0— не\u00A0связано с\u00A0кассой.',
  },
} as const satisfies FormTable
