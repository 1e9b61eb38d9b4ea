import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { tbankToken } from '../../../services/payments/tbank-token'
import { PromoCode } from '../../promotions/promo-code'
import { checkPayment } from '../bank/check-payment'
import { capturePayments } from '../returns/settle-payments'
import { expireUnpaid } from './expire-unpaid'

const product = await openProductWithBank()
const { call, em, clock, press, bank, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const online = () => placedOrder(product, kitchen, { payment_type: 'online' })
const status = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
const attempts = (id: number) =>
  rows<{ id: string; status: string; amount: number; refunded_amount: number; payment_id: string }>(
    em(),
    sql`select id, status, amount, refunded_amount, payment_id from payment where order_id = ${id} order by created_at, id`,
  )
const ledger = async (id: number) =>
  Object.fromEntries(
    (
      await rows<{ kind: string; amount: number }>(
        em(),
        sql`select kind, sum(amount)::int as amount from order_ledger where order_id = ${id} group by kind`,
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )
const remainingAtBank = async (id: number) =>
  (
    await rows<{ remaining: number; status: string }>(
      em(),
      sql`select b.remaining::int as remaining, b.status from sandbox_bank.payment b join payment p on p.payment_id = b.payment_id::text
          where p.order_id = ${id} order by p.created_at`,
    )
  ).map((one) => `${one.status} ${one.remaining / 100}`)
const confirm = (id: number, body = {}) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body })

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && (await what()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await what()).toBe(expected)
}
const notify = (fields: Record<string, unknown>) => {
  const { terminalKey, password } = product.config.payments
  const body = { TerminalKey: terminalKey, Success: true, ErrorCode: '0', ...fields }
  return call('POST', '/api/payments/notifications', { body: { ...body, Token: tbankToken(body, password) } })
}

test('an order paid online is held, reaches the board, and its money is taken when the restaurant accepts', async () => {
  const { id, payment_url } = await online()
  expect(payment_url).toStartWith(`${product.origin}/sandbox-bank/pay/`)
  expect(await status(id)).toBe('PAYMENT_PENDING')
  await press(payment_url, 'pay')
  await eventually(() => status(id), 'CONFIRMATION_PENDING')
  expect((await attempts(id))[0]?.status).toBe('AUTHORIZED')
  await confirm(id)
  await eventually(async () => (await attempts(id))[0]?.status, 'CONFIRMED')
  expect(await ledger(id)).toEqual({ goods: 1400, delivery: 200, payment: -1600 })
})

test('a declined payment fails the order, and paying again opens another page', async () => {
  const { id, payment_url, customer } = await online()
  await press(payment_url, 'decline')
  await eventually(() => status(id), 'PAYMENT_FAILED')
  const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
  expect(again.status).toBe(200)
  expect(again.body.payment_url).not.toBe(payment_url)
  expect(await status(id)).toBe('PAYMENT_PENDING')
  await press(again.body.payment_url, 'pay')
  await eventually(() => status(id), 'CONFIRMATION_PENDING')
})

test('«pay» gives the same page while it lives, to two presses at once', async () => {
  const { id, payment_url, customer } = await online()
  const presses = await Promise.all(
    [1, 2].map(() => call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })),
  )
  expect(presses.map((one) => one.body.payment_url)).toEqual([payment_url, payment_url])
  expect((await attempts(id)).length).toBe(1)
})

test('notifications that come twice and in the wrong order pay an order once', async () => {
  const { id } = await online()
  const [attempt] = await attempts(id)
  await rows(
    em(),
    sql`update sandbox_bank.payment set status = 'CONFIRMED', remaining = amount where order_id = ${attempt?.id}`,
  )
  const fields = { OrderId: attempt?.id, PaymentId: attempt?.payment_id, Amount: 160_000 }
  for (const Status of ['CONFIRMED', 'AUTHORIZED', 'CONFIRMED', 'AUTHORIZED']) {
    const answer = await notify({ ...fields, Status })
    expect(answer.status).toBe(200)
    expect(answer.body).toBe('OK')
  }
  expect((await attempts(id))[0]?.status).toBe('CONFIRMED')
  expect((await ledger(id)).payment).toBe(-1600)
  const [news] = await rows<{ n: number }>(
    em(),
    sql`select count(*)::int as n from order_event where order_id = ${id} and "to" = 'new'`,
  )
  expect(news?.n).toBe(1)
})

test('a notification with a false signature or payment is refused and changes nothing', async () => {
  const { id } = await online()
  const [attempt] = await attempts(id)
  const fields = { OrderId: attempt?.id, PaymentId: attempt?.payment_id, Amount: 160_000, Status: 'AUTHORIZED' }
  const forged = await call('POST', '/api/payments/notifications', { body: { ...fields, Token: '0'.repeat(64) } })
  expect(forged.status).toBe(400)
  expect((await notify({ ...fields, PaymentId: '1' })).status).toBe(400)
  expect((await notify({ ...fields, OrderId: 'unknown' })).status).toBe(400)
  expect(await status(id)).toBe('PAYMENT_PENDING')
})

test('cancelling a held order lets the money go', async () => {
  const { id, payment_url, customer } = await online()
  await press(payment_url, 'pay')
  await eventually(() => status(id), 'CONFIRMATION_PENDING')
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  await eventually(async () => (await remainingAtBank(id)).join(), 'REVERSED 0')
  await eventually(async () => (await ledger(id)).refund, 1600)
  expect((await attempts(id))[0]).toMatchObject({ refunded_amount: 1600 })
})

test('money that arrives for a cancelled order is sent back', async () => {
  const { id, customer } = await online()
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  await eventually(async () => (await attempts(id))[0]?.status, 'CANCELED')
  const [attempt] = await attempts(id)
  // The buyer pressed before the page was closed, and the bank tells of it only now.
  await rows(
    em(),
    sql`update sandbox_bank.payment set status = 'AUTHORIZED', remaining = amount where order_id = ${attempt?.id}`,
  )
  const fields = { OrderId: attempt?.id, PaymentId: attempt?.payment_id, Amount: 160_000 }
  expect((await notify({ ...fields, Status: 'AUTHORIZED' })).body).toBe('OK')
  await eventually(async () => (await remainingAtBank(id)).join(), 'REVERSED 0')
  await eventually(async () => (await ledger(id)).refund, 1600)
  expect((await ledger(id)).payment).toBe(-1600)
  expect(await status(id)).toBe('CANCELLED_BY_USER')
})

test('a held sum waits for the customer’s word, and lines struck by it are taken off', async () => {
  const { id, payment_url, customer } = await online()
  await rows(
    em(),
    sql`insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
        values (${id}, ${kitchen.product_id}, 'Бесплатный соус', 30, 'gram', '[]', 0, 1, 0, 1)`,
  )
  await press(payment_url, 'pay')
  await eventually(() => status(id), 'CONFIRMATION_PENDING')
  const order = (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body
  await rows(em(), sql`update order_item set line_total = 400 where order_id = ${id} and sort = 1`)
  await rows(em(), sql`update order_item set line_total = 1000 where order_id = ${id} and sort = 0`)
  const cancelled_items = [{ id: order.basket.items[1].id, cancellation_comment: 'Кончился' }]
  expect((await confirm(id, { cancelled_items })).status).toBe(200)
  await capturePayments(deps, id)
  expect((await remainingAtBank(id)).join()).toBe('AUTHORIZED 1600')
  const { proposal } = (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body
  const body = { proposal_id: proposal.id, answer: 'without' }
  expect((await call('PUT', `/api/orders/actions/user/answer/${id}`, { token: customer.token, body })).status).toBe(200)
  await eventually(async () => (await remainingAtBank(id)).join(), 'CONFIRMED 1200')
  await eventually(async () => (await attempts(id))[0]?.refunded_amount, 400)
  const sums = await ledger(id)
  expect(sums).toEqual({ goods: 1000, delivery: 200, payment: -1600, refund: 400 })
})

test('a bank that is away leaves an order that can be paid when it is back', async () => {
  product.setDown(true)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { payment_type: 'online' })
  const { status: code, body } = await call('POST', '/api/user/orders', { token, body: form })
  expect(code).toBe(200)
  expect(body.payment_url).toBeUndefined()
  expect((await call('POST', `/api/user/orders/${body.order_id}/pay`, { token })).body.errorMessage).toBe(
    'payment.bank_unavailable',
  )
  product.setDown(false)
  const paid = await call('POST', `/api/user/orders/${body.order_id}/pay`, { token })
  expect(paid.body.payment_url).toStartWith(product.origin)
})

test('a lost notification is found by asking the bank', async () => {
  const { id, payment_url } = await online()
  await bank.setSwitches({ drop_next: 1 })
  await press(payment_url, 'pay')
  const [attempt] = await attempts(id)
  await checkPayment(deps, attempt?.id ?? '')
  await eventually(() => status(id), 'CONFIRMATION_PENDING')
  await bank.setSwitches({ drop_next: 0 })
})

test('an order unpaid for thirty minutes is cancelled, and not a moment earlier', async () => {
  const { id } = await online()
  const placedAt = clock.now
  clock.now = new Date(placedAt.getTime() + 30 * 60_000 - 1)
  await expireUnpaid(deps, id)
  expect(await status(id)).toBe('PAYMENT_PENDING')
  clock.now = new Date(placedAt.getTime() + 30 * 60_000)
  await expireUnpaid(deps, id)
  expect(await status(id)).toBe('CANCELLED')
  clock.now = placedAt
})

test('a promo code with one use is used once by fifty buyers, and is given back by a cancellation', async () => {
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  const starts_at = clock.now
  fork.create(PromoCode, {
    code: 'ОДИН',
    starts_at,
    name: 'Один',
    amount: 100,
    min_order_sum: 500,
    total_use_limit: 1,
    expires_at,
  })
  await fork.flush()
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { token } = await signIn(product)
      return { token, basket: await fillBasket(product, token, kitchen) }
    }),
  )
  const buy = ({ token, basket }: (typeof buyers)[number]) =>
    call('POST', '/api/user/orders', {
      token,
      body: orderForm(kitchen, basket, { payment_type: 'online', code: 'один' }),
    })
  const answers = await Promise.all(buyers.map(buy))
  expect(answers.filter((one) => one.status === 200).length).toBe(1)
  expect(new Set(answers.filter((one) => one.status !== 200).map((one) => one.body.errorMessage))).toEqual(
    new Set(['promo.invalid']),
  )
  const winner = answers.findIndex((one) => one.status === 200)
  const token = buyers[winner]?.token ?? ''
  await call('PUT', `/api/orders/actions/user/cancel/${answers[winner]?.body.order_id}`, { token })
  const other = buyers[winner === 0 ? 1 : 0]
  expect(other && (await buy(other)).status).toBe(200)
})
