import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { orderBadge } from '@ostrov/shared/orders/labels'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'

/** The badge of an order at the restaurant: of a cancelled one it says who did it. */
export function businessBadge(status: OrderStatus) {
  const badge = orderBadge(status)
  return isCancelled(status) ? { ...badge, label: EVENT_LABELS[status] } : badge
}
