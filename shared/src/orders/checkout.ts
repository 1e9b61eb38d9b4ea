import { formatMoney } from '../formats/money'
import { PAYMENT_METHOD_LABELS } from '../payments/labels'
import type { PaymentMethod } from '../payments/statuses'
import { type DeliveryType, offeredPaymentTypes, type PaymentType } from './statuses'

export const PAYMENT_TYPE_LABELS = {
  online: 'Онлайн',
  card: 'Картой при получении',
  cash: 'Наличными',
} as const satisfies Record<PaymentType, string>

/** How an order is paid, as one chooses it: SBP is a way of its own there, and an online payment everywhere else. */
export type PaymentWay = PaymentType | 'sbp'
type Paid = { payment_type: PaymentType; payment_method: PaymentMethod }

/** What the ways are called; of two online ones each says which it is. */
export function paymentWays(delivery_type: DeliveryType, methods: readonly PaymentMethod[]) {
  const hasSbp = methods.includes('sbp')
  return offeredPaymentTypes(delivery_type, methods.length > 0).flatMap(
    (type): { value: PaymentWay; label: string }[] =>
      type === 'online' && hasSbp
        ? [
            { value: 'online', label: PAYMENT_METHOD_LABELS.card },
            { value: 'sbp', label: PAYMENT_METHOD_LABELS.sbp },
          ]
        : [{ value: type, label: PAYMENT_TYPE_LABELS[type] }],
  )
}

export const wayOf = ({ payment_type, payment_method }: Paid): PaymentWay =>
  payment_type === 'online' && payment_method === 'sbp' ? 'sbp' : payment_type

export const paidBy = (way: PaymentWay): Paid =>
  way === 'sbp' ? { payment_type: 'online', payment_method: 'sbp' } : { payment_type: way, payment_method: 'card' }

/** What the submit button of the checkout depends on; total in rubles. */
export type CheckoutFacts = {
  blacklisted: boolean
  /** A zone serves the address. */
  in_zone: boolean
  delivery_type: DeliveryType
  payment_type: PaymentType | null
  total: number
  /** The order is being sent. */
  posting: boolean
}

/** The checkout's submit button: it always says the sum and what happens, or why nothing can. */
export function checkoutButton(facts: CheckoutFacts): { caption: string; disabled: boolean } {
  if (facts.blacklisted) return { caption: 'Вы заблокированны рестораном', disabled: true }
  if (facts.delivery_type === 'delivery' && !facts.in_zone) {
    return { caption: 'Ваш адрес вне зоны доставки', disabled: true }
  }
  const verb = facts.payment_type === 'online' ? 'Оплатить' : 'Оформить'
  return { caption: `${verb} ${formatMoney(facts.total)}`, disabled: facts.posting }
}

/** The cart's button to the second step: «Оформить заказ на 1 500 ₽». */
export function placeOrderCaption(total: number): string {
  return `Оформить заказ на ${formatMoney(total)}`
}
