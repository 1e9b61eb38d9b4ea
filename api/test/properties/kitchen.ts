import type { openKitchen } from '../orders'
import type { Product } from '../product'

type Kitchen = Awaited<ReturnType<typeof openKitchen>>
/** The kitchen of a town, with a second dish. */
export type Cooking = { product: Product; kitchen: Kitchen; dish: string; pick: number }

const NEXT: Record<string, string> = {
  CONFIRMED: 'IN_PREPARATION',
  IN_PREPARATION: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  DELIVERED: 'COMPLETED',
}

/** The kitchen takes its oldest order one step on, asks its customer when it accepts it, or refuses it. */
export async function cook({ product, kitchen, dish, pick }: Cooking): Promise<number> {
  const { restaurant_id, owner } = kitchen
  const { rows } = await product.pool.query(
    `select id::int as id, status from "order" where restaurant_id = $1 and finished_at is null
       and status not in ('new', 'PAYMENT_PENDING', 'PAYMENT_FAILED') order by answer_until is not null, id limit 1`,
    [restaurant_id],
  )
  const [order] = rows
  if (!order) return 0
  const act = `/api/orders/actions/restaurant/${restaurant_id}`
  const send = async (path: string, body: unknown) =>
    (await product.call('PUT', path, { token: owner.token, body })).status
  const next = NEXT[order.status]
  if (next) return send(`${act}/order/${order.id}/action`, { status: next })
  if (pick % 7 === 0)
    return send(`${act}/order/${order.id}/action`, { status: 'CANCELLED_BY_RESTAURANT', comment: 'Кончилось' })
  return send(`${act}/confirm/${order.id}`, pick % 2 ? await missing(product, order.id, { dish, pick }) : {})
}

/** The kitchen finds while cooking that something is missing, or that it is there after all. */
export async function ask({ product, kitchen, dish, pick }: Cooking): Promise<number> {
  const { restaurant_id, owner } = kitchen
  const { rows } = await product.pool.query(
    `select id::int as id, answer_until from "order" where restaurant_id = $1 and status in ('CONFIRMED', 'IN_PREPARATION')
     order by id limit 1 offset $2`,
    [restaurant_id, pick % 2],
  )
  const [order] = rows
  if (!order) return 0
  const path = `/api/orders/actions/restaurant/${restaurant_id}/order/${order.id}/proposal`
  const { token } = owner
  if (order.answer_until && pick % 3 === 0) return (await product.call('DELETE', path, { token })).status
  const body = await missing(product, order.id, { dish, pick })
  return (await product.call('PUT', path, { token, body })).status
}

/** A line that cannot be made, every other time with another dish instead of it. */
async function missing({ pool }: Product, order_id: number, { dish, pick }: { dish: string; pick: number }) {
  const { rows } = await pool.query<{ id: string }>(
    'select id from order_item where order_id = $1 and cancellation_comment is null order by sort',
    [order_id],
  )
  const id = rows[pick % (rows.length || 1)]?.id ?? ''
  const replacement = pick % 4 > 1 ? { replacement: { item_id: id, product_id: dish } } : {}
  return { cancelled_items: [{ id, cancellation_comment: 'Кончилось' }], ...replacement }
}
