import { expect } from 'bun:test'
import { rows, sql } from '../src/db/sql'
import { openProductWithBank } from './bank'
import { eventually, moneyOf } from './money'
import { workMoney } from './money-jobs'
import { openKitchen, placedOrder } from './orders'
import { administrator } from './people'

/** An installation with SBP and receipts. */
export const WITH_SBP = {
  ...{ TBANK_SBP: 'on', RECEIPT_TAXATION: 'usn_income', RECEIPT_VAT: 'none', RECEIPT_AGENT_SIGN: 'another' },
}

/** The product with SBP and receipts before the sandbox bank, and what a test asks of an order's money. */
export async function openSbp() {
  const product = await openProductWithBank(WITH_SBP)
  const { call, em, press } = product
  const kitchen = await openKitchen(product)
  const { owner, restaurant_id } = kitchen
  const admin = await administrator(product)
  const { attemptsOf, ledgerOf, bankOf, receiptsOf } = moneyOf(product)
  const statusOf = async (id: number) =>
    (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
  const needsOf = async (id: number) =>
    (await call('GET', `/api/admin/orders/${id}`, { token: admin.token })).body.needs

  const bySbp = () => placedOrder(product, kitchen, { payment_type: 'online', payment_method: 'sbp' })

  async function paid() {
    const order = await bySbp()
    await press((await attemptsOf(order.id))[0]?.url ?? '', 'pay')
    await eventually(() => ledgerOf(order.id), ['payment -1600'])
    await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where id = ${order.id}`)
    return order
  }
  const accept = (id: number) =>
    call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  const refund = async (id: number, asked: Record<string, unknown>) => {
    const { left } = (await call('GET', `/api/admin/orders/${id}`, { token: admin.token })).body.account
    const body = { ...asked, left, reason: 'Остыло' }
    const answer = await call('POST', `/api/admin/orders/${id}/refunds`, { token: admin.token, body })
    expect(answer.status).toBe(200)
  }
  /** Until the bank's word has come, and whatever it made necessary is done. */
  const settled = (id: number, expected: string[]) =>
    eventually(async () => {
      await workMoney(product, id)
      return ledgerOf(id)
    }, expected)

  return {
    product,
    kitchen,
    admin,
    attemptsOf,
    ledgerOf,
    bankOf,
    receiptsOf,
    statusOf,
    needsOf,
    eventually,
    bySbp,
    paid,
    accept,
    refund,
    settled,
  }
}
