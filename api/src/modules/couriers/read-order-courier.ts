import { isBrought, mayBeTaken } from '@ostrov/shared/couriers/rules'
import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { customerOrder } from '../orders/find-order'
import { handOverCode } from './hand-over-code'
import { readNear } from './place'

type Asking = { customer: Customer; ref: string; secret: string; now: Date }

/**
 * Who brings a customer's own order while it is on its way, where they are, and what to tell them at the door; an
 * administrator in the customer's name is not told where. @throws {Refusal} `order.not_found`
 */
export async function readOrderCourier(em: Em, { customer, ref, secret, now }: Asking): Promise<OrderCourierWire> {
  const { id, uuid, status } = await customerOrder(em, customer.id, ref)
  if (!isBrought(status)) return NOBODY
  const found = await row<{ name: string; asks_code: boolean; tips_url: string | null }>(
    em,
    sql`select c.name, coalesce(t.asks_code, false) as asks_code, t.tips_url
        from order_courier w join courier c on c.id = w.courier_id left join courier_terms t on t.restaurant_id = c.restaurant_id
        where w.order_id = ${id} and w.taken_back_at is null and w.brought_back_at is null`,
  )
  if (!found) return NOBODY
  const isLeft = !mayBeTaken(status)
  return {
    name: isLeft ? found.name : null,
    code: found.asks_code && status !== 'DELIVERED' ? handOverCode(secret, uuid) : null,
    tips_url: isLeft ? found.tips_url : null,
    near: customer.session.act_admin_id === null ? await readNear(em, id, now) : null,
  }
}

const NOBODY = { name: null, code: null, tips_url: null, near: null }
