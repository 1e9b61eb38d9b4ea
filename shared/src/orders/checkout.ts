import { formatMoney } from '../formats/money'
import { NEW_CARD, PAYMENT_METHOD_LABELS, savedLabel } from '../payments/labels'
import type { SavedMethodWire } from '../payments/schema'
import type { PaymentMethod } from '../payments/statuses'
import { isUuid } from '../wire/uuid'
import { type DeliveryType, offeredPaymentTypes, PAYMENT_TYPES, type PaymentType } from './statuses'

export const PAYMENT_TYPE_LABELS = {
  online: 'Онлайн',
  card: 'Картой при получении',
  cash: 'Наличными',
} as const satisfies Record<PaymentType, string>

/** How an order is paid, as one chooses it: SBP is a way of its own there, and an online payment everywhere else. */
export type PaymentWay = PaymentType | 'sbp'
/** `saved_method_id`: the kept way that is charged, '' of none. */
type Paid = { payment_type: PaymentType; payment_method: PaymentMethod; saved_method_id: string }
/** `value` is a {@link PaymentWay}, or the id of a kept way, which is like `like`. */
type OfferedWay = { value: string; like: PaymentWay; label: string }

/** What the ways are called; of two online ones each says which it is. Those that are kept come first. */
export function paymentWays(
  delivery_type: DeliveryType,
  methods: readonly PaymentMethod[],
  saved: readonly SavedMethodWire[] = [],
): OfferedWay[] {
  const said = (like: PaymentWay, label: string) => ({ value: like, like, label })
  const kept = saved.map((one) => ({ ...said(one.kind === 'sbp' ? 'sbp' : 'online', savedLabel(one)), value: one.id }))
  const others = offeredPaymentTypes(delivery_type, methods.length > 0).flatMap((type) => {
    if (type !== 'online' || (!methods.includes('sbp') && kept.length === 0))
      return [said(type, PAYMENT_TYPE_LABELS[type])]
    const card = said('online', kept.length > 0 ? NEW_CARD : PAYMENT_METHOD_LABELS.card)
    return methods.includes('sbp') ? [card, said('sbp', PAYMENT_METHOD_LABELS.sbp)] : [card]
  })
  return [...kept, ...others]
}

export function wayOf({ payment_type, payment_method, saved_method_id }: Paid): string {
  if (payment_type !== 'online') return payment_type
  return saved_method_id || (payment_method === 'sbp' ? 'sbp' : 'online')
}

export const paidBy = (way: string): Paid => ({
  payment_type: PAYMENT_TYPES.find((type) => type === way) ?? 'online',
  payment_method: way === 'sbp' ? 'sbp' : 'card',
  saved_method_id: isUuid(way) ? way : '',
})

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
