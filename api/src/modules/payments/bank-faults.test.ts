import { describe, expect, test } from 'bun:test'
import { openProductWithBank } from '../../../test/bank'
import { openKitchen, placedOrder } from '../../../test/orders'
import { rows, sql } from '../../db/sql'
import { createTbank } from '../../services/payments/tbank'
import { tbankToken } from '../../services/payments/tbank-token'
import { applyBankStatus } from './apply-bank-status'
import { capturePayments, settlePayments } from './settle-payments'

const product = await openProductWithBank()
const { call, em, press, deps, config, origin } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen

/** How the bank falters at one call, and then is well again. */
const FAULTS = {
  slow: 'it answers when nobody waits any more',
  cut: 'its answer breaks off in the middle',
  '500': 'it answers 500 and has done nothing',
  '500 after': 'it answers 500 and has done it',
  unheard: 'the call never reaches it',
} as const
type Fault = keyof typeof FAULTS
let planned: { method: string; fault: Fault; times: number } | null = null

deps.doors.bank = createTbank(
  config.payments,
  async (url, init) => {
    const now = planned && url.endsWith(`/${planned.method}`) && planned.times > 0 ? planned : null
    if (!now) return fetch(url, init)
    now.times -= 1
    if (now.fault === 'unheard') throw new TypeError('unheard')
    if (now.fault === '500') return new Response('broken', { status: 500 })
    const answer = await (await fetch(url, init)).text()
    if (now.fault === '500 after') return new Response('broken', { status: 500 })
    if (now.fault === 'slow') throw new DOMException('The operation timed out.', 'TimeoutError')
    return new Response(answer.slice(0, answer.length / 2))
  },
  [0, 0],
)

const bankOf = async (id: number) =>
  (
    await rows<{ said: string }>(
      em(),
      sql`select b.status || ' ' || b.remaining / 100 as said from sandbox_bank.payment b join payment p on p.id::text = b.order_id
          where p.order_id = ${id} order by b.created_at`,
    )
  ).map(({ said }) => said)
const ledgerOf = async (id: number) =>
  (
    await rows<{ said: string }>(
      em(),
      sql`select kind || ' ' || amount as said from order_ledger where order_id = ${id} and kind in ('payment', 'refund') order by id`,
    )
  ).map(({ said }) => said)
const statusOf = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && !Bun.deepEquals(await what(), expected); tries += 1) await Bun.sleep(20)
  expect(await what()).toEqual(expected)
}
/** What the queue would do: again, until it is done. */
async function untilDone(job: () => Promise<unknown>) {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      return await job()
    } catch {
      // Tried again, as the queue would.
    }
  }
  throw new Error('The job has failed five times')
}
async function paid() {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  await press(payment_url, 'pay')
  await eventually(() => ledgerOf(id), ['payment -1600'])
  await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where id = ${id}`)
  return id
}
const faults = Object.keys(FAULTS).filter((one): one is Fault => Object.hasOwn(FAULTS, one))

test('a lost page that the bank tells cancelled before another is asked for fails no order', async () => {
  planned = { method: 'Init', fault: 'unheard', times: 9 }
  const { id, customer } = await placedOrder(product, kitchen, { payment_type: 'online' })
  planned = null
  const [attempt] = await rows<{ id: string }>(em(), sql`select id from payment where order_id = ${id}`)
  await applyBankStatus(em(), attempt?.id ?? '', { status: 'CANCELED' }, { payType: 'O', now: deps.now() })
  expect(await statusOf(id)).toBe('PAYMENT_PENDING')
  const { body } = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
  await press(body.payment_url, 'pay')
  await eventually(() => ledgerOf(id), ['payment -1600'])
})

describe.each(faults)('%s', (fault) => {
  test('at the opening: the order is kept, «Оплатить» opens one page, and no other can be paid', async () => {
    planned = { method: 'Init', fault, times: 1 }
    const { id, payment_url, customer } = await placedOrder(product, kitchen, { payment_type: 'online' })
    planned = null
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
    planned = { method: 'Confirm', fault, times: 2 }
    await untilDone(() => capturePayments(deps, id))
    planned = null
    expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
    expect(await ledgerOf(id)).toEqual(['payment -1600'])
  })

  test('at a return in part: it goes back once, whatever was repeated', async () => {
    const id = await paid()
    await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
    await untilDone(() => capturePayments(deps, id))
    await rows(
      em(),
      sql`with somebody as (insert into admin (email, name, password_hash, role) values (${`a${id}@example.com`}, 'Ольга', '-', 'owner') returning id)
          insert into order_refund (order_id, admin_id, amount, reason) select ${id}, id, 300, 'Остыло' from somebody`,
    )
    planned = { method: 'Cancel', fault, times: 4 }
    await untilDone(() => settlePayments(deps, id))
    planned = null
    await settlePayments(deps, id)
    expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1300'])
    expect(await ledgerOf(id)).toEqual(['payment -1600', 'refund 300'])
  })
})

test('a second return that is wanted while the first is unanswered does not take the first one’s money again', async () => {
  const id = await paid()
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await untilDone(() => capturePayments(deps, id))
  const wish = (amount: number) =>
    rows(
      em(),
      sql`with somebody as (insert into admin (email, name, password_hash, role) values (${`b${id}-${amount}@example.com`}, 'Ольга', '-', 'owner') returning id)
          insert into order_refund (order_id, admin_id, amount, reason) select ${id}, id, ${amount}, 'Остыло' from somebody`,
    )
  await wish(300)
  planned = { method: 'Cancel', fault: 'cut', times: 3 }
  await settlePayments(deps, id).catch(() => undefined)
  planned = null
  await wish(200)
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
