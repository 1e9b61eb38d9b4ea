import { quoted } from '@ostrov/shared/formats/quoted'
import { spokenAddress } from '@ostrov/shared/geo/door'
import type { OrderAction } from '@ostrov/shared/orders/actions'
import { askedOf } from '@ostrov/shared/orders/proposals'
import { isFinal, isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { type TrackedOrder, type Tracker, tracker } from '@ostrov/shared/orders/tracker'
import { isDeclined } from '@ostrov/shared/payments/decline'

/** After so long a payment the bank has said nothing about is offered to be made again. */
const SETTLING_MS = 60_000

/** What the rules have to know of an order. */
export function factsOf(order: OrderWire): TrackedOrder {
  const { status, confirmation_date, created_at, wanted_at, kitchen_at, delivery, basket, payment } = order
  return {
    status,
    confirmation_date,
    answer_until: askedOf(order)?.answer_until ?? null,
    created_at,
    wanted_at,
    kitchen_at,
    delivery_type: delivery.type,
    delivery_time: basket.restaurant.delivery_time,
    delivery_window: basket.restaurant.delivery_window,
    reason: reasonOf(order),
    never_paid: order.payment_type === 'online' && !order.events.some((event) => event.to === 'new'),
    declined: payment !== null && isDeclined(payment.bank_payment_info.status),
  }
}

/** The words that say why the order stands as it does: a restaurant's refusal always has some, and all others are our own. */
export function reasonOf({ status, events }: Pick<OrderWire, 'status' | 'events'>): string | null {
  const reason = events.findLast((event) => event.to === status && event.undone_at === null)?.comment
  if (!reason) return null
  return status === 'CANCELLED_BY_RESTAURANT' ? `Ресторан пишет: ${quoted(reason)}` : reason
}

/** The bank has, or holds, the customer's money. */
export function isPaid({
  payment_type,
  payment,
  status,
}: Pick<OrderWire, 'payment_type' | 'payment' | 'status'>): boolean {
  return payment_type === 'online' && payment !== null && !isUnpaid(status)
}

/** Where what was paid goes back to. */
export function backTo({ payment }: Pick<OrderWire, 'payment'>): string {
  return payment?.bank_payment_info.method === 'sbp' ? 'на\u00A0счёт' : 'на\u00A0карту'
}

/** What a review depends on beside the order itself. */
export function reviewFactsOf({ is_reviewed, is_user_in_black_list }: OrderWire) {
  return { alreadyReviewed: is_reviewed, blacklisted: is_user_in_black_list }
}

/** When the person came back from the bank; null for somebody who did not. */
export type Returned = Date | null

/** The order's sentence. One who has just paid reads «Обработка платежа» for a minute at most. */
export function trackerOf(order: OrderWire, now: Date, returned: Returned): Tracker {
  return tracker(factsOf(order), now, { redirect: isSettling(order, now, returned) })
}

type Settled = Pick<OrderWire, 'status'> & Partial<Pick<OrderWire, 'payment'>>

/** Whether the bank's word about a payment just made, or a kept way just charged, is still awaited. */
export function isSettling(order: Settled, now: Date, returned: Returned): boolean {
  if (order.status !== 'PAYMENT_PENDING') return false
  if (order.payment?.bank_payment_info.is_charging) return true
  if (returned === null) return false
  return now.getTime() - returned.getTime() < SETTLING_MS
}

/** The actions, with none that could disturb a payment being settled, and without the end that stands among the answers already. */
export function offered(actions: readonly OrderAction[], settling: boolean, asked = false): OrderAction[] {
  return actions.filter((action) => !(settling && action === 'pay') && !((settling || asked) && action === 'cancel'))
}

/** Lines that were really made; a struck one is not shown (spec §2). */
export function boughtItems(order: OrderWire) {
  return order.basket.items.filter((item) => item.cancellation_comment === null)
}

/** An order still on its way has a map to follow it on. */
export function hasMap({ status }: Pick<OrderWire, 'status'>): boolean {
  return !isFinal(status) && !isUnpaid(status)
}

/** The address with all the courier needs, as one says it: «Ленина, 234, кв. 18, подъезд 2, этаж 5, Южно-Сахалинск». */
export function fullAddress({ delivery }: Pick<OrderWire, 'delivery'>): string {
  return spokenAddress(delivery).join(', ')
}
