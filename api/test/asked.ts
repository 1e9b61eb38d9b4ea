import { row, sql } from '../src/db/sql'
import { handOverOrder } from '../src/modules/orders/life/hand-over-order'
import { expireOverdueProposals } from '../src/modules/orders/proposals/close-proposal'
import { makeProduct } from './kitchen'
import { openKitchen, orderForm } from './orders'
import { signIn } from './people'
import type { Product } from './product'

/** So long an answer is awaited. */
export const FIVE_MINUTES = 300_000

type Line = { id: string; name: string; line_total: number; cancellation_comment: string | null }

/** A kitchen with a pizza of 700 ₽, a soup of 300 ₽, a salad of 250 ₽ and a steak of 900 ₽, and what it asks of its customers. */
export async function openAsking(product: Product) {
  const { call, em, pool, clock } = product
  const kitchen = await openKitchen(product)
  const { restaurant_id, owner } = kitchen
  const found = await pool.query<{ id: string }>('select category_id as id from product where id = $1', [
    kitchen.product_id,
  ])
  const dish = async (name: string, price: number) =>
    (await makeProduct(em(), { restaurant_id, category_id: found.rows[0]?.id ?? '', name, price })).id
  const [soup, salad, steak] = [await dish('Суп', 300), await dish('Салат', 250), await dish('Стейк', 900)]
  const at = `/api/orders/actions/restaurant/${restaurant_id}`

  /** Two pizzas and a soup: 1 700 ₽, on the board; the bank has said yes to whoever pays online. */
  async function onBoard(changes: Partial<Parameters<typeof orderForm>[2]> = {}, dishes = [kitchen.product_id, soup]) {
    const customer = await signIn(product)
    const { token } = customer
    for (const product_id of dishes) {
      const quantity = product_id === kitchen.product_id ? 2 : 1
      await call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id, quantity } })
    }
    const basket = (await call('GET', '/api/user/baskets', { token })).body.items[0]
    const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total }, changes)
    const placed = (await call('POST', '/api/user/orders', { token, body: form })).body
    const id = Number(placed.order_id)
    await pool.query(`update "order" set status = 'new' where id = $1`, [id])
    await handOverOrder(product.deps, id)
    const read = async () => (await call('GET', `/api/user/orders/${id}`, { token })).body
    const lines: Line[] = (await read()).basket.items
    const answer = async (word: string, proposal_id?: string) =>
      call('PUT', `/api/orders/actions/user/answer/${id}`, {
        token,
        body: { proposal_id: proposal_id ?? (await read()).proposal.id, answer: word },
      })
    return { id, customer, token, read, lines, answer, payment_url: placed.payment_url }
  }

  const struck = (...lines: { id: string }[]) => lines.map(({ id }) => ({ id, cancellation_comment: 'Закончился' }))
  const confirm = (id: number, body: unknown = {}) => call('PUT', `${at}/confirm/${id}`, { token: owner.token, body })
  const act = (id: number, body: unknown) => call('PUT', `${at}/order/${id}/action`, { token: owner.token, body })
  const propose = (id: number, body: unknown) => call('PUT', `${at}/order/${id}/proposal`, { token: owner.token, body })
  const withdraw = (id: number) => call('DELETE', `${at}/order/${id}/proposal`, { token: owner.token })

  /** An accepted order whose customer is asked to do without the soup, or to take another dish for it. */
  async function asked(product_id?: string, changes: Parameters<typeof onBoard>[0] = {}) {
    const order = await onBoard(changes)
    const soupLine = order.lines.find((line) => line.name === 'Суп') ?? { id: '' }
    const replacement = product_id && { replacement: { item_id: soupLine.id, product_id } }
    const answered = await confirm(order.id, { cancelled_items: struck(soupLine), ...replacement })
    if (answered.status !== 200) throw new Error(`Nothing was asked: ${JSON.stringify(answered.body)}`)
    return { ...order, soupLine, event_id: Number(answered.body.event_id) }
  }

  /** The same at another hour. */
  const later = async <Result>(milliseconds: number, work: () => Promise<Result>) => {
    const then = clock.now
    clock.now = new Date(then.getTime() + milliseconds)
    try {
      return await work()
    } finally {
      clock.now = then
    }
  }
  const silence = () => later(FIVE_MINUTES, () => expireOverdueProposals(em(), clock.now))
  const owed = async (id: number) =>
    (
      await row<{ sum: number }>(
        em(),
        sql`select coalesce(sum(amount), 0)::int as sum from order_ledger where order_id = ${id} and kind in ('goods', 'discount', 'delivery')`,
      )
    )?.sum

  return { kitchen, soup, salad, steak, onBoard, asked, struck, confirm, act, propose, withdraw, later, silence, owed }
}
