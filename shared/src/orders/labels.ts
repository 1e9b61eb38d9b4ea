import type { OrderAction } from './actions'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { isCancelled, isFinal, isUnpaid } from './rules'
import type { DeliveryType, OrderStatus, PaymentType } from './statuses'

/** A colour token of the design. */
export type Tone = 'sea' | 'ember' | 'leaf' | 'amber' | 'berry' | 'ink'

/** What the customer calls the status. */
export const ORDER_LABELS = {
  new: 'В обработке',
  in_progress: 'В обработке',
  CONFIRMATION_PENDING: 'В обработке',
  CONFIRMED: 'В работе',
  IN_PREPARATION: 'Готовится',
  PICKUP_PENDING: 'Готов к выдаче',
  OUT_FOR_DELIVERY: 'У курьера',
  DELIVERED: 'Доставлен',
  COMPLETED: 'Завершён',
  CANCELLED: 'Отменен',
  CANCELLED_BY_RESTAURANT: 'Отменен',
  CANCELLED_BY_USER: 'Отменен',
  PAYMENT_PENDING: 'Не оплачен',
  PAYMENT_FAILED: 'Ошибка оплаты',
  EXECUTION_STOPPED: 'Выполнение остановлено',
} as const satisfies Record<OrderStatus, string>

/** The colour of the status for the customer. */
export const ORDER_TONES = {
  new: 'amber',
  in_progress: 'amber',
  CONFIRMATION_PENDING: 'amber',
  CONFIRMED: 'sea',
  IN_PREPARATION: 'sea',
  PICKUP_PENDING: 'leaf',
  OUT_FOR_DELIVERY: 'sea',
  DELIVERED: 'leaf',
  COMPLETED: 'ink',
  CANCELLED: 'berry',
  CANCELLED_BY_RESTAURANT: 'berry',
  CANCELLED_BY_USER: 'berry',
  PAYMENT_PENDING: 'amber',
  PAYMENT_FAILED: 'berry',
  EXECUTION_STOPPED: 'berry',
} as const satisfies Record<OrderStatus, Tone>

export const DELIVERY_TYPE_LABELS = {
  delivery: 'Доставка',
  pickup: 'Самовывоз',
} as const satisfies Record<DeliveryType, string>

export const ORDER_ACTION_LABELS = {
  cancel: 'Отменить заказ',
  contact: 'Связаться с\u00A0рестораном',
  map: 'На\u00A0карте',
  received: 'Получил(а)',
  pay: 'Оплатить',
  review: 'Оставить отзыв',
  repeat: 'Повторить заказ',
  details: 'О\u00A0заказе',
} as const satisfies Record<OrderAction, string>

const BOARD_LABELS: Partial<Record<OrderStatus, string>> = {
  CONFIRMED: 'Принять',
  IN_PREPARATION: 'Начать готовить',
  OUT_FOR_DELIVERY: 'Передать курьеру',
  PICKUP_PENDING: 'Готов к\u00A0выдаче',
  DELIVERED: 'Доставлен',
  CANCELLED_BY_RESTAURANT: 'Отклонить',
}

/** The board's button that leads to the status. */
export function restaurantActionLabel(to: OrderStatus, delivery_type: DeliveryType): string {
  if (to === 'COMPLETED') return delivery_type === 'pickup' ? 'Выдан' : 'Завершить'
  return BOARD_LABELS[to] ?? ORDER_LABELS[to]
}

/** The colour of an order on the restaurant's board: the call colour belongs to orders nobody has accepted yet. */
export function boardTone(status: OrderStatus): Tone {
  if (isCancelled(status)) return 'berry'
  return status === 'new' || status === 'in_progress' || status === 'CONFIRMATION_PENDING' ? 'ember' : 'ink'
}

/** A step of the customer's timeline: 'current' is where the order is now. */
export type TimelineStep = { label: string; state: 'done' | 'current' | 'next' }

/** The way of an order in four steps; an order that was cancelled has no way to show. */
export function timeline(order: { status: OrderStatus; delivery_type: DeliveryType }): TimelineStep[] {
  if (isCancelled(order.status)) return []
  const reached = stepReached(order.status)
  const labels = [
    'Принят',
    'Готовят',
    order.delivery_type === 'pickup' ? 'Готов к\u00A0выдаче' : 'В\u00A0пути',
    'У\u00A0вас',
  ]
  return labels.map((label, step) => ({ label, state: stepState(step, reached) }))
}

function stepReached(status: OrderStatus): number {
  if (status === 'CONFIRMED') return 0
  if (status === 'IN_PREPARATION') return 1
  if (status === 'OUT_FOR_DELIVERY' || status === 'PICKUP_PENDING') return 2
  // Past the last step: with the food in hand every step is done.
  return status === 'DELIVERED' || isFinal(status) ? 4 : -1
}

function stepState(step: number, reached: number): TimelineStep['state'] {
  if (step < reached) return 'done'
  return step === reached ? 'current' : 'next'
}

/** The badge of an order: its label and its colour; `asked` where the customer's word is awaited. */
export function orderBadge(status: OrderStatus, asked = false): { label: string; tone: Tone } {
  if (asked) return { label: 'Ждёт вашего ответа', tone: 'amber' }
  return { label: ORDER_LABELS[status], tone: ORDER_TONES[status] }
}

/** The payment's short state beside the sum: «Заказ оплачен онлайн», «Оплата наличными». */
export function paymentLabel(order: { payment_type: PaymentType; status: OrderStatus }): string {
  const paid = order.payment_type === 'online' && !isUnpaid(order.status) && !isCancelled(order.status)
  return paid ? 'Заказ оплачен онлайн' : `Оплата ${PAYMENT_TYPE_LABELS[order.payment_type].toLowerCase()}`
}
