import { beforeEach, expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { eventually } from '../../../../test/money'
import { workMoney } from '../../../../test/money-jobs'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { rows, sql } from '../../../db/sql'
import { tbankToken } from '../../../services/payments/tbank-token'

const product = await openProductWithBank({ TBANK_NETWORKS: '91.194.226.0/23, 2a02:5180::/32, 127.0.0.1' })
const { call, em, bank, deps, pool } = product
const kitchen = await openKitchen(product)
/** What goes to the bank's own page tells nobody here: a test says itself what comes. */
await bank.setSwitches({ drop_next: 1_000_000 })

const known = deps.doors.bank
let asked = 0
let isSilent = false
const silence = { ok: false, kind: 'unavailable', code: '', message: '' } as const
deps.doors.bank = {
  ...known,
  getState: (id) => ask(() => known.getState(id)),
  getStateNow: (id) => ask(() => known.getStateNow(id)),
}
function ask<Answer>(real: () => Promise<Answer>) {
  asked += 1
  return isSilent ? Promise.resolve(silence) : real()
}
beforeEach(() => {
  asked = 0
  isSilent = false
})

const BANK = { 'x-client-ip': '91.194.226.181' }

/** An order of 1 600 ₽ whose bank says what it is told to. */
async function unpaid() {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  const [attempt] = await rows<{ id: string; payment_id: string }>(
    em(),
    sql`select id, payment_id from payment where order_id = ${id}`,
  )
  const tell = (Status: string, change: Record<string, unknown> = {}, headers: Record<string, string> = BANK) => {
    const { terminalKey, password } = product.config.payments
    const fields = { TerminalKey: terminalKey, Success: true, ErrorCode: '0', Status, Amount: 160_000 }
    const body = { ...fields, OrderId: attempt?.id, PaymentId: attempt?.payment_id, ...change }
    const Token = tbankToken(body, password)
    return call('POST', '/api/payments/notifications', { body: { ...body, Token }, headers })
  }
  const bankHas = (status: string) =>
    pool.query('update sandbox_bank.payment set status = $1, remaining = amount where order_id = $2', [
      status,
      attempt?.id,
    ])
  const state = async () => {
    const [found] = await rows<{ said: string }>(
      em(),
      sql`select o.status || ' ' || p.status as said from "order" o join payment p on p.order_id = o.id where o.id = ${id}`,
    )
    return found?.said
  }
  return { id, payment_url, attempt, tell, bankHas, state }
}

test.each(['AUTHORIZED', 'CONFIRMED', 'REJECTED', 'REFUNDED', 'REVERSED', 'PARTIAL_REFUNDED'])(
  'a rightly signed %s that the bank does not know moves nothing, now or by the job',
  async (status) => {
    const { id, tell, state } = await unpaid()
    const answer = await tell(status)
    expect([answer.status, answer.body]).toEqual([200, 'OK'])
    for (let turn = 0; turn < 5; turn += 1) await workMoney(product, id)
    expect(await state()).toBe('PAYMENT_PENDING NEW')
    const left = await pool.query('select hinted_at from payment where order_id = $1', [id])
    expect(left.rows).toEqual([{ hinted_at: null }])
  },
)

test('what the bank confirms is paid at once, before the notification is answered', async () => {
  const { tell, bankHas, state } = await unpaid()
  await bankHas('AUTHORIZED')
  await tell('AUTHORIZED')
  expect(await state()).toBe('new AUTHORIZED')
})

test('while the bank is silent nothing moves; the job asks again, and then it is paid', async () => {
  const { id, tell, bankHas, state } = await unpaid()
  await bankHas('CONFIRMED')
  isSilent = true
  expect((await tell('CONFIRMED')).body).toBe('OK')
  await workMoney(product, id)
  expect(await state()).toBe('PAYMENT_PENDING NEW')
  isSilent = false
  await workMoney(product, id)
  expect(await state()).toBe('new CONFIRMED')
})

test('forty notifications at once make few questions and one job', async () => {
  const { id, attempt, tell } = await unpaid()
  const statuses = ['AUTHORIZED', 'CONFIRMED', 'REFUNDED', 'REVERSED']
  await Promise.all(Array.from({ length: 40 }, (_, at) => tell(statuses[at % 4] ?? 'CONFIRMED')))
  expect(asked).toBeLessThanOrEqual(6)
  const jobs = await pool.query('select 1 from graphile_worker.jobs where key = $1', [`payment.check:${attempt?.id}`])
  expect(jobs.rows).toHaveLength(1)
  await workMoney(product, id)
  expect(asked).toBeLessThanOrEqual(7)
})

test('the number of another payment, however well signed, pays nothing', async () => {
  const [paid, victim] = [await unpaid(), await unpaid()]
  await paid.bankHas('CONFIRMED')
  const PaymentId = paid.attempt?.payment_id
  expect((await victim.tell('CONFIRMED', { PaymentId })).status).toBe(400)
  // Not even where the bank's answer to the opening was lost.
  await pool.query('update payment set payment_id = null, payment_url = null where order_id = $1', [victim.id])
  expect((await victim.tell('CONFIRMED', { PaymentId })).status).toBe(400)
  await pool.query('update payment set payment_id = null, payment_url = null where order_id = $1', [paid.id])
  await victim.tell('CONFIRMED', { PaymentId })
  await workMoney(product, victim.id)
  expect(await victim.state()).toBe('PAYMENT_PENDING NEW')
  const left = await pool.query('select payment_id from payment where order_id = $1', [victim.id])
  expect(left.rows).toEqual([{ payment_id: null }])
})

test('a body that brings its own secret is refused, and asks nothing', async () => {
  const { tell, state } = await unpaid()
  const { terminalKey } = product.config.payments
  const body = { Password: 'attacker', TerminalKey: terminalKey }
  expect((await tell('CONFIRMED', body)).status).toBe(400)
  expect([asked, await state()]).toEqual([0, 'PAYMENT_PENDING NEW'])
})

test.each([
  ['203.0.113.9', 400],
  ['::ffff:203.0.113.9', 400],
  ['2a02:5181::1', 400],
  ['unknown', 400],
  ['::ffff:91.194.227.1', 200],
  ['2a02:5180::7', 200],
])('a notification from %s, where the bank’s networks are named, is answered %i', async (address, status) => {
  const { tell } = await unpaid()
  expect((await tell('CONFIRMED', {}, { 'x-client-ip': address })).status).toBe(status)
})

test('a receipt of money that the bank does not call taken is not believed, and comes again', async () => {
  const { tell, bankHas, state } = await unpaid()
  const receipt = {
    ...{ FnNumber: '9999', FiscalDocumentNumber: '1', FiscalDocumentAttribute: '2', Url: 'https://ofd.example/1' },
    ReceiptDatetime: '2026-11-28T10:00:00+11:00',
  }
  expect((await tell('RECEIPT', receipt)).status).toBe(503)
  expect((await pool.query('select 1 from receipt where fn_number = $1', ['9999'])).rows).toEqual([])
  await bankHas('CONFIRMED')
  // The next question waits for a second.
  await eventually(async () => (await tell('RECEIPT', receipt)).status, 200)
  expect(await state()).toBe('new CONFIRMED')
})

test.each(['0000-01-01', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z'])(
  'a receipt of %s is refused and never breaks',
  async (ReceiptDatetime) => {
    const { tell, bankHas } = await unpaid()
    await bankHas('CONFIRMED')
    await tell('CONFIRMED')
    const fields = { FnNumber: '8888', FiscalDocumentNumber: '3', ReceiptDatetime }
    expect((await tell('RECEIPT', fields)).status).toBe(400)
  },
)
