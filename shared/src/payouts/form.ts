import type { Check, FormTable } from '../forms/form'

const notBefore: Check = (value, { starts_on }) =>
  typeof starts_on === 'string' && starts_on !== '' && value < starts_on ? 'Конец раньше начала' : null

/** For whom and for which days it is counted what is owed. */
export const PAYOUT_FORM = {
  restaurant_id: { label: 'Ресторан', kind: 'reference', of: 'restaurant', required: 'Выберите ресторан' },
  starts_on: { label: 'С\u00A0какого дня', kind: 'date', required: 'Укажите первый день' },
  ends_on: {
    ...{ label: 'По\u00A0какой день', kind: 'date', required: 'Укажите последний день', checks: [notBefore] },
    hint: 'Включительно; этот день уже должен пройти',
  },
} as const satisfies FormTable

/** What the service keeps by the contract with a restaurant. */
export const COMMISSION_FORM = {
  restaurant_id: { label: 'Ресторан', kind: 'reference', of: 'restaurant', required: 'Выберите ресторан' },
  percent: {
    ...{ label: 'Комиссия', kind: 'number', unit: '%', max: 100, required: 'Укажите процент по\u00A0договору' },
    hint: 'От\u00A0блюд после скидки ресторана и\u00A0возвратов; с\u00A0доставки не\u00A0берём',
  },
  starts_on: { label: 'С\u00A0какого дня', kind: 'date', required: 'Укажите день, с\u00A0которого действует' },
} as const satisfies FormTable

export const PAID_FORM = {
  comment: {
    ...{ label: 'Платёжное поручение', kind: 'text', max: 200 },
    required: 'Укажите номер и\u00A0день платёжного поручения',
  },
} as const satisfies FormTable
