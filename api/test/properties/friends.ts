import { partsOf } from '@ostrov/shared/orders/parts'
import type { Pool } from 'pg'
import { friend } from '../groups'
import type { Cooking } from './kitchen'

/** Somebody's friends: one joins the group basket and puts a dish in; now and then the owner locks it, closes it or takes one out. */
export async function gather({ product, kitchen, dish, pick, token }: Cooking & { token: string }): Promise<number> {
  const { call } = product
  const { restaurant_id, product_id } = kitchen
  const body = { restaurant_id, name: 'Олег' }
  const opened = await call('POST', '/api/user/groups', { token, body })
  if (opened.status !== 200) return opened.status
  const path = `/api/groups/${opened.body.token}`
  if (pick % 9 === 0) return (await call('DELETE', path, { token })).status
  await call('PUT', path, { token, body: { is_locked: pick % 8 === 0 } })
  // Locked, ordered or full meanwhile: a friend who is not let in goes away.
  const anna = await friend(product, path, `Друг ${crypto.randomUUID().slice(0, 8)}`).catch(() => null)
  if (!anna) return 0
  const { status } = await anna.put(pick % 2 ? dish : product_id, 1 + (pick % 3))
  if (pick % 5 > 0) return status
  return (await call('DELETE', `${path}/participants/${anna.id}`, { token })).status
}

/** Orders whose people's parts are not the whole of it. */
export async function wrongParts(pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select o.id, o.total, o.discount, o.delivery_price, (select json_agg(i order by i.sort) from order_item i where i.order_id = o.id) as lines
     from "order" o where o.restaurant_id = any($1) and o.group_id is not null`,
    [ids],
  )
  return rows.flatMap(({ id, total, lines, ...sums }) => {
    const parts = partsOf(lines, sums)
    return parts.length > 0 && parts.reduce((all, part) => all + part.total, 0) !== total ? [`parts of ${id}`] : []
  })
}
