import type { OrderActor, OrderStatus } from '@ostrov/shared/orders/statuses'
import type { By } from '../../http/sessions'

export type OrderChange = {
  to: OrderStatus
  actor: OrderActor
  actor_id?: string | null
  /** The administrator who acts through somebody's session. */
  act_admin_id?: string | null
  comment?: string | null
  now: Date
}

const ACTORS = { customer: 'customer', business: 'restaurant', admin: 'admin' } as const satisfies Record<
  By['kind'],
  OrderActor
>

/** Who steps, in the words of an order's events. */
export const stepBy = ({ kind, id, act_admin_id }: By) => ({ actor: ACTORS[kind], actor_id: id, act_admin_id })
