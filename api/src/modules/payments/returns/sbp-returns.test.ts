import { expect, test } from 'bun:test'
import { workMoney } from '../../../../test/money-jobs'
import { openSbp } from '../../../../test/sbp'
import { rows, sql } from '../../../db/sql'
import { settleReceipts } from '../receipts/receipts'
import { reconcilePayment } from '../reconciling/reconcile'

const {
  product,
  kitchen,
  admin,
  attemptsOf,
  ledgerOf,
  bankOf,
  receiptsOf,
  needsOf,
  eventually,
  paid,
  accept,
  refund,
  settled,
} = await openSbp()
const { call, em, deps, bank, pool } = product
const { owner, restaurant_id } = kitchen

test('a restaurant that refuses an order paid over SBP has the money returned, later and once', async () => {
  await bank.setSwitches({ refund_seconds: 3600 })
  const { id } = await paid()
  const path = `/api/orders/actions/restaurant/${restaurant_id}/order/${id}/action`
  const body = { status: 'CANCELLED_BY_RESTAURANT', comment: 'Закончилась рыба' }
  expect((await call('PUT', path, { token: owner.token, body })).status).toBe(200)
  for (let times = 0; times < 3; times += 1) await workMoney(product, id)
  // Under way: nothing is in the ledger, and nothing disagrees with the bank.
  expect(await bankOf(id)).toEqual(['ASYNC_REFUNDING 1600'])
  expect(await ledgerOf(id)).toEqual(['payment -1600'])
  const [attempt] = await attemptsOf(id)
  expect(attempt).toMatchObject({ status: 'CONFIRMED', returning: 1600 })
  await reconcilePayment(deps, attempt?.id ?? '')
  expect(await rows(em(), sql`select from bank_difference where attempt_id = ${attempt?.id}`)).toEqual([])
  await bank.setSwitches({ refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(id, ['payment -1600', 'refund 1600'])
  await eventually(() => receiptsOf(id), ['prepayment 1600 registered', 'refund 1600 registered'])
  expect(await attemptsOf(id)).toMatchObject([{ status: 'REFUNDED', returning: null }])
})

test('parts go back one after another, each with its receipt, and the settlement waits for them', async () => {
  const { id } = await paid()
  await accept(id)
  await workMoney(product, id)
  await refund(id, { kind: 'sum', amount: 300 })
  await refund(id, { kind: 'sum', amount: 200 })
  await settled(id, ['payment -1600', 'refund 500'])
  await refund(id, { kind: 'sum', amount: 100 })
  await bank.setSwitches({ refund_seconds: 3600 })
  await workMoney(product, id)
  expect((await call('GET', `/api/admin/orders/${id}`, { token: admin.token })).body.account.returning).toBe(100)
  await rows(em(), sql`update "order" set status = 'COMPLETED', finished_at = now() where id = ${id}`)
  await expect(settleReceipts(deps, { order_id: id, purchase_id: null })).rejects.toThrow('bank.returning')
  await bank.setSwitches({ refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(id, ['payment -1600', 'refund 500', 'refund 100'])
  await settleReceipts(deps, { order_id: id, purchase_id: null })
  await refund(id, { kind: 'all' })
  await settled(id, ['payment -1600', 'refund 500', 'refund 100', 'refund 1000'])
  await eventually(
    () => receiptsOf(id),
    ['prepayment 1600', 'refund 500', 'refund 100', 'settlement 1000', 'refund 1000'].map((one) => `${one} registered`),
  )
  const [attempt] = await attemptsOf(id)
  await reconcilePayment(deps, attempt?.id ?? '')
  expect(
    await rows(em(), sql`select from bank_difference where attempt_id = ${attempt?.id} and state = 'open'`),
  ).toEqual([])
})

test('a return that SBP does not take is told and begun anew', async () => {
  const { id } = await paid()
  await accept(id)
  await workMoney(product, id)
  await bank.setSwitches({ refund_fails: true })
  await refund(id, { kind: 'sum', amount: 300 })
  await eventually(async () => {
    await workMoney(product, id)
    return needsOf(id)
  }, ['refund'])
  expect(await ledgerOf(id)).toEqual(['payment -1600'])
  await bank.setSwitches({ refund_fails: false })
  await settled(id, ['payment -1600', 'refund 300'])
  expect(await needsOf(id)).toEqual([])
  await eventually(() => receiptsOf(id), ['prepayment 1600 registered', 'refund 300 registered'])
})

test('a return that is under way for a day is shown to somebody', async () => {
  const { id } = await paid()
  await accept(id)
  await workMoney(product, id)
  await bank.setSwitches({ refund_seconds: 200_000 })
  await refund(id, { kind: 'sum', amount: 300 })
  await workMoney(product, id)
  expect(await needsOf(id)).toEqual([])
  await rows(em(), sql`update payment set returning_at = now() - interval '25 hours' where order_id = ${id}`)
  expect(await needsOf(id)).toEqual(['refund'])
  await bank.setSwitches({ refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(id, ['payment -1600', 'refund 300'])
})
