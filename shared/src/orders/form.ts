import type { FormTable, Values } from '../forms/form'
import { DOOR_FORM, isFlat, REQUIRED_IN_ORDER } from '../geo/form'
import { PHONE_FORM } from '../sessions/form'
import { changeRefusal } from './change'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { DELIVERY_TYPES, offeredPaymentTypes, PAYMENT_TYPES } from './statuses'

export const CUTLERY_MAX = 30

// The «c» of «cпособ» is a Latin letter in the product's contract, and stays one.
const NO_PAYMENT_TYPE = 'Укажите cпособ оплаты'
const CARD_IS_THE_COURIERS = 'Картой при\u00A0получении платят курьеру. Выберите другой способ оплаты'

const isDelivery = ({ delivery_type }: Values) => delivery_type === 'delivery'
const hasDoor = (values: Values) => isDelivery(values) && isFlat(values)
const { private_house, front_door, apartment, floor, comment } = DOOR_FORM

/** What change is brought from; checked where the sum of the order is known. */
const PAYMENT_COMMENT = {
  label: 'С какой суммы нужна сдача',
  kind: 'text',
  inputMode: 'numeric',
  max: 40,
  placeholder: 'Например, 5\u00A0000\u00A0₽',
  when: ({ payment_type }) => payment_type === 'cash',
  checks: [(note, { total }) => (typeof total === 'number' ? changeRefusal(note, total) : null)],
} as const satisfies FormTable[string]

/** The whole second step: recipient, payment, wishes, and for a delivery the way to the door. */
export const ORDER_FORM = {
  address: { label: 'Адрес', kind: 'place', max: 300, when: isDelivery },
  private_house: { ...private_house, when: isDelivery },
  front_door: { ...front_door, when: hasDoor },
  apartment: { ...apartment, when: hasDoor, required: REQUIRED_IN_ORDER },
  floor: { ...floor, when: hasDoor },
  delivery_comment: { ...comment, when: isDelivery },
  user_name: { label: 'Имя', kind: 'text', max: 100, autoComplete: 'name', required: 'Укажите имя' },
  user_phone: { ...PHONE_FORM.phone, label: 'Телефон' },
  payment_type: {
    label: 'Оплата',
    kind: 'choice',
    choices: PAYMENT_TYPE_LABELS,
    required: NO_PAYMENT_TYPE,
    checks: [
      (value) => (PAYMENT_TYPES.some((type) => type === value) ? null : NO_PAYMENT_TYPE),
      (value, { delivery_type }) => (isOffered(value, delivery_type) ? null : CARD_IS_THE_COURIERS),
    ],
  },
  payment_comment: PAYMENT_COMMENT,
  code: { label: 'Промокод', kind: 'text', max: 40, autoComplete: 'off' },
  cultery_count: {
    label: 'Приборы',
    kind: 'number',
    max: CUTLERY_MAX,
    beyond: `Не\u00A0больше ${CUTLERY_MAX}\u00A0приборов`,
  },
  comment: { label: 'Комментарий к\u00A0заказу', kind: 'lines', max: 500, placeholder: 'Например, без\u00A0лука' },
} as const satisfies FormTable

/** An unpaid order paid on receipt after all. */
export const ON_RECEIPT_FORM = {
  payment_type: ORDER_FORM.payment_type,
  payment_comment: PAYMENT_COMMENT,
} as const satisfies FormTable

/** Why the restaurant refuses an order; the customer reads it. */
export const REFUSAL_FORM = {
  comment: { label: 'Причина', kind: 'lines', max: 300, required: 'Выберите причину или\u00A0напишите свою' },
} as const satisfies FormTable

/** What cannot be made of an order, and why; the customer reads it. */
export const STRIKE_FORM = {
  struck: { label: 'Блюда, которые не\u00A0приготовить', kind: 'choices', required: 'Отметьте, чего нет' },
  reason: { label: 'Почему', kind: 'text', max: 200, required: 'Выберите причину или\u00A0напишите свою' },
} as const satisfies FormTable

/** How an administrator ends an order. */
export const STOPS = { CANCELLED: 'Отменить', EXECUTION_STOPPED: 'Остановить выполнение' } as const

/** The end of an order by an administrator's word; the customer and the restaurant read why. */
export const STOP_FORM = {
  status: { label: 'Что сделать', kind: 'choice', choices: STOPS, required: 'Выберите, что сделать с\u00A0заказом' },
  comment: {
    label: 'Причина',
    kind: 'lines',
    max: 300,
    required: 'Напишите причину: её прочтут клиент и\u00A0ресторан',
  },
} as const satisfies FormTable

export const REFUND_KINDS = { all: 'Всё, что осталось', items: 'За\u00A0отдельные блюда', sum: 'Сумму' } as const

/** What is given back of an order that stays as it is. */
export const REFUND_FORM = {
  kind: { label: 'Что вернуть', kind: 'choice', choices: REFUND_KINDS, required: 'Выберите, что вернуть' },
  item_ids: {
    label: 'За\u00A0какие блюда',
    kind: 'choices',
    required: 'Отметьте блюда',
    when: ({ kind }) => kind === 'items',
  },
  amount: {
    label: 'Сколько вернуть',
    kind: 'money',
    min: 1,
    max: 1_000_000,
    required: 'Укажите сумму',
    when: ({ kind }) => kind === 'sum',
  },
  reason: { label: 'Почему возвращаем', kind: 'lines', max: 300, required: 'Напишите, почему возвращаем' },
} as const satisfies FormTable

function isOffered(payment_type: string, wanted: unknown): boolean {
  const delivery_type = DELIVERY_TYPES.find((type) => type === wanted)
  return !delivery_type || offeredPaymentTypes(delivery_type).some((type) => type === payment_type)
}
