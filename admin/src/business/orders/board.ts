import { quoted } from '@ostrov/shared/formats/quoted'
import { restaurantActions } from '@ostrov/shared/orders/actions'
import { ORDER_LABELS } from '@ostrov/shared/orders/labels'
import { newTime, promiseEnd } from '@ostrov/shared/orders/pace'
import { mayBeLate } from '@ostrov/shared/orders/rules'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'

export const COLUMNS = ['fresh', 'cooking', 'leaving'] as const
export type ColumnName = (typeof COLUMNS)[number]

export const COLUMN_TITLES = {
  fresh: 'Новые',
  cooking: 'Готовятся',
  leaving: 'Готовы и\u00A0в\u00A0пути',
} as const satisfies Record<ColumnName, string>

const COLUMN_OF: Partial<Record<OrderStatus, ColumnName>> = {
  new: 'fresh',
  in_progress: 'fresh',
  CONFIRMATION_PENDING: 'fresh',
  CONFIRMED: 'cooking',
  IN_PREPARATION: 'cooking',
  PICKUP_PENDING: 'leaving',
  OUT_FOR_DELIVERY: 'leaving',
}

export type Board = Record<ColumnName, BusinessOrderWire[]>

/** The orders by column, the longest waiting first; what is over stands in none. */
export function arrangeBoard(orders: readonly BusinessOrderWire[]): Board {
  const board: Board = { fresh: [], cooking: [], leaving: [] }
  for (const order of orders) {
    const column = COLUMN_OF[order.status]
    if (column) board[column].push(order)
  }
  const since = new Map(orders.map((order) => [order.id, waitingSince(order)]))
  const sinceOf = ({ id }: BusinessOrderWire) => since.get(id) ?? 0
  for (const column of COLUMNS) board[column].sort((a, b) => sinceOf(a) - sinceOf(b) || a.id - b.id)
  return { ...board, leaving: byCourier(board.leaving) }
}

/** What one courier brings stands together, where the first of it stands. */
function byCourier(orders: readonly BusinessOrderWire[]): BusinessOrderWire[] {
  return orders.flatMap((order) => {
    const theirs = orders.filter(({ courier }) => courier !== null && courier.id === order.courier?.id)
    if (theirs.length === 0) return [order]
    return theirs[0] === order ? theirs : []
  })
}

/** What somebody else cancelled while it was made, until somebody here has said «Понятно». */
export function stoppedOrders(orders: readonly BusinessOrderWire[]): BusinessOrderWire[] {
  return orders.filter(({ cancel_unseen }) => cancel_unseen)
}

/** The step a cancelled order was at: what there is to stop. */
export function stoppedAt({ events }: Pick<BusinessOrderWire, 'events'>): OrderStatus | undefined {
  return standing(events).findLast(({ to }) => COLUMN_OF[to] !== undefined)?.to
}

/** The order waits for somebody to accept it, so it calls. */
export function isCalling(order: Pick<BusinessOrderWire, 'status' | 'delivery'>): boolean {
  const facts = { status: order.status, delivery_type: order.delivery.type }
  return restaurantActions(facts).some(({ to }) => to === 'CONFIRMED')
}

/**
 * When the order entered its column, in milliseconds: an order paid online began to wait when it was paid, not placed, one for
 * a time when the kitchen should begin it, or began.
 */
export function waitingSince(
  order: Pick<BusinessOrderWire, 'status' | 'created_at' | 'kitchen_at' | 'events'>,
): number {
  const column = COLUMN_OF[order.status]
  const entered = standing(order.events).filter(({ to }) =>
    column === 'leaving' ? to === order.status : COLUMN_OF[to] === column,
  )
  const moments = entered.map(({ created_at }) => Date.parse(created_at))
  const since = moments.length > 0 ? Math.min(...moments) : Date.parse(order.created_at)
  if (column === 'leaving' || order.kitchen_at === null) return since
  const begun = standing(order.events).find(({ to }) => to === 'IN_PREPARATION')?.created_at ?? order.kitchen_at
  return Math.max(since, Math.min(Date.parse(order.kitchen_at), Date.parse(begun)))
}

/** Orders that ring: not those of restaurants whose owner has silenced every board. */
export function ringing(
  orders: readonly BusinessOrderWire[],
  silenced: readonly { id: string }[],
): readonly BusinessOrderWire[] {
  return orders.filter(({ basket }) => silenced.every(({ id }) => id !== basket.restaurant.id))
}

/** A change that was pressed and is not answered yet. */
export type PendingMove = { order_id: number; to: OrderStatus }

/** The orders as they will be once what was pressed is answered; a refused press simply drops out of `pending`. */
export function withPending(
  orders: readonly BusinessOrderWire[],
  pending: readonly PendingMove[],
): readonly BusinessOrderWire[] {
  if (pending.length === 0) return orders
  const to = new Map(pending.map((move) => [move.order_id, move.to]))
  // An order that nobody pressed stays the very same, so that its card is not drawn anew.
  return orders.map((order) => {
    const status = to.get(order.id)
    return status ? { ...order, status } : order
  })
}

/** By when the food is promised: at the customer's for a delivery, at the counter for a pickup. */
export function promisedAt(order: PromisedOrder): Date {
  return promiseEnd(promiseOf(order))
}

/** When a late order is expected now, as its customer reads it; null while it is not late. */
export function lateTime(order: PromisedOrder & Pick<BusinessOrderWire, 'status'>, now: Date): Date | null {
  return mayBeLate(order.status) ? newTime(promiseOf(order), now) : null
}

type PromisedOrder = Pick<BusinessOrderWire, 'created_at' | 'wanted_at' | 'basket' | 'delivery'>

function promiseOf({ created_at, wanted_at, basket, delivery }: PromisedOrder) {
  const { delivery_time, delivery_window } = basket.restaurant
  return { created_at, wanted_at, delivery_time, delivery_window, delivery_type: delivery.type }
}

/** What the other operator's or the customer's press did while this one was looking: said after a refused press. */
export function staleMessage(order: Pick<BusinessOrderWire, 'id' | 'status' | 'events'>, time: (at: string) => string) {
  const last = standing(order.events).findLast(({ to }) => to === order.status)
  const at = last ? ` в\u00A0${time(last.created_at)}` : ''
  return `№\u00A0${order.id}: ${CHANGES[order.status] ?? `уже ${quoted(ORDER_LABELS[order.status])}`}${at}`
}

const CHANGES: Partial<Record<OrderStatus, string>> = {
  CONFIRMED: 'заказ уже приняли',
  IN_PREPARATION: 'заказ уже готовят',
  PICKUP_PENDING: 'уже отмечен готовым',
  OUT_FOR_DELIVERY: 'уже передан курьеру',
  DELIVERED: 'уже отмечен доставленным',
  COMPLETED: 'заказ уже завершён',
  CANCELLED_BY_USER: 'клиент отменил заказ',
  CANCELLED_BY_RESTAURANT: 'от заказа уже отказались',
  CANCELLED: 'заказ отменила поддержка',
}

/** The lines that will be made; a struck one carries the reason the customer reads. */
export function linesToMake(order: Pick<BusinessOrderWire, 'basket'>) {
  return order.basket.items.filter(({ cancellation_comment }) => cancellation_comment === null)
}

/** Events that were not taken back. */
function standing(events: BusinessOrderWire['events']) {
  return events.filter(({ undone_at }) => undone_at === null)
}
