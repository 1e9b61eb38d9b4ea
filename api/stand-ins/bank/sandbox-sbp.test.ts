import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import type { BankResult } from '../../src/services/payments/bank-result'
import { eventually, startTestBank } from './test-bank'

let world: Awaited<ReturnType<typeof startTestBank>>
beforeAll(async () => {
  world = await startTestBank('O')
})
afterAll(() => world.stop())
afterEach(async () => {
  world.shop.bodies.length = 0
  await world.bank.setSwitches({ sbp_off: false, refund_seconds: 0, refund_fails: false, reject_code: '' })
})

function ensure<T>(result: BankResult<T>): T {
  if (!result.ok) throw new Error(`${result.kind} ${result.code} ${result.message}`)
  return result.value
}
const statuses = () => world.notices().map((one) => (one.ok ? one.notification.status : one.reason))

async function code(change: Parameters<typeof world.order>[0] = {}) {
  const { payment_id } = ensure(await world.client().init(world.order(change)))
  return { payment_id, qr: await world.client().getQr(payment_id) }
}
async function paid() {
  const { payment_id, qr } = await code()
  await world.press(ensure(qr).link, 'pay')
  return payment_id
}
const cancel = (payment_id: string, amount?: number) =>
  world.client().cancel({ payment_id, amount, request_id: 'the same', is_once: true })
const stateOf = async (payment_id: string) => ensure(await world.client().getQrState(payment_id))

test('a code leads to where it is paid, is the same when asked for again, and is paid at once', async () => {
  const { payment_id, qr } = await code()
  expect(await world.client().getQr(payment_id)).toEqual(qr)
  expect(ensure(await world.client().getState(payment_id)).status).toBe('FORM_SHOWED')
  await world.press(ensure(qr).link, 'pay')
  await eventually(() => statuses().includes('CONFIRMED'))
  expect(JSON.stringify(world.shop.bodies)).not.toContain('Pan')
  expect(await world.client().getQr(payment_id)).toMatchObject({ ok: false, kind: 'refused', code: '8' })
})

const faults: [string, string, Parameters<typeof code>[0]][] = [
  ['of money that would be held first', '3001', { pay_type: 'T' }],
  ['of less than SBP carries', '3016', { amount: 9 }],
  ['of more than SBP carries', '3016', { amount: 1_000_001 }],
]
test.each(faults)('no code %s', async (_name, refusal, change) => {
  expect((await code(change)).qr).toMatchObject({ ok: false, kind: 'refused', code: refusal })
})

test('a terminal without SBP has no codes, and a card no returns of SBP', async () => {
  await world.bank.setSwitches({ sbp_off: true })
  const { payment_id, qr } = await code()
  expect(qr).toMatchObject({ ok: false, code: '3019' })
  expect(await world.client().getQrState(payment_id)).toMatchObject({ ok: false, code: '3001' })
})

test('a return is done later, one at a time, and the request’s id is not looked at', async () => {
  const payment_id = await paid()
  await world.bank.setSwitches({ refund_seconds: 3600 })
  expect(ensure(await cancel(payment_id, 300))).toMatchObject({ status: 'ASYNC_REFUNDING', new_amount: 1550 })
  expect(await stateOf(payment_id)).toEqual({ status: 'ASYNC_REFUNDING', returned: 0, code: '' })
  expect(await cancel(payment_id, 300)).toMatchObject({ ok: false, code: '8' })
  await world.pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await eventually(() => statuses().includes('PARTIAL_REFUNDED'))
  expect(await stateOf(payment_id)).toEqual({ status: 'PARTIAL_REFUNDED', returned: 300, code: '' })
  await world.bank.setSwitches({ refund_seconds: 0 })
  // The same request once more gives as much once more.
  ensure(await cancel(payment_id, 300))
  await eventually(() => statuses().filter((one) => one === 'PARTIAL_REFUNDED').length === 2)
  expect((await stateOf(payment_id)).returned).toBe(600)
  expect(await cancel(payment_id, 1251)).toMatchObject({ ok: false, code: '251' })
  ensure(await cancel(payment_id))
  await eventually(() => statuses().includes('REFUNDED'))
})

test('a return that the payer’s bank does not take leaves the money and says why', async () => {
  const payment_id = await paid()
  await world.bank.setSwitches({ refund_fails: true })
  ensure(await cancel(payment_id, 300))
  await world.bank.finishRefunds()
  expect(await stateOf(payment_id)).toEqual({ status: 'CONFIRMED', returned: 0, code: 'I05043' })
})

test('a lost answer to a return is not asked for again by the client', async () => {
  const payment_id = await paid()
  await world.bank.setSwitches({ refund_seconds: 3600 })
  let asked = 0
  const losing = async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    if (!url.endsWith('/Cancel')) return answer
    asked += 1
    throw new Error('connection reset')
  }
  const result = await world.client(losing).cancel({ payment_id, amount: 300, request_id: 'r', is_once: true })
  expect([result, asked]).toMatchObject([{ ok: false, kind: 'unavailable' }, 1])
})

test('a link that no browser should follow is no code', async () => {
  const told = async () => Response.json({ Success: true, ErrorCode: '0', Data: 'javascript:alert(1)' })
  expect(await world.client(told).getQr('1')).toMatchObject({ ok: false, kind: 'unavailable' })
})

test('an account is bound without a payment: checked, asked about, and charged by whoever opened a payment for it', async () => {
  const due_at = new Date(Date.now() + 15 * 60_000)
  const client = world.client()
  expect(await client.bindAccount('', due_at)).toMatchObject({ ok: false, code: '214' })
  expect(await client.bindAccount('Привязка', new Date())).toMatchObject({ ok: false, code: '243' })
  await world.bank.setSwitches({ sbp_off: true })
  expect(await client.bindAccount('Привязка', due_at)).toMatchObject({ ok: false, code: '3013' })
  await world.bank.setSwitches({ sbp_off: false })
  const { link, request_key } = ensure(await client.bindAccount('Привязка', due_at))
  expect(ensure(await client.accountNow(request_key))).toMatchObject({ token: '', is_over: false })
  expect(await (await fetch(link)).text()).toContain('Привязать</button>')
  await world.press(link, 'decline')
  expect(ensure(await client.accountNow(request_key))).toMatchObject({ token: '', is_over: true })
  const second = ensure(await client.bindAccount('Привязка', due_at))
  await world.press(second.link, 'pay')
  const { token } = ensure(await client.accountOf(second.request_key))
  const kept = { customer_key: 'someone', is_sbp: true, kept: 'charge' } as const
  const { payment_id } = ensure(await client.init(world.order(kept)))
  expect(ensure(await client.charge(payment_id, { is_sbp: true, token })).status).toBe('CONFIRMED')
})
