import { expect, test } from 'bun:test'
import { openAsking } from '../../../../test/asked'
import { openProductWithBank } from '../../../../test/bank'
import { orderForm } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { linesFor } from '../../payments/receipts/receipt-lines'
import { capturePayments } from '../../payments/returns/settle-payments'
import { PromoCode } from '../../promotions/promo-code'
import { earnBonus } from './settle-bonus'

const product = await openProductWithBank()
const { call, clock, em, pool, press, deps } = product
const { kitchen, soup, struck, confirm } = await openAsking(product)
const { restaurant_id, owner } = kitchen
await pool.query(`update restaurant set bonus_percent = 10, bonus_share = 30 where id = $1`, [restaurant_id])
const support = await administrator(product, undefined, 'support')

type Changes = Parameters<typeof orderForm>[2]

/** Two pizzas and a soup, 1 700 ₽, of which points pay 510; fetched by the customer. */
async function spent(changes: Changes = {}) {
  const { token, id: user_id } = await signIn(product)
  await pool.query(
    `insert into bonus_entry (user_id, restaurant_id, kind, amount, rest, created_at) values ($1, $2, 'earned', 600, 600, $3)`,
    [user_id, restaurant_id, clock.now],
  )
  const add = (product_id: string, quantity: number) =>
    call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id, quantity } })
  await add(kitchen.product_id, 2)
  const { basket } = (await add(soup, 1)).body
  const pickup = { delivery_type: 'pickup', coordinates: null, bonus: 510 } as const
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total }, { ...pickup, ...changes })
  const { body } = await call('POST', '/api/user/orders', { token, body: form })
  const id = Number(body.order_id)
  const read = async () => (await call('GET', `/api/user/orders/${id}`, { token })).body
  return { id, token, read, payment_url: body.payment_url }
}

/** The same paid online, on the board. */
async function paid(changes: Changes = {}) {
  const order = await spent({ payment_type: 'online', ...changes })
  await press(order.payment_url, 'pay')
  for (let tries = 0; tries < 300 && (await statusOf(order.id)) !== 'AUTHORIZED'; tries += 1) await Bun.sleep(30)
  await pool.query(`update "order" set status = 'CONFIRMATION_PENDING' where id = $1`, [order.id])
  return order
}
const statusOf = async (id: number) =>
  (await pool.query('select status from payment where order_id = $1', [id])).rows[0]?.status
const pointsOf = async (id: number) =>
  (await pool.query('select kind, amount from bonus_entry where order_id = $1 order by id', [id])).rows.map(
    ({ kind, amount }) => `${kind} ${amount}`,
  )
/** What of the ledger is points, what another discount, and whether all of it is the order's total. */
async function booksOf(id: number) {
  const { rows } = await pool.query(
    `select coalesce(-sum(l.amount) filter (where l.is_bonus), 0)::int as points,
       coalesce(-sum(l.amount) filter (where l.kind = 'discount' and not l.is_bonus), 0)::int as discount,
       sum(l.amount) filter (where l.kind in ('goods', 'discount', 'delivery')) = o.total as adds_up
     from order_ledger l join "order" o on o.id = l.order_id where o.id = $1 group by o.total`,
    [id],
  )
  return rows[0]
}

test('a struck dish gives its part of the points back, and of its price only what was paid for it', async () => {
  const { id, token, read } = await paid()
  const line = (await read()).basket.items.find(({ name }: { name: string }) => name === 'Суп')
  await confirm(id, { cancelled_items: struck(line) })
  const { proposal } = await read()
  expect(proposal.without).toEqual({ price: 1400, discount: 420, total: 980 })
  const answer = { proposal_id: proposal.id, answer: 'without' }
  await call('PUT', `/api/orders/actions/user/answer/${id}`, { token, body: answer })
  expect(await read()).toMatchObject({ price: 1400, discount: 420, bonus_spent: 420, total: 980, lost_discount: 0 })
  expect(await pointsOf(id)).toEqual(['spent -510', 'returned 90'])
  expect(await booksOf(id)).toEqual({ points: 420, discount: 0, adds_up: true })
  await capturePayments(deps, id)
  expect(await statusOf(id)).toBe('CONFIRMED')
})

test('what a refund gives back of the money it gives back of the points, and takes of what was earned', async () => {
  const { id } = await paid()
  await confirm(id)
  await capturePayments(deps, id)
  await pool.query(`update "order" set status = 'COMPLETED', finished_at = now() where id = $1`, [id])
  await earnBonus(em(), id, clock.now)
  const refund = (amount: number, left: number) =>
    call('POST', `/api/admin/orders/${id}/refunds`, {
      token: support.token,
      body: { kind: 'sum', amount, left, reason: 'Остыло' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  expect((await refund(595, 1190)).status).toBe(200)
  expect(await pointsOf(id)).toEqual(['spent -510', 'earned 119', 'returned 255', 'taken_back -60'])
  expect((await refund(595, 595)).status).toBe(200)
  expect((await pointsOf(id)).slice(4)).toEqual(['returned 255', 'taken_back -59'])
  await earnBonus(em(), id, clock.now)
  expect(await pointsOf(id)).toHaveLength(6)
})

test('the till’s receipt shares points out like any discount', async () => {
  const { id } = await paid()
  const lines = await linesFor(em(), { order_id: id, purchase_id: null }, 1190)
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    [expect.any(String), 980],
    ['Суп', 210],
  ])
})

test('who pays in cash after all loses the promo code and keeps the points', async () => {
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, { code: 'СТО', name: 'СТО', amount: 100, min_order_sum: 0, starts_at: clock.now, expires_at })
  await fork.flush()
  const { id, token, read } = await spent({ payment_type: 'online', code: 'СТО', bonus: 480 })
  expect(await read()).toMatchObject({ discount: 580, bonus_spent: 480, promo_code: { amount: 100 }, total: 1120 })
  const body = { payment_type: 'cash' }
  expect((await call('PUT', `/api/user/orders/${id}/payment_type`, { token, body })).status).toBe(200)
  expect(await read()).toMatchObject({
    discount: 480,
    bonus_spent: 480,
    promo_code: null,
    lost_discount: 100,
    total: 1220,
  })
  expect(await booksOf(id)).toEqual({ points: 480, discount: 0, adds_up: true })
  expect(await pointsOf(id)).toEqual(['spent -480'])
})

test('a refused order gives every point back', async () => {
  const { id } = await paid()
  const refuse = { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет газа' }
  const at = `/api/orders/actions/restaurant/${restaurant_id}/order/${id}/action`
  expect((await call('PUT', at, { token: owner.token, body: refuse })).status).toBe(200)
  expect(await pointsOf(id)).toEqual(['spent -510', 'returned 510'])
  const { rows } = await pool.query(`select from bonus_entry group by user_id having sum(amount) <> sum(rest)`)
  expect(rows).toEqual([])
})
