import type { Pool } from 'pg'
import type { Em } from '../../src/db/orm'
import { PromoCode } from '../../src/modules/promotions/promo-code'
import type { openProductWithBank } from '../bank'
import { makeProduct } from '../kitchen'
import { openKitchen, orderForm } from '../orders'
import { signIn } from '../people'
import type { Product } from '../product'
import { unbalanced, wrongs } from './checks'
import { gather, wrongParts } from './friends'
import { ask, cook } from './kitchen'

const HOUR_MS = 3_600_000
const CODE = 'ЖИЗНЬ'

type Opened = Pick<Awaited<ReturnType<typeof openProductWithBank>>, 'product' | 'press'> & { begin: Date }
export type Act = { kind: string; person: number; kitchen: number; pick: number }

/** Two kitchens with two dishes each, three people and one promo code between them. */
export async function openTown({ product, press, begin }: Opened) {
  const { call, pool, em } = product
  const kitchens = [await openKitchen(product), await openKitchen(product)]
  const people = [await signIn(product), await signIn(product), await signIn(product)]
  const dishes: string[] = []
  for (const one of kitchens) dishes.push(await secondDish(product, one.restaurant_id))
  const code = `${CODE}${Bun.randomUUIDv7().slice(-8).toUpperCase()}`
  await promoCode(em(), code, begin)
  // Made with a rating that nobody gave.
  await pool.query('update restaurant set rating = 0, reviews_count = 0')
  const ids = kitchens.map((one) => one.restaurant_id)
  const all = { ids, code }
  return {
    live,
    wrongs: async () => [...(await wrongs(pool, { ...all, now: product.clock.now })), ...(await wrongParts(pool, ids))],
    unbalanced: () => unbalanced(pool, ids),
  }

  async function live({ kind, person, kitchen, pick }: Act): Promise<number> {
    const [one, at, dish] = [people[person], kitchens[kitchen], dishes[kitchen]]
    if (!one || !at || !dish) throw new Error('Nobody lives there')
    const { token } = one
    const send = async (method: string, path: string, body?: unknown) =>
      (await call(method, path, { token, body })).status
    switch (kind) {
      case 'add': {
        const item = {
          restaurant_id: at.restaurant_id,
          product_id: pick % 2 ? dish : at.product_id,
          quantity: 1 + (pick % 3),
        }
        return send('POST', '/api/basket_item', item)
      }
      case 'change': {
        const basket = await basketOf(product, token, at.restaurant_id)
        const line = basket?.items[pick % (basket.items.length || 1)]
        return line ? send('PUT', `/api/basket_item/${line.id}`, { quantity: pick % 4 }) : 0
      }
      case 'order':
      case 'place': {
        for (const product_id of kind === 'order' ? [at.product_id, dish].slice(pick % 2) : []) {
          await send('POST', '/api/basket_item', { restaurant_id: at.restaurant_id, product_id, quantity: 3 })
        }
        const basket = await basketOf(product, token, at.restaurant_id)
        if (!basket) return 0
        const payment_type = pick % 3 ? ('online' as const) : ('cash' as const)
        const uses = pick % 2 && payment_type === 'online' ? { code } : {}
        const form = orderForm(at, { basket_id: basket.id, cartSum: basket.total }, { payment_type, ...uses })
        return send('POST', '/api/user/orders', form)
      }
      case 'pay': {
        const [order] = await ordersOf(pool, one.id, `status in ('PAYMENT_PENDING', 'PAYMENT_FAILED')`)
        if (!order) return 0
        const page = await call('POST', `/api/user/orders/${order.id}/pay`, { token })
        if (page.status === 200) await press(page.body.payment_url, pick % 4 ? 'pay' : 'decline')
        // Declined on another page while this one was being opened.
        return page.body.errorMessage === 'payment.bank_unavailable' ? 0 : page.status
      }
      case 'cancel': {
        const [order] = await ordersOf(pool, one.id, 'finished_at is null')
        return order ? send('PUT', `/api/orders/actions/user/cancel/${order.id}`) : 0
      }
      case 'receive': {
        const [order] = await ordersOf(pool, one.id, `status in ('DELIVERED', 'PICKUP_PENDING')`)
        return order ? send('PUT', `/api/orders/actions/user/received/${order.id}`) : 0
      }
      case 'kitchen':
        return cook({ product, kitchen: at, dish, pick })
      case 'ask':
        return ask({ product, kitchen: at, dish, pick })
      case 'friend':
        return gather({ product, kitchen: at, dish, pick, token })
      case 'answer':
        return answer(pick)
      case 'review': {
        const [order] = await ordersOf(pool, one.id, `status = 'COMPLETED'`)
        return order ? send('POST', '/api/user/reviews', { order_id: order.id, rating: 0.5 + (pick % 10) / 2 }) : 0
      }
      default: {
        const { rows } = await pool.query('select id from review where user_id = $1 and product_id is null limit 1', [
          one.id,
        ])
        return rows[0] ? send('DELETE', `/api/user/reviews/restaurant_review/${rows[0].id}`) : 0
      }
    }
  }

  /** Whoever has been asked the longest says one of the three words. */
  async function answer(pick: number): Promise<number> {
    const { rows } = await pool.query(
      `select p.id, p.order_id, o.user_id from order_proposal p join "order" o on o.id = p.order_id
       where o.restaurant_id = any($1) and p.status = 'asked' order by p.id limit 1`,
      [ids],
    )
    const [asked] = rows
    const token = people.find(({ id }) => id === asked?.user_id)?.token
    if (!token) return 0
    const body = { proposal_id: asked.id, answer: ['agree', 'without', 'agree', 'cancel'][pick % 4] }
    return (await call('PUT', `/api/orders/actions/user/answer/${asked.order_id}`, { token, body })).status
  }
}

async function secondDish({ pool, em }: Product, restaurant_id: string): Promise<string> {
  const { rows } = await pool.query('select id from product_category where restaurant_id = $1', [restaurant_id])
  return (await makeProduct(em(), { restaurant_id, category_id: rows[0].id, price: 450 })).id
}

async function promoCode(fork: Em, code: string, begin: Date) {
  const expires_at = new Date(begin.getTime() + 14 * 24 * HOUR_MS)
  const limits = { total_use_limit: 3, user_use_limit: 2 }
  fork.create(PromoCode, { code, name: code, starts_at: begin, expires_at, amount: 150, ...limits })
  await fork.flush()
}

async function basketOf({ call }: Product, token: string, restaurant_id: string) {
  const { body } = await call('GET', '/api/user/baskets', { token })
  const baskets: { id: string; total: number; restaurant: { id: string }; items: { id: string }[] }[] = body.items
  return baskets.find((one) => one.restaurant.id === restaurant_id)
}

async function ordersOf(pool: Pool, user_id: string, which: string): Promise<{ id: number }[]> {
  const { rows } = await pool.query(
    `select id::int as id from "order" where user_id = $1 and ${which} order by id desc`,
    [user_id],
  )
  return rows
}
