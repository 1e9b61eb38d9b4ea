import type { FormTable, Values } from '../forms/form'
import { RESTAURANT_FORM } from '../profiles/form'
import { CAP_FORM, PAUSE_FORM } from './form'

const isPaused = ({ disabled_until }: Values) => Boolean(disabled_until)
const isBusy = ({ busy_until }: Values) => Boolean(busy_until)
const { title, description, delivery_time, free_delivery_sum, delivers, pickup } = RESTAURANT_FORM

/** A restaurant as an administrator changes one: it applies at once. A pause needs its reason. */
export const RESTAURANT_DESK_FORM = {
  ...{ title, description, delivery_time, free_delivery_sum, delivers, pickup },
  orders_per_quarter: CAP_FORM.orders_per_quarter,
  disabled_until: { label: 'Пауза до', kind: 'moment' },
  disabled_reason: {
    ...PAUSE_FORM.disabled_reason,
    required: 'Напишите причину: её увидят клиенты и\u00A0ресторан',
    when: isPaused,
  },
  busy_until: { label: 'Загружены до', kind: 'moment' },
  busy_minutes: {
    ...{ label: 'Добавка к\u00A0времени', kind: 'number', unit: 'мин', min: 0, max: 120 },
    required: 'Укажите, сколько минут добавить',
    when: isBusy,
  },
} as const satisfies FormTable
