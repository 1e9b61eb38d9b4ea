import { expect, test } from 'bun:test'
import { openAsking } from '../../../../test/asked'
import { openProductWithBank } from '../../../../test/bank'
import { row, sql } from '../../../db/sql'
import { capturePayments, settlePayments } from '../../payments/returns/settle-payments'
import { PromoCode } from '../../promotions/promo-code'

const product = await openProductWithBank()
const { em, clock, deps, press, pool } = product
const { salad, onBoard, struck, confirm, act, propose, withdraw } = await openAsking(product)

const FIRST = { id: '' }
const remaining = async (id: number) =>
  await row<{ status: string; rubles: number }>(
    em(),
    sql`select b.status, b.remaining::int / 100 as rubles from sandbox_bank.payment b
        join payment p on p.payment_id = b.payment_id::text where p.order_id = ${id}`,
  )
const ledger = async (id: number) =>
  Object.fromEntries(
    (
      await pool.query('select kind, sum(amount)::int as amount from order_ledger where order_id = $1 group by kind', [
        id,
      ])
    ).rows.map(({ kind, amount }) => [kind, amount]),
  )

/** An order paid online, held by the bank, before its restaurant. */
async function paid(changes = {}) {
  const order = await onBoard({ payment_type: 'online', ...changes })
  await pool.query(`update "order" set status = 'PAYMENT_PENDING' where id = $1`, [order.id])
  await press(order.payment_url, 'pay')
  // Not what the bank knows but what it has told: the money is taken by our own row.
  const told = () => row(em(), sql`select from payment where order_id = ${order.id} and status = 'AUTHORIZED'`)
  for (let tries = 0; tries < 500 && !(await told()); tries += 1) await Bun.sleep(20)
  await pool.query(`update "order" set status = 'CONFIRMATION_PENDING' where id = $1`, [order.id])
  const [pizza = FIRST, soup = FIRST] = order.lines
  return { ...order, pizza, soup }
}

async function promo(code: string, amount: number, min_order_sum: number) {
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, { code, name: code, amount, min_order_sum, starts_at: clock.now, expires_at })
  await fork.flush()
}
const usesOf = async (code: string) =>
  (await row<{ n: number }>(em(), sql`select total_used_count as n from promo_code where code = ${code}`))?.n

test('the bank takes nothing while an answer is awaited, then as much as was agreed to, and lets the rest go', async () => {
  const { id, soup, answer } = await paid()
  await confirm(id, { cancelled_items: struck(soup), replacement: { item_id: soup.id, product_id: salad } })
  await capturePayments(deps, id)
  expect(await remaining(id)).toEqual({ status: 'AUTHORIZED', rubles: 1900 })
  await answer('agree')
  await capturePayments(deps, id)
  await capturePayments(deps, id)
  expect(await remaining(id)).toEqual({ status: 'CONFIRMED', rubles: 1850 })
  expect(await ledger(id)).toEqual({ goods: 1650, delivery: 200, payment: -1900, refund: 50 })
})

test('a question taken back leaves the whole sum to be taken', async () => {
  const { id, soup } = await paid()
  await confirm(id, { cancelled_items: struck(soup) })
  await withdraw(id)
  await capturePayments(deps, id)
  expect(await remaining(id)).toEqual({ status: 'CONFIRMED', rubles: 1900 })
})

test('of money already taken the difference goes back, once', async () => {
  const { id, soup, answer } = await paid()
  await confirm(id)
  await capturePayments(deps, id)
  await act(id, { status: 'IN_PREPARATION' })
  await propose(id, { cancelled_items: struck(soup) })
  await answer('without')
  await Promise.all([answer('without'), answer('without')])
  for (let times = 0; times < 3; times += 1) await capturePayments(deps, id)
  expect((await remaining(id))?.rubles).toBe(1600)
  expect(await ledger(id)).toEqual({ goods: 1400, delivery: 200, payment: -1900, refund: 300 })
})

test('who cancels everything gets everything back', async () => {
  const { id, soup, answer } = await paid()
  await confirm(id)
  await capturePayments(deps, id)
  await propose(id, { cancelled_items: struck(soup) })
  await answer('cancel')
  await settlePayments(deps, id)
  await settlePayments(deps, id)
  expect((await remaining(id))?.rubles).toBe(0)
  expect(await ledger(id)).toMatchObject({ payment: -1900, refund: 1900 })
})

test('an acceptance taken back with its question takes no money', async () => {
  const { id, soup } = await paid()
  const { event_id } = (await confirm(id, { cancelled_items: struck(soup) })).body
  await withdraw(id)
  await act(id, { undo: event_id })
  await capturePayments(deps, id)
  expect(await remaining(id)).toEqual({ status: 'AUTHORIZED', rubles: 1900 })
})

test('a promo code whose minimum falls away takes nothing off, and its use is given back', async () => {
  await promo('БОЛЬШЕ', 400, 1000)
  const { id, pizza, answer, read } = await paid({ code: 'больше' })
  expect(await usesOf('БОЛЬШЕ')).toBe(1)
  await confirm(id, { cancelled_items: struck(pizza) })
  expect((await read()).proposal.without).toEqual({ price: 300, discount: 0, offer_discount: 0, total: 500 })
  expect(await usesOf('БОЛЬШЕ')).toBe(1)
  await answer('without')
  expect(await read()).toMatchObject({ discount: 0, promo_code: null, lost_discount: 400, total: 500 })
  expect(await usesOf('БОЛЬШЕ')).toBe(0)
})

test('a minimum that falls away never makes the rest dearer than the whole was', async () => {
  await promo('РОВНО', 400, 1500)
  const { id, soup, answer, read } = await paid({ code: 'ровно' })
  await confirm(id, { cancelled_items: struck(soup) })
  await answer('without')
  expect(await read()).toMatchObject({ price: 1400, discount: 100, total: 1500 })
  expect(await ledger(id)).toMatchObject({ goods: 1400, discount: -100, delivery: 200 })
  expect(await usesOf('РОВНО')).toBe(1)
})

test('a delivery that was free stays free, though the goods fall below the sum it was free from', async () => {
  await pool.query('update delivery_zone set free_delivery_sum = 1500')
  const { id, soup, answer, read } = await paid()
  await pool.query('update delivery_zone set free_delivery_sum = null')
  expect((await read()).total).toBe(1700)
  await confirm(id, { cancelled_items: struck(soup) })
  await answer('without')
  expect(await read()).toMatchObject({ price: 1400, total: 1400 })
})
