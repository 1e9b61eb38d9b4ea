import { formatMoney } from '../formats/money'
import type { DeliveryType, PaymentType } from './statuses'

export const PAYMENT_TYPE_LABELS = {
  online: 'Онлайн',
  card: 'Картой при получении',
  cash: 'Наличными',
} as const satisfies Record<PaymentType, string>

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
