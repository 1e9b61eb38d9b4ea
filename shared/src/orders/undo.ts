import type { OrderActor, OrderStatus } from './statuses'

/** A restaurant's step may be taken back for so long; until then nothing of it has left the house. */
export const UNDO_WINDOW_MS = 5_000

/** Steps made by one press. A refusal is none of them: it asks for its reason before it is sent. */
const ONE_PRESS: ReadonlySet<OrderStatus> = new Set([
  ...(['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED'] as const),
])

/** Whether whoever made the step may take it back; what follows from it waits for the window to close. */
export function canBeUndone(step: { to: OrderStatus; actor: OrderActor }): boolean {
  return step.actor === 'restaurant' && ONE_PRESS.has(step.to)
}
