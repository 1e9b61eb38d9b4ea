import { describe, expect, test } from 'bun:test'
import { faults, openFaultyBank } from '../../../../test/faulty-bank'
import { placedOrder } from '../../../../test/orders'
import { rows, sql } from '../../../db/sql'
import { tbankToken } from '../../../services/payments/tbank-token'
import { capturePayments, settlePayments } from '../returns/settle-payments'
import { applyBankStatus } from './apply-bank-status'

const { product, kitchen, plan, paid, wish, bankOf, ledgerOf, statusOf, eventually, untilDone } = await openFaultyBank()
const { call, em, press, deps, config, origin } = product
const { owner, restaurant_id } = kitchen

test('a lost page that the bank tells cancelled before another is asked for fails no order', async () => {
  plan({ method: 'Init', fault: 'unheard', times: 9 })
  const { id, customer } = await placedOrder(product, kitchen, { payment_type: 'online' })
  plan(null)
  const [attempt] = await rows<{ id: string }>(em(), sql`select id from payment where order_id = ${id}`)
  await applyBankStatus(em(), attempt?.id ?? '', { status: 'CANCELED' }, deps.now())
  expect(await statusOf(id)).toBe('PAYMENT_PENDING')
  const { body } = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
  await press(body.payment_url, 'pay')
  await eventually(() => ledgerOf(id), ['payment -1600'])
})

describe.each(faults)('%s', (fault) => {
  test('at the opening: the order is kept, «Оплатить» opens one page, and no other can be paid', async () => {
    plan({ method: 'Init', fault, times: 1 })
    const { id, payment_url, customer } = await placedOrder(product, kitchen, { payment_type: 'online' })
    plan(null)
    expect(await statusOf(id)).toBe('PAYMENT_PENDING')
    const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
    const url = again.body.payment_url ?? payment_url
    expect(url).toStartWith(origin)
    await press(url, 'pay')
    await eventually(() => ledgerOf(id), ['payment -1600'])
    const alive = (await bankOf(id)).filter((said) => !said.startsWith('CANCELED'))
    expect(alive).toEqual(['AUTHORIZED 1600'])
  })

  test('at the taking: the money is taken once, and the ledger has it once', async () => {
    const id = await paid()
    await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
    plan({ method: 'Confirm', fault, times: 2 })
    await untilDone(() => capturePayments(deps, id))
    plan(null)
    expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
    expect(await ledgerOf(id)).toEqual(['payment -1600'])
  })

  test('at a return in part: it goes back once, whatever was repeated', async () => {
    const id = await paid()
    await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
    await untilDone(() => capturePayments(deps, id))
    await wish(id, 300)
    plan({ method: 'Cancel', fault, times: 4 })
    await untilDone(() => settlePayments(deps, id))
    plan(null)
    await settlePayments(deps, id)
    expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1300'])
    expect(await ledgerOf(id)).toEqual(['payment -1600', 'refund 300'])
  })
})

test('a second return that is wanted while the first is unanswered does not take the first one’s money again', async () => {
  const id = await paid()
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await untilDone(() => capturePayments(deps, id))
  await wish(id, 300)
  plan({ method: 'Cancel', fault: 'cut', times: 3 })
  await settlePayments(deps, id).catch(() => undefined)
  plan(null)
  await wish(id, 200)
  await settlePayments(deps, id)
  expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1100'])
  expect(await ledgerOf(id)).toEqual(['payment -1600', 'refund 300', 'refund 200'])
})

test('news that come repeated, out of order and of another sum move the money once and by what was asked', async () => {
  const { id } = await placedOrder(product, kitchen, { payment_type: 'online' })
  const [attempt] = await rows<{ id: string; payment_id: string }>(
    em(),
    sql`select id, payment_id from payment where order_id = ${id}`,
  )
  const tell = (Status: string, Amount: number) => {
    const { terminalKey, password } = config.payments
    const fields = { TerminalKey: terminalKey, Success: true, ErrorCode: '0', Status, Amount }
    const body = { ...fields, OrderId: attempt?.id, PaymentId: attempt?.payment_id }
    return call('POST', '/api/payments/notifications', { body: { ...body, Token: tbankToken(body, password) } })
  }
  const told: [string, number][] = [
    ...([
      ['CONFIRMED', 100],
      ['CONFIRMED', 160_000],
      ['AUTHORIZED', 160_000],
      ['CONFIRMED', 160_000],
    ] as [string, number][]),
    ['REJECTED', 160_000],
  ]
  await rows(
    em(),
    sql`update sandbox_bank.payment set status = 'CONFIRMED', remaining = amount where order_id = ${attempt?.id}`,
  )
  for (const [status, amount] of told) expect((await tell(status, amount)).body).toBe('OK')
  expect(await ledgerOf(id)).toEqual(['payment -1600'])
  const [kept] = await rows<{ told: number }>(
    em(),
    sql`select told_kopecks::int as told from payment_mismatch where attempt_id = ${attempt?.id}`,
  )
  expect(kept?.told).toBe(100)
})

test('the bank is told the public address, whatever host a proxy or a stranger names', async () => {
  const { id } = await placedOrder(product, kitchen, { payment_type: 'online' })
  const [asked] = await rows<{ url: string }>(
    em(),
    sql`select b.notification_url as url from sandbox_bank.payment b join payment p on p.id::text = b.order_id where p.order_id = ${id}`,
  )
  // Orders are placed here over http://localhost, behind which the product cannot be reached from outside.
  expect(asked?.url).toBe(`${config.origin}/api/payments/notifications`)
  expect(config.origin).not.toBe('http://localhost')
})
