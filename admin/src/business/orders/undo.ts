import type { BusinessOrderWire, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { canBeUndone, UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import { atom } from 'nanostores'

/** A step pressed on this device a moment ago. */
export type UndoableStep = {
  order_id: number
  restaurant_id: string
  event_id: number
  from: OrderStatus
  to: OrderStatus
  /** By this device's clock, in milliseconds. */
  until: number
}

/** Steps that can be taken back now, the latest last. */
export const $undoable = atom<readonly UndoableStep[]>([])

/** Offers to take a step back, counted from the press: the server's five seconds begin no sooner. */
export function offerUndo(order: Pick<BusinessOrderWire, 'status'>, update: OrderUpdateWire, pressedAt: number): void {
  const { order_id, restaurant_id, event_id, status: to } = update
  const until = pressedAt + UNDO_WINDOW_MS
  const left = until - Date.now()
  if (!canBeUndone({ to, actor: 'restaurant' }) || left <= 0) return
  const others = $undoable.get().filter((one) => one.order_id !== order_id)
  $undoable.set([...others, { order_id, restaurant_id, event_id, from: order.status, to, until }])
  setTimeout(forgetUndo, left, event_id)
}

export function forgetUndo(event_id: number): void {
  if ($undoable.get().some((one) => one.event_id === event_id)) {
    $undoable.set($undoable.get().filter((one) => one.event_id !== event_id))
  }
}

/** Whole seconds left, as the button counts them: never «0 с». */
export function secondsLeft({ until }: Pick<UndoableStep, 'until'>, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000))
}
