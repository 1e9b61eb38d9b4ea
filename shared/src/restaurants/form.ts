import type { Check, FormTable } from '../forms/form'
import { AHEAD_DAYS_MAX } from './ahead-days'
import { PEAK_CLOCK, type PeakWay } from './peak'

/** Hours between which a restaurant is open. */
export const HOURS_FORM = {
  open_time: { label: 'Открываемся', kind: 'time', required: 'Укажите, во\u00A0сколько открываетесь' },
  close_time: { label: 'Закрываемся', kind: 'time', required: 'Укажите, во\u00A0сколько закрываетесь' },
} as const satisfies FormTable

const isOpen = ({ closed }: Readonly<Record<string, unknown>>) => closed !== true

/** The hours of one date instead of its weekday's. */
export const SPECIAL_DAY_FORM = {
  date: { label: 'Дата', kind: 'date', required: 'Выберите дату' },
  closed: { label: 'Закрыто весь день', kind: 'flag' },
  open_time: { ...HOURS_FORM.open_time, when: isOpen },
  close_time: { ...HOURS_FORM.close_time, when: isOpen },
} as const satisfies FormTable

export const MAX_QUARTER_CAP = 500

/** How many orders the kitchen takes in a quarter of an hour; empty: as many as come. */
export const CAP_FORM = {
  orders_per_quarter: {
    ...{ label: 'Заказов за\u00A015\u00A0минут', kind: 'number', min: 1, max: MAX_QUARTER_CAP },
    hint: 'Оставьте пустым, чтобы принимать все заказы',
  },
} as const satisfies FormTable

/** How many minutes of the day an order for a time may at least lie ahead. */
export const AHEAD_LEAD = { least: 15, most: 24 * 60 }

/** Orders for a time: how far ahead and how soon. */
export const AHEAD_FORM = {
  ahead_days: {
    ...{ label: 'На\u00A0сколько дней вперёд', kind: 'number', max: AHEAD_DAYS_MAX },
    hint: '0\u00A0— только на\u00A0сегодня. Оставьте пустым, чтобы не\u00A0принимать ко\u00A0времени',
  },
  ahead_lead: {
    ...{ label: 'Не\u00A0раньше чем через, минут', kind: 'number', min: AHEAD_LEAD.least, max: AHEAD_LEAD.most },
    required: 'Укажите, за\u00A0сколько минут заказывать',
  },
} as const satisfies FormTable

/** Points of a restaurant: earned, spent and burnt. */
export const BONUS_FORM = {
  bonus_percent: {
    ...{ label: 'Начислять, % от\u00A0оплаченных блюд', kind: 'number', min: 1, max: 50 },
    hint: 'Оставьте пустым, чтобы выключить баллы',
  },
  bonus_share: {
    ...{ label: 'Можно оплатить баллами, % от\u00A0блюд', kind: 'number', min: 1, max: 100 },
    required: 'Укажите, какую часть можно оплатить',
  },
  bonus_days: {
    ...{ label: 'Сгорают через, дней', kind: 'number', min: 1, max: 1095 },
    hint: 'Оставьте пустым, чтобы не\u00A0сгорали',
  },
} as const satisfies FormTable

/** The pause ends at a moment of one's own, `day` and `time`. */
export const OWN_MOMENT = 'moment'
const isOwnMoment = ({ end }: Readonly<Record<string, unknown>>) => end === OWN_MOMENT

/** Until when orders are not taken, and why; customers read it. */
export const PAUSE_FORM = {
  end: { label: 'До\u00A0какого времени', kind: 'text', required: 'Выберите, до\u00A0какого времени' },
  day: { label: 'День', kind: 'date', required: 'Выберите день', when: isOwnMoment },
  time: { label: 'Время', kind: 'time', required: 'Укажите время', when: isOwnMoment },
  disabled_reason: {
    ...{ label: 'Что увидят клиенты', kind: 'text', max: 150 },
    placeholder: 'Например, сломалась печь',
  },
} as const satisfies FormTable

export const MAX_SUM = 1_000_000

const colour: Check = (value) => (/^#[\da-f]{6}$/i.test(value) ? null : 'Выберите цвет из\u00A0палитры')

/** What a zone may do in peak hours. */
const PEAK_CHOICES: Record<PeakWay, string> = {
  same: 'Как в\u00A0остальное время',
  own: 'На\u00A0своих условиях',
  closed: 'Не\u00A0доставляем',
}
const isOwnInPeak = ({ peak }: Readonly<Record<string, unknown>>) => peak === 'own'

/** A zone's name, conditions and colours; its border is drawn or typed beside it. */
export const ZONE_FORM = {
  name: { label: 'Название', kind: 'text', max: 60, required: 'Назовите зону', placeholder: 'Например, центр' },
  price: { label: 'Доставка', kind: 'money', max: MAX_SUM, required: 'Укажите цену: 0\u00A0— бесплатно' },
  min_order_sum: { label: 'Минимальный заказ', kind: 'money', max: MAX_SUM, required: 'Укажите сумму: 0\u00A0— любая' },
  free_delivery_sum: {
    ...{ label: 'Бесплатная доставка от', kind: 'money', max: MAX_SUM },
    hint: 'Оставьте пустым, чтобы действовало правило ресторана',
  },
  peak: {
    ...{ label: 'В\u00A0часы пик', kind: 'choice', choices: PEAK_CHOICES },
    hint: PEAK_CLOCK,
    required: 'Выберите, как доставляете в\u00A0часы пик',
  },
  peak_price: {
    ...{ label: 'Доставка в\u00A0часы пик', kind: 'money', max: MAX_SUM, when: isOwnInPeak },
    required: 'Укажите цену: 0\u00A0— бесплатно',
  },
  peak_min_order_sum: {
    ...{ label: 'Минимальный заказ в\u00A0часы пик', kind: 'money', max: MAX_SUM, when: isOwnInPeak },
    required: 'Укажите сумму: 0\u00A0— любая',
  },
  peak_free_delivery_sum: {
    ...{ label: 'Бесплатная доставка в\u00A0часы пик от', kind: 'money', max: MAX_SUM, when: isOwnInPeak },
    hint: 'Оставьте пустым, чтобы действовало правило ресторана',
  },
  is_active: { label: 'Доставляем сюда', kind: 'flag' },
  fill_color: { label: 'Заливка', kind: 'text', checks: [colour], required: 'Выберите цвет' },
  border_color: { label: 'Граница', kind: 'text', checks: [colour], required: 'Выберите цвет' },
} as const satisfies FormTable
