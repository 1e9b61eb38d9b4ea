import { formatMoney, formatNumber } from '../formats/money'
import type { TableLines } from '../formats/tables'
import { formatDate } from '../formats/time'
import { PAYMENT_TYPE_LABELS } from '../orders/checkout'
import type { PaymentType } from '../orders/statuses'

/** An order as a payout counts it; rubles. */
export type PaidOrder = {
  order_id: number
  day: string
  payment_type: PaymentType
  is_correction: boolean
  turnover: number
  kept: number
  discounts: number
  commission: number
}

export type ActSums = Pick<PaidOrder, 'turnover' | 'kept' | 'discounts' | 'commission'>

export const dueOf = ({ kept, discounts, commission }: ActSums) => kept + discounts - commission

/** All of them together. */
export function sumsOf(orders: readonly PaidOrder[]): ActSums & { due: number } {
  const sum = (of: (one: PaidOrder) => number) => orders.reduce((all, one) => all + of(one), 0)
  const sums = {
    turnover: sum(({ turnover }) => turnover),
    kept: sum(({ kept }) => kept),
    discounts: sum(({ discounts }) => discounts),
    commission: sum(({ commission }) => commission),
  }
  return { ...sums, due: dueOf(sums) }
}

export const ACT_HEAD = [
  ...['Заказ', 'День', 'Оплата', 'Стоимость, ₽', 'Получено сервисом, ₽', 'Скидки за счёт сервиса, ₽'],
  ...['Комиссия, ₽', 'К выплате, ₽'],
] as const

/** The act as a table: a line an order, then the sums; those paid on the spot apart where there are both. */
export function actTable(orders: readonly PaidOrder[]): TableLines {
  const [online, cash] = [orders.filter(isOnline), orders.filter((one) => !isOnline(one))]
  return [
    ACT_HEAD,
    ...orders.map((one) => [
      ...[orderName(one), formatDate(one.day, true), PAYMENT_TYPE_LABELS[one.payment_type]],
      ...[one.turnover, one.kept, one.discounts, one.commission, dueOf(one)],
    ]),
    ...(online.length > 0 && cash.length > 0
      ? [sumLine(PAID_APART.online, online), sumLine(PAID_APART.cash, cash)]
      : []),
    sumLine('Итого', orders),
  ]
}

const isOnline = ({ payment_type }: PaidOrder) => payment_type === 'online'

/** How the lines of sums are called that stand above the whole. */
export const PAID_APART = { online: 'Оплачено онлайн', cash: 'Оплачено при получении' } as const

function sumLine(name: string, orders: readonly PaidOrder[]) {
  const { turnover, kept, discounts, commission, due } = sumsOf(orders)
  return [name, '', '', turnover, kept, discounts, commission, due]
}

/** «комиссия 2 200 ₽, из неё 298 ₽ с заказов, оплаченных при получении»: that is taken of what came over the bank, too. */
export function commissionWords({
  commission,
  cash_commission,
}: {
  commission: number
  cash_commission: number
}): string {
  const whole = `комиссия ${formatMoney(commission)}`
  if (cash_commission === 0) return whole
  return `${whole}, из\u00A0неё ${formatMoney(cash_commission)} с\u00A0заказов, оплаченных при\u00A0получении`
}

const orderName = ({ order_id, is_correction }: PaidOrder) =>
  is_correction ? `${formatNumber(order_id)} (уточнение)` : formatNumber(order_id)

/** «К выплате ресторану» or what it owes itself. */
export const dueWords = (due: number) => (due < 0 ? 'Ресторан должен сервису' : 'К\u00A0выплате ресторану')
