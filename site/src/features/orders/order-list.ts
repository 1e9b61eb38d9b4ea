import { isActive } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'

/** What was known with what has been read since: each order once, in its newest state, the newest order first. */
export function mergeOrders(known: readonly OrderWire[], fresh: readonly OrderWire[]): OrderWire[] {
  const byUuid = new Map(known.map((order) => [order.uuid, order]))
  for (const order of fresh) byUuid.set(order.uuid, newerOf(byUuid.get(order.uuid), order))
  return [...byUuid.values()].sort(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id,
  )
}

/** What to show of two answers about one order: they may overtake each other, and an order never goes back. */
export function newerOf(shown: OrderWire | undefined, answer: OrderWire): OrderWire {
  return shown?.uuid === answer.uuid && stepsOf(answer) < stepsOf(shown) ? shown : answer
}

/** Every step adds an event; one that is taken back is marked. */
const stepsOf = ({ events }: OrderWire) => events.length + events.filter(({ undone_at }) => undone_at !== null).length

/**
 * Whether news of an order (null: of any) may be of the one that is shown. While that one is still being read (null), they
 * may: the answer on its way may have been written before.
 */
export const mayConcern = (shown: Pick<OrderWire, 'uuid'> | null, uuid: string | null) =>
  shown === null || uuid === null || shown.uuid === uuid

/** Orders under way, the newest first. */
export function activeOrders(orders: readonly OrderWire[]): OrderWire[] {
  return orders.filter((order) => isActive(order.status))
}

/** Orders under way stand above those that are over. */
export function activeFirst(orders: readonly OrderWire[]): OrderWire[] {
  return [...activeOrders(orders), ...orders.filter((order) => !isActive(order.status))]
}
