import { orderPath } from '@ostrov/shared/paths'
import { purchasePath } from '@ostrov/shared/tickets/paths'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { orderById } from '../../orders/find-order'
import type { Subject } from '../attempts'

/** Who pays for what waits for its money, what the bank calls it, and where it sends the person back. */
export type WhoPays = { user_id: string; description: string; path: string; total: number }

type Held = { number: number; user_id: string; total: number }

/** Null where nothing is waited for any more: it is paid, cancelled, or its seats are held no longer. */
export async function awaitedBy(em: Em, { order_id, purchase_id }: Subject, now: Date): Promise<WhoPays | null> {
  if (order_id !== null) {
    const order = await orderById(em, order_id)
    if (order?.status !== 'PAYMENT_PENDING' || order.user_id === null) return null
    const { user_id, uuid, total } = order
    return { user_id, total, description: `Заказ № ${order_id}`, path: orderPath(uuid) }
  }
  const held = await row<Held>(
    em,
    sql`select number, user_id, total from ticket_purchase where id = ${purchase_id} and user_id is not null
          and paid_at is null and failed_at is null and held_until > ${now}::timestamptz`,
  )
  if (!held || purchase_id === null) return null
  const { number, ...who } = held
  return { ...who, description: `Билеты, покупка № ${number}`, path: purchasePath(purchase_id) }
}
