import type { OrderActor, OrderStatus } from '@ostrov/shared/orders/statuses'

export type OrderChange = {
  to: OrderStatus
  actor: OrderActor
  actor_id?: string | null
  /** The administrator who acts through somebody's session. */
  act_admin_id?: string | null
  comment?: string | null
  now: Date
}
