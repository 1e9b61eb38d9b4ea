import type { Check, FormTable, Values } from '../forms/form'

const notBefore: Check = (value, { starts_on }) =>
  typeof starts_on === 'string' && starts_on !== '' && value < starts_on ? 'Конец раньше начала' : null

/** Whose commission is set, whose payouts are counted. */
export const PAID_WHOM = { all: 'Все рестораны', chosen: 'Выбранные' } as const
export const RESTAURANTS_MOST = 200

const isChosen = ({ whom }: Values) => whom === 'chosen'
const WHOM = {
  whom: { label: 'Кому', kind: 'choice', choices: PAID_WHOM, required: 'Выберите, кому' },
  restaurant_ids: {
    ...{ label: 'Какие рестораны', kind: 'references', of: 'restaurant', max: RESTAURANTS_MOST },
    ...{ required: 'Выберите рестораны', when: isChosen },
  },
} as const satisfies FormTable

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
    ...{ label: 'Комиссия', kind: 'number', unit: '%', max: 100, decimals: 2 },
    required: 'Укажите процент по\u00A0договору',
    hint: 'От\u00A0блюд после скидки ресторана и\u00A0возвратов; с\u00A0доставки не\u00A0берём',
  },
  starts_on: { label: 'С\u00A0какого дня', kind: 'date', required: 'Укажите день, с\u00A0которого действует' },
} as const satisfies FormTable

/** The same for all restaurants, or for some, in one go. */
export const PAYOUTS_FORM = {
  ...WHOM,
  starts_on: PAYOUT_FORM.starts_on,
  ends_on: PAYOUT_FORM.ends_on,
} as const satisfies FormTable
export const COMMISSIONS_FORM = {
  ...WHOM,
  percent: COMMISSION_FORM.percent,
  starts_on: COMMISSION_FORM.starts_on,
} as const satisfies FormTable

export const PAID_FORM = {
  comment: {
    ...{ label: 'Платёжное поручение', kind: 'text', max: 200 },
    required: 'Укажите номер и\u00A0день платёжного поручения',
  },
} as const satisfies FormTable
