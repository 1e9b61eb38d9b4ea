import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { row, rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { PromoCode } from '../../promotions/promo-code'

const product = await openProductWithBank()
const { call, em, clock, press, deps } = product
const kitchen = await openKitchen(product)
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const online = (changes = {}) => placedOrder(product, kitchen, { payment_type: 'online', ...changes })
type Order = Awaited<ReturnType<typeof online>>
const switchTo = ({ id, customer }: Order, body: unknown, headers = {}) =>
  call('PUT', `/api/user/orders/${id}/payment_type`, { token: customer.token, body, headers })
const read = async ({ id, customer }: Order) => (await call('GET', `/api/user/orders/${id}`, customer)).body
const atBank = async ({ id }: Order) =>
  (
    await row<{ state: string }>(
      em(),
      sql`select b.status || ' ' || b.remaining as state from sandbox_bank.payment b
          join payment p on p.payment_id = b.payment_id::text where p.order_id = ${id}`,
    )
  )?.state

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && (await what()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await what()).toBe(expected)
}

test('a declined order is paid in cash instead: it reaches the board, and its page at the bank is closed', async () => {
  const order = await online()
  await press(order.payment_url, 'decline')
  await eventually(async () => (await read(order)).status, 'PAYMENT_FAILED')
  expect((await switchTo(order, { payment_type: 'cash', payment_comment: '2000' })).status).toBe(200)
  await eventually(async () => (await read(order)).status, 'CONFIRMATION_PENDING')
  expect(await read(order)).toMatchObject({ payment_type: 'cash', payment_comment: '2000', total: 1600 })
  const events = (await read(order)).events.map((one: { to: string }) => one.to)
  expect(events).toEqual(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'new', 'CONFIRMATION_PENDING'])
})

test('a page still open is closed with the change', async () => {
  const order = await online()
  await switchTo(order, { payment_type: 'card' })
  await eventually(() => atBank(order), 'CANCELED 0')
})

test('the promo code falls away, is free again, and the ledger adds up', async () => {
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, {
    code: 'РАЗ',
    name: 'Раз',
    amount: 400,
    min_order_sum: 500,
    total_use_limit: 1,
    starts_at: clock.now,
    expires_at,
  })
  await fork.flush()
  const order = await online({ code: 'раз' })
  expect(await read(order)).toMatchObject({ total: 1200, discount: 400 })
  await switchTo(order, { payment_type: 'card' })
  expect(await read(order)).toMatchObject({ total: 1600, discount: 0, lost_discount: 400, promo_code: null })
  const [ledger] = await rows<{ owed: number }>(
    em(),
    sql`select sum(amount)::int as owed from order_ledger where order_id = ${order.id} and kind in ('goods', 'delivery', 'discount')`,
  )
  expect(ledger?.owed).toBe(1600)
  expect(await read(await online({ code: 'раз' }))).toMatchObject({ discount: 400 })
})

test('money that was on its way when the order became one in cash is sent back', async () => {
  const order = await online()
  await rows(
    em(),
    sql`update sandbox_bank.payment set status = 'AUTHORIZED' where order_id in (select id::text from payment where order_id = ${order.id})`,
  )
  await switchTo(order, { payment_type: 'cash' })
  await rows(em(), sql`update payment set status = 'NEW' where order_id = ${order.id}`)
  await eventually(() => atBank(order), 'REVERSED 0')
  await eventually(async () => (await read(order)).status, 'CONFIRMATION_PENDING')
})

test('of a payment and a change at the same moment one wins, and nobody pays twice', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await online()
    const [, switched] = await Promise.all([press(order.payment_url, 'pay'), switchTo(order, { payment_type: 'cash' })])
    await eventually(async () => (await read(order)).status, 'CONFIRMATION_PENDING')
    const { payment_type } = await read(order)
    expect(payment_type).toBe(switched.status === 200 ? 'cash' : 'online')
    if (payment_type === 'cash')
      await eventually(async () => /^(REVERSED 0|CANCELED)/.test((await atBank(order)) ?? ''), true)
    else expect(await atBank(order)).toBe('AUTHORIZED 160000')
  }
})

test('two presses make one change, and a repeat with its key hears the first answer', async () => {
  const order = await online()
  const key = { 'idempotency-key': 'pay-on-receipt-1' }
  const first = await switchTo(order, { payment_type: 'card' }, key)
  const again = await switchTo(order, { payment_type: 'card' }, key)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect((await switchTo(order, { payment_type: 'cash' })).body.errorMessage).toBe('order.not_payable')
})

test('a way that is not offered, too little for change, a paid order and a stranger are refused and change nothing', async () => {
  const pickup = await online({ delivery_type: 'pickup' })
  expect((await switchTo(pickup, { payment_type: 'card' })).status).toBe(422)
  expect((await switchTo(pickup, { payment_type: 'online' })).status).toBe(422)
  expect((await switchTo(pickup, { payment_type: 'cash', payment_comment: '100' })).body.errorMessage).toBe(
    'order.change_too_small',
  )
  const stranger = await signIn(product)
  expect((await switchTo({ ...pickup, customer: stranger }, { payment_type: 'cash' })).status).toBe(404)
  expect(await read(pickup)).toMatchObject({ status: 'PAYMENT_PENDING', payment_type: 'online' })
  await press(pickup.payment_url, 'pay')
  await eventually(async () => (await read(pickup)).status, 'CONFIRMATION_PENDING')
  expect((await switchTo(pickup, { payment_type: 'cash' })).status).toBe(409)
})
