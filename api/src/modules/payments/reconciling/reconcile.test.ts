import { expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { DifferenceKind } from '@ostrov/shared/payments/differences'
import { openProductWithBank } from '../../../../test/bank'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { comparePayment, type KnownPayment, type ToldPayment } from './compare-payment'
import { findToReconcile, reconcilePayment } from './reconcile'

const product = await openProductWithBank({
  ...{ RECEIPT_TAXATION: 'usn_income', RECEIPT_VAT: 'none', RECEIPT_AGENT_SIGN: 'another' },
})
const { call, em, press, deps, clock } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const finance = await administrator(product, 'finance@example.com', 'finance')
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && !Bun.deepEquals(await what(), expected); tries += 1) await Bun.sleep(40)
  expect(await what()).toEqual(expected)
}
const attemptOf = async (id: number) => {
  const [found] = await rows<{ id: string; status: string; printed: boolean }>(
    em(),
    sql`select p.id, p.status, exists (select from receipt r where r.attempt_id = p.id and r.status = 'registered') as printed
        from payment p where p.order_id = ${id}`,
  )
  return found ?? { id: '', status: '', printed: false }
}
const orderStatus = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
/** An order of 1 600 ₽ whose money is taken and whose receipt is printed. */
async function taken() {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  await press(payment_url, 'pay')
  await eventually(() => orderStatus(id), 'CONFIRMATION_PENDING')
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await eventually(async () => (await attemptOf(id)).printed, true)
  return { id, attempt_id: (await attemptOf(id)).id }
}
const differences = async (id: number) =>
  (await call('GET', '/api/admin/payments/differences?limit=100', { token: finance.token })).body.items
    .filter(({ order_id }: { order_id: number }) => order_id === id)
    .map(({ kind, ours, theirs, state }: Record<string, unknown>) => `${kind} ${ours} ${theirs} ${state}`)
const stored = (text: string, values: unknown[]) => product.pool.query(text, values)

test('before the first night nothing is said to have been compared', async () => {
  const { body } = await call('GET', '/api/admin/payments/differences/reconciled', { token: finance.token })
  expect(body).toEqual({ last_at: null, payments: 0 })
})

test('a payment of which all say the same leaves no row, and every night asks once about the day before', async () => {
  const { id, attempt_id } = await taken()
  await findToReconcile(em(), new Date(clock.now.getTime() + DAY_MS))
  await findToReconcile(em(), new Date(clock.now.getTime() + DAY_MS))
  await eventually(
    async () =>
      (await stored(`select 1 from graphile_worker.jobs where key = $1`, [`reconcile:${attempt_id}`])).rows.length,
    0,
  )
  expect(await differences(id)).toEqual([])
  const compared = await call('GET', '/api/admin/payments/differences/reconciled', { token: finance.token })
  expect(compared.body).toMatchObject({ last_at: expect.any(String), payments: 1 })
})

test('what the bank, the ledger and the receipts say otherwise is named by its sums, and settles by itself once it agrees', async () => {
  const { id, attempt_id } = await taken()
  await stored(`update sandbox_bank.payment set amount = 150000 where order_id = $1`, [attempt_id])
  await stored(`update order_ledger set amount = amount + 10 where order_id = $1 and kind = 'payment'`, [id])
  await stored(`update receipt set amount = 1500 where attempt_id = $1`, [attempt_id])
  await reconcilePayment(deps, attempt_id)
  expect((await differences(id)).sort()).toEqual([
    'amount 160000 150000 open',
    'ledger 160000 159000 open',
    'receipt 160000 150000 open',
  ])
  await stored(`update sandbox_bank.payment set amount = 160000 where order_id = $1`, [attempt_id])
  await reconcilePayment(deps, attempt_id)
  expect((await differences(id)).sort()[0]).toBe('amount 160000 150000 settled')
})

test('money that the bank gave back by another hand is taken over, and what it does not know is named', async () => {
  const { id, attempt_id } = await taken()
  await stored(`update sandbox_bank.payment set status = 'REFUNDED', remaining = 0 where order_id = $1`, [attempt_id])
  await reconcilePayment(deps, attempt_id)
  expect((await attemptOf(id)).status).toBe('REFUNDED')
  expect(await differences(id)).toEqual(['receipt 0 160000 open'])
  const other = await taken()
  await stored(`delete from sandbox_bank.payment where order_id = $1`, [other.attempt_id])
  await reconcilePayment(deps, other.attempt_id)
  expect(await differences(other.id)).toEqual(['unknown 160000 0 open'])
})

test('a person checks anew and closes with a comment, once', async () => {
  const { id, attempt_id } = await taken()
  await stored(`update sandbox_bank.payment set amount = 150000 where order_id = $1`, [attempt_id])
  await reconcilePayment(deps, attempt_id)
  const { body } = await call('GET', '/api/admin/payments/differences?state=open&limit=100', { token: finance.token })
  const found = body.items.find(({ order_id }: { order_id: number }) => order_id === id)
  const path = `/api/admin/payments/differences/${found.id}`
  expect((await call('PUT', `${path}/check`, { token: finance.token })).status).toBe(200)
  const close = () => call('PUT', `${path}/close`, { token: finance.token, body: { comment: 'Банк исправит' } })
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await reconcilePayment(deps, attempt_id)
  expect(await differences(id)).toEqual(['amount 160000 150000 closed'])
})

const known: KnownPayment = {
  ...{
    status: 'CONFIRMED',
    amount: 1600,
    refunded_amount: 0,
    bank_left: null,
    ledger: 1600,
    stuck: null,
    is_over: true,
  },
  receipts: [{ kind: 'prepayment', status: 'registered', amount: 1600 }],
}
test.each<[string, Partial<KnownPayment>, ToldPayment, DifferenceKind[]]>([
  ['all agree but for the receipt of full payment', {}, { status: 'CONFIRMED', amount: 1600 }, ['settlement']],
  [
    'a hold that was let go has no receipts',
    { status: 'REVERSED', refunded_amount: 1600, ledger: 0 },
    { status: 'REVERSED', amount: 1600 },
    [],
  ],
  [
    'a return in part by what the bank answered',
    { status: 'PARTIAL_REFUNDED', refunded_amount: 600, ledger: 1000, bank_left: 90_000, receipts: [], is_over: false },
    { status: 'PARTIAL_REFUNDED', amount: 1600 },
    ['amount'],
  ],
  ['a return that failed', { receipts: [], stuck: 600 }, { status: 'CONFIRMED', amount: 1600 }, ['return']],
  ['money that is elsewhere', { receipts: [] }, { status: 'REFUNDED', amount: 1600 }, ['status']],
])('compared: %s', (_name, change, told, kinds) => {
  expect(comparePayment({ ...known, ...change }, told).map(({ kind }) => kind)).toEqual(kinds)
})
