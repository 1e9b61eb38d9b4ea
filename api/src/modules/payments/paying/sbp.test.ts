import { expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { workMoney } from '../../../../test/money-jobs'
import { openSbp } from '../../../../test/sbp'
import { rows, sql } from '../../../db/sql'
import { checkPayment } from '../bank/check-payment'
import { settleReceipts } from '../receipts/receipts'
import { settlePayments } from '../returns/settle-payments'
import { expireUnpaid } from './expire-unpaid'

const { product, attemptsOf, ledgerOf, bankOf, receiptsOf, statusOf, eventually, bySbp, accept, settled } =
  await openSbp()
const { call, em, press, deps, clock, bank, origin, pool } = product

test('the buyer is led to our page with the code, the money is taken at once and never captured', async () => {
  const { id, uuid, payment_url, customer } = await bySbp()
  expect(payment_url).toBe(`${origin}/eda/orders/${uuid}/sbp`)
  const { payment } = (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body
  expect(payment.bank_payment_info).toMatchObject({ method: 'sbp', status: 'NEW' })
  await press(payment.bank_payment_info.payment_url, 'pay')
  await eventually(() => statusOf(id), 'new')
  expect(await attemptsOf(id)).toMatchObject([{ method: 'sbp', pay_type: 'O', status: 'CONFIRMED' }])
  await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where id = ${id}`)
  await accept(id)
  await workMoney(product, id)
  expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
  expect(await ledgerOf(id)).toEqual(['payment -1600'])
  await rows(em(), sql`update "order" set status = 'COMPLETED', finished_at = now() where id = ${id}`)
  await settleReceipts(deps, { order_id: id, purchase_id: null })
  await eventually(() => receiptsOf(id), ['prepayment 1600 registered', 'settlement 1600 registered'])
})

test('a refusal in the bank’s app fails the order; a new code is another attempt, and a card may be chosen instead', async () => {
  const { id, payment_url, customer } = await bySbp()
  const [first] = await attemptsOf(id)
  await press(first?.url ?? '', 'decline')
  await eventually(() => statusOf(id), 'PAYMENT_FAILED')
  const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
  expect(again.body.payment_url).toBe(payment_url)
  const [, second] = await attemptsOf(id)
  expect([second?.method, second?.url === first?.url]).toEqual(['sbp', false])
  const body = { payment_method: 'card' }
  const card = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token, body })
  expect(card.body.payment_url).toStartWith(`${origin}/sandbox-bank/pay/`)
  await press(card.body.payment_url, 'pay')
  await eventually(() => statusOf(id), 'new')
  expect((await attemptsOf(id)).map(({ method, pay_type }) => method + pay_type)).toEqual(['sbpO', 'sbpO', 'cardT'])
  // The code that nobody needs any more cannot be paid.
  await workMoney(product, id)
  await eventually(async () => (await bankOf(id)).join(), 'REJECTED 1600,CANCELED 0,AUTHORIZED 1600')
})

test('two devices that ask for a code are given one, and of two ways that are paid the second comes back', async () => {
  const { id, customer, payment_url } = await bySbp()
  const { token } = customer
  const presses = await Promise.all([1, 2, 3].map(() => call('POST', `/api/user/orders/${id}/pay`, { token })))
  expect(presses.map((one) => one.body.payment_url)).toEqual([payment_url, payment_url, payment_url])
  const card = await call('POST', `/api/user/orders/${id}/pay`, { token, body: { payment_method: 'card' } })
  const [code] = await attemptsOf(id)
  await Promise.all([press(code?.url ?? '', 'pay'), press(card.body.payment_url, 'pay')])
  await eventually(async () => (await ledgerOf(id)).length, 2)
  await settled(id, ['payment -1600', 'payment -1600', 'refund 1600'])
})

test('while the bank takes what was paid by a code, nothing else is opened for it', async () => {
  const { id, customer, payment_url } = await bySbp()
  await rows(em(), sql`update payment set status = 'AUTHORIZED' where order_id = ${id}`)
  for (const payment_method of ['sbp', 'card']) {
    const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token, body: { payment_method } })
    expect(again.body.payment_url).toBe(payment_url)
  }
  expect((await attemptsOf(id)).length).toBe(1)
})

test('while a code that was paid unheard comes back, the card that pays the order is not let go', async () => {
  const { id, customer } = await bySbp()
  const card = await call('POST', `/api/user/orders/${id}/pay`, {
    ...{ token: customer.token, body: { payment_method: 'card' } },
  })
  const [code] = await attemptsOf(id)
  await bank.setSwitches({ drop_next: 100, refund_seconds: 3600 })
  await press(code?.url ?? '', 'pay')
  await press(card.body.payment_url, 'pay')
  const held = (await attemptsOf(id))[1]?.id ?? ''
  await checkPayment(deps, held)
  expect(await statusOf(id)).toBe('new')
  // The first closes the code’s page, and so begins a return; what follows looks while it is under way.
  for (let times = 0; times < 3; times += 1) await settlePayments(deps, id).catch(() => undefined)
  expect(await attemptsOf(id)).toMatchObject([
    { status: 'ASYNC_REFUNDING', returning: 1600 },
    { status: 'AUTHORIZED', returning: null },
  ])
  await bank.setSwitches({ drop_next: 0, refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(id, ['payment -1600', 'payment -1600', 'refund 1600'])
  expect(await attemptsOf(id)).toMatchObject([{ status: 'REFUNDED' }, { status: 'AUTHORIZED' }])
})

test('a code that nobody pays runs out with its order; what is paid later comes back', async () => {
  const { id } = await bySbp()
  const [attempt] = await attemptsOf(id)
  const placedAt = clock.now
  clock.now = new Date(placedAt.getTime() + 30 * MINUTE_MS)
  await expireUnpaid(deps, id)
  expect(await statusOf(id)).toBe('CANCELLED')
  // Paid at the last moment, of which the bank tells only now: the code was not closed yet.
  await press(attempt?.url ?? '', 'pay')
  await eventually(() => ledgerOf(id), ['payment -1600'])
  await settled(id, ['payment -1600', 'refund 1600'])
  expect(await bankOf(id)).toEqual(['REFUNDED 0'])
  clock.now = placedAt
})

test('a code that is paid while it is being closed is a return, which is followed to its end', async () => {
  const { id, customer } = await bySbp()
  const [attempt] = await attemptsOf(id)
  await bank.setSwitches({ drop_next: 100 })
  await press(attempt?.url ?? '', 'pay')
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  await workMoney(product, id)
  expect(await attemptsOf(id)).toMatchObject([{ status: 'ASYNC_REFUNDING', returning: 1600 }])
  await bank.setSwitches({ drop_next: 0 })
  await settled(id, ['payment -1600', 'refund 1600'])
})

test('a lost notification of a payment is found by asking, also where only the first half of it has come', async () => {
  const { id } = await bySbp()
  const [attempt] = await attemptsOf(id)
  await bank.setSwitches({ drop_next: 100 })
  await press(attempt?.url ?? '', 'pay')
  await rows(em(), sql`update payment set status = 'AUTHORIZED' where id = ${attempt?.id}`)
  await checkPayment(deps, attempt?.id ?? '')
  expect(await statusOf(id)).toBe('new')
  await bank.setSwitches({ drop_next: 0 })
})

test('SBP that the bank has switched off fails the attempt, and one that is not offered is refused', async () => {
  await bank.setSwitches({ sbp_off: true })
  const { id, payment_url, customer } = await bySbp()
  await bank.setSwitches({ sbp_off: false })
  expect(payment_url).toBeUndefined()
  expect(await statusOf(id)).toBe('PAYMENT_FAILED')
  const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
  expect(again.status).toBe(200)
  deps.config.payments.sbp = false
  try {
    const body = { payment_method: 'sbp' }
    const refused = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token, body })
    expect([refused.status, refused.body.errorMessage]).toEqual([409, 'payment.method_unavailable'])
    // What is not offered any more is paid by card, without being asked.
    const card = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
    expect(card.body.payment_url).toStartWith(`${origin}/sandbox-bank/pay/`)
    expect((await call('GET', '/api/settings')).body.payment_methods).toEqual(['card'])
  } finally {
    deps.config.payments.sbp = true
  }
  await settlePayments(deps, id)
})
