import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { startWorker } from '../../../jobs/worker'

const product = await openProductWithBank()
const { call, clock, pool, press, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())
await pool.query('update restaurant set ahead_days = 7 where id = $1', [restaurant_id])

const QUARTER_MS = 15 * 60_000
/** An order that is paid and stands before its restaurant, wanted at the same hour so many days on. */
async function paidAhead(days: number) {
  const quarter = Math.ceil(clock.now.getTime() / QUARTER_MS) * QUARTER_MS + days * 96 * QUARTER_MS
  const wanted_at = new Date(quarter).toISOString()
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online', wanted_at })
  await press(payment_url, 'pay')
  await eventually('select status as is from "order" where id = $1', id, 'CONFIRMATION_PENDING')
  return id
}

async function eventually(question: string, id: number, expected: string) {
  const ask = async () => (await pool.query<{ is: string }>(question, [id])).rows[0]?.is
  for (let tries = 0; tries < 250 && (await ask()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await ask()).toBe(expected)
}
const PAYMENT = 'select status as is from payment where order_id = $1'

test('what is wanted in six days is taken at once, for a hold would end before, and given back when it is refused', async () => {
  const id = await paidAhead(6)
  await eventually(PAYMENT, id, 'CONFIRMED')
  const body = { status: 'CANCELLED_BY_RESTAURANT', comment: 'Закрыты на учёт' }
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${id}/action`, { token: owner.token, body })
  await eventually(PAYMENT, id, 'REFUNDED')
})

test('what is wanted tomorrow is held until it is accepted', async () => {
  const id = await paidAhead(1)
  await eventually(PAYMENT, id, 'AUTHORIZED')
})
