import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { tokens } from '../../src/http/access'
import { issueToken } from '../../src/http/session-tokens'
import { orderForm } from '../orders'
import type { Product } from '../product'

/** A signed-in customer in front of a filled basket, with the press of the button ready to be sent. */
export type Diner = { id: string; token: string; key: string; form: OrderInputWire }
type Menu = { restaurant_id: string; product_id: string; price: number }

let phones = 0

/** So many customers, each with two of the dish in a basket; made by statements, not by calls, to be quick. */
export async function makeCrowd(product: Product, menu: Menu, size: number, changes: Partial<OrderInputWire> = {}) {
  const first = phones
  phones += size
  const { rows } = await product.pool.query<{ user_id: string; session_id: string; basket_id: string }>(
    `with people as (
       insert into "user" (phone, name, is_new_user, ref_code)
       select '78' || lpad(n::text, 9, '0'), 'Гость ' || n, false, 'C' || n from generate_series($1::int + 1, $1::int + $2::int) n
       returning id),
     sessions as (
       insert into session (kind, user_id, expire_at) select 'customer', id, now() + interval '1 day' from people
       returning id, user_id),
     baskets as (
       insert into basket (restaurant_id, user_id) select $3, id from people returning id, user_id),
     items as (
       insert into basket_item (basket_id, product_id, option_ids, options_key, quantity)
       select id, $4::uuid, '{}', $4::uuid::text, 2 from baskets)
     select s.user_id, s.id as session_id, b.id as basket_id from sessions s join baskets b using (user_id)`,
    [first, size, menu.restaurant_id, menu.product_id],
  )
  const signer = tokens(product.deps).decorator.tokens
  return Promise.all(
    rows.map(async ({ user_id, session_id, basket_id }): Promise<Diner> => {
      const token = await issueToken(signer, { id: session_id, kind: 'customer', person_id: user_id })
      const form = orderForm(menu, { basket_id, cartSum: menu.price * 2 }, changes)
      return { id: user_id, token, key: crypto.randomUUID(), form }
    }),
  )
}

/** Presses the button: the answer, or null when the connection broke. */
export async function press(url: string, { token, key, form }: Diner) {
  try {
    const answer = await fetch(`${url}/api/user/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(45_000),
    })
    const body: unknown = await answer.json()
    return { status: answer.status, order_uuid: orderOf(body), body }
  } catch {
    return null
  }
}

function orderOf(body: unknown) {
  return typeof body === 'object' && body !== null && 'order_uuid' in body ? String(body.order_uuid) : null
}
