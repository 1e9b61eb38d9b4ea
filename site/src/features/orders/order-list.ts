import { isActive } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'

/** What was known with what has been read since: each order once, in its newest state, the newest order first. */
export function mergeOrders(known: readonly OrderWire[], fresh: readonly OrderWire[]): OrderWire[] {
  const byUuid = new Map([...known, ...fresh].map((order) => [order.uuid, order]))
  return [...byUuid.values()].sort(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id,
  )
}

/** Orders under way, the newest first. */
export function activeOrders(orders: readonly OrderWire[]): OrderWire[] {
  return orders.filter((order) => isActive(order.status))
}

/** Orders under way stand above those that are over. */
export function activeFirst(orders: readonly OrderWire[]): OrderWire[] {
  return [...activeOrders(orders), ...orders.filter((order) => !isActive(order.status))]
}
