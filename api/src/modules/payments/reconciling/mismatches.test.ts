import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { tbankToken } from '../../../services/payments/tbank-token'
import { checkPayment } from '../bank/check-payment'
import { expireUnpaid } from '../paying/expire-unpaid'

const product = await openProductWithBank()
const { call, em, clock, deps } = product
const kitchen = await openKitchen(product)
const admin = await administrator(product, 'olga@example.com')
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

/** An order of 1 600 ₽ that waits for its money, and the bank's way of speaking about it. */
async function unpaid() {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  const [attempt] = await rows<{ id: string; payment_id: string }>(
    em(),
    sql`select id, payment_id from payment where order_id = ${id}`,
  )
  const tell = (Status: string, Amount: number) => {
    const { terminalKey, password } = product.config.payments
    const fields = { TerminalKey: terminalKey, Success: true, ErrorCode: '0', Status, Amount }
    const body = { ...fields, OrderId: attempt?.id, PaymentId: attempt?.payment_id }
    return call('POST', '/api/payments/notifications', { body: { ...body, Token: tbankToken(body, password) } })
  }
  const bankHas = (status: string, amount: number) =>
    rows(
      em(),
      sql`update sandbox_bank.payment set status = ${status}, amount = ${amount}, remaining = ${amount}
          where order_id = ${attempt?.id}`,
    )
  return { id, payment_url, attempt_id: attempt?.id ?? '', tell, bankHas }
}

async function stateOf(id: number) {
  const [state] = await rows<{ status: string; payment: string; money: number }>(
    em(),
    sql`select o.status, p.status as payment,
          (select count(*)::int from order_ledger l where l.order_id = o.id and l.kind = 'payment') as money
        from "order" o join payment p on p.order_id = o.id where o.id = ${id}`,
  )
  return state
}
const mismatches = async (id: number) => {
  const { body } = await call('GET', '/api/admin/payments/mismatches?limit=100', { token: admin.token })
  return body.items.filter((one: { order_id: number }) => one.order_id === id)
}
const letters = (id: number) =>
  rows<{ recipient: string; body: string }>(
    em(),
    sql`select recipient, body from outbox_entry where channel = 'mail' and subject like ${`%№_${id}`}`,
  )

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && (await what()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await what()).toBe(expected)
}

test.each([
  ['CONFIRMED', 100],
  ['CONFIRMED', 1],
  ['CONFIRMED', 159_999],
  ['AUTHORIZED', 160_001],
  ['AUTHORIZED', 0],
])('a signed %s of %i kopecks for an order of 1 600 ₽ moves nothing', async (status, kopecks) => {
  const { id, tell } = await unpaid()
  expect((await tell(status, kopecks)).body).toBe('OK')
  expect(await stateOf(id)).toEqual({ status: 'PAYMENT_PENDING', payment: 'NEW', money: 0 })
  expect(await mismatches(id)).toMatchObject([{ status, expected: 1600, told: kopecks / 100 }])
})

test('the administrator is told of another sum once, however often the bank repeats it', async () => {
  const { id, tell } = await unpaid()
  for (const _ of [1, 2, 3]) await tell('CONFIRMED', 50_050)
  await eventually(async () => (await letters(id)).length, 1)
  const [letter] = await letters(id)
  expect(letter?.recipient).toBe('olga@example.com')
  expect(letter?.body.replaceAll('\u00a0', ' ')).toContain('Банк сообщил — 500,5 ₽')
  expect((await mismatches(id)).length).toBe(1)
})

test('the right sum still pays after a wrong one', async () => {
  const { id, tell, bankHas } = await unpaid()
  await tell('AUTHORIZED', 100)
  await bankHas('AUTHORIZED', 160_000)
  await tell('AUTHORIZED', 160_000)
  await eventually(async () => (await stateOf(id))?.status, 'CONFIRMATION_PENDING')
})

test('another sum in the bank’s own answer to GetState moves nothing either', async () => {
  const { id, attempt_id, bankHas } = await unpaid()
  await bankHas('AUTHORIZED', 10_000)
  await checkPayment(deps, attempt_id)
  expect(await stateOf(id)).toEqual({ status: 'PAYMENT_PENDING', payment: 'NEW', money: 0 })
  expect(await mismatches(id)).toMatchObject([{ status: 'AUTHORIZED', told: 100 }])
})

test('an order that the bank holds another sum for is cancelled in its time and the sum is let go', async () => {
  const { id, bankHas } = await unpaid()
  await bankHas('AUTHORIZED', 10_000)
  const placedAt = clock.now
  clock.now = new Date(placedAt.getTime() + 30 * 60_000)
  await expireUnpaid(deps, id)
  clock.now = placedAt
  expect((await stateOf(id))?.status).toBe('CANCELLED')
  const atBank = async () =>
    (
      await rows<{ status: string }>(
        em(),
        sql`select b.status from sandbox_bank.payment b join payment p on p.id::text = b.order_id where p.order_id = ${id}`,
      )
    )[0]?.status
  await eventually(atBank, 'REVERSED')
})
