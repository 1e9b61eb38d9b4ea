import { expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { openProductWithBank } from '../../../../test/bank'
import { eventually, moneyOf } from '../../../../test/money'
import { workMoney } from '../../../../test/money-jobs'
import { administrator } from '../../../../test/people'
import { WITH_SBP } from '../../../../test/sbp'
import { buy, makeSale } from '../../../../test/tickets'
import { row, rows, sql } from '../../../db/sql'
import { checkPayment } from '../../payments/bank/check-payment'
import { settleReceipts } from '../../payments/receipts/receipts'
import { reconcilePayment } from '../../payments/reconciling/reconcile'
import { cancelSession } from '../desk/cancel-session'

const product = await openProductWithBank(WITH_SBP)
const { call, em, press, deps, clock, bank, origin, pool } = product
const { attemptsOf, ledgerOf, bankOf, receiptsOf, codeOf } = moneyOf(product)

type Sale = Awaited<ReturnType<typeof makeSale>>
const bySbp = async (sale: Sale, count = 2) => {
  const { body, person } = await buy(product, sale, count, undefined, { payment_method: 'sbp' })
  return { id: String(body.id), token: person.token, payment_url: body.payment_url }
}
const read = async ({ id, token }: { id: string; token: string }) =>
  (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body
const stateOf = (bought: { id: string; token: string }) => async () => (await read(bought)).state
const pay = ({ id, token }: { id: string; token: string }, payment_method?: string) =>
  call('POST', `/api/user/ticket_purchases/${id}/pay`, { token, body: payment_method ? { payment_method } : undefined })
const sold = async ({ kind }: Sale) =>
  (
    await row<{ sold: number }>(
      em(),
      sql`select count(*) filter (where is_sold)::int as sold from ticket_seat where kind_id = ${kind.id}`,
    )
  )?.sold
/** Until the bank's word has come, and whatever it made necessary is done. */
const settled = (id: string, expected: string[]) =>
  eventually(async () => {
    await workMoney(product, id)
    return ledgerOf(id)
  }, expected)
const giveBack = async (bought: { id: string; token: string }, tickets: readonly { id: string; price: number }[]) => {
  const total = tickets.reduce((sum, { price }) => sum + price, 0)
  const body = { ticket_ids: tickets.map(({ id }) => id), total }
  return call('POST', `/api/user/ticket_purchases/${bought.id}/refund`, { token: bought.token, body })
}
const pass = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)
}
const inHours = (hours: number) => new Date(clock.now.getTime() + hours * 60 * MINUTE_MS).toISOString()

/** Paid, and the tickets made. */
async function paid(sale: Sale, count = 2) {
  const bought = await bySbp(sale, count)
  await press(await codeOf(bought.id), 'pay')
  await eventually(stateOf(bought), 'sold')
  await workMoney(product, bought.id)
  return { ...bought, tickets: (await read(bought)).tickets }
}

test('the buyer is led to our page with the code, the money is taken at once, and the tickets are theirs', async () => {
  const sale = await makeSale(product)
  const bought = await bySbp(sale)
  expect(bought.payment_url).toBe(`${origin}/profile/tickets/${bought.id}/sbp`)
  const { state, held_until, payment } = await read(bought)
  expect([state, Date.parse(held_until)]).toEqual(['held', clock.now.getTime() + 15 * MINUTE_MS])
  expect(payment.bank_payment_info).toMatchObject({ method: 'sbp', status: 'NEW', due_at: held_until })
  await press(payment.bank_payment_info.payment_url, 'pay')
  await eventually(stateOf(bought), 'sold')
  await workMoney(product, bought.id)
  expect(await attemptsOf(bought.id)).toMatchObject([{ method: 'sbp', pay_type: 'O', status: 'CONFIRMED' }])
  expect([await ledgerOf(bought.id), await bankOf(bought.id)]).toEqual([['payment -1000'], ['CONFIRMED 1000']])
  expect((await read(bought)).tickets).toHaveLength(2)
  const { token } = await administrator(product)
  const guests = await call('GET', `/api/admin/ticket_guests?event_id=${sale.event.id}`, { token })
  expect(guests.body.items.map((guest: { payment_method: string }) => guest.payment_method)).toEqual(['sbp', 'sbp'])
  await settleReceipts(deps, { order_id: null, purchase_id: bought.id })
  await eventually(() => receiptsOf(bought.id), ['prepayment 1000 registered', 'settlement 1000 registered'])
})

test('while the bank takes what was paid by a code, nothing else is opened for it', async () => {
  const bought = await bySbp(await makeSale(product))
  await rows(em(), sql`update payment set status = 'AUTHORIZED' where purchase_id = ${bought.id}`)
  for (const method of ['sbp', 'card']) expect((await pay(bought, method)).body.payment_url).toBe(bought.payment_url)
  expect((await attemptsOf(bought.id)).length).toBe(1)
})

test('a refusal in the bank’s app leaves the hold; a new code is another attempt, and a card may be taken instead', async () => {
  const sale = await makeSale(product)
  const bought = await bySbp(sale)
  const first = await codeOf(bought.id)
  await press(first, 'decline')
  await eventually(async () => (await attemptsOf(bought.id)).map(({ status }) => status), ['REJECTED'])
  expect(await stateOf(bought)()).toBe('held')
  expect((await pay(bought)).body.payment_url).toBe(bought.payment_url)
  expect(await codeOf(bought.id)).not.toBe(first)
  const presses = await Promise.all([pay(bought), pay(bought)])
  expect(presses.map(({ body }) => body.payment_url)).toEqual([bought.payment_url, bought.payment_url])
  const card = await pay(bought, 'card')
  expect(card.body.payment_url).toStartWith(`${origin}/sandbox-bank/pay/`)
  await press(card.body.payment_url, 'pay')
  await eventually(stateOf(bought), 'sold')
  // The code that nobody needs any more cannot be paid.
  await workMoney(product, bought.id)
  await eventually(() => bankOf(bought.id), ['REJECTED 1000', 'CANCELED 0', 'CONFIRMED 1000'])
})

test('of two ways that are paid the second comes back', async () => {
  const sale = await makeSale(product)
  const bought = await bySbp(sale)
  const code = await codeOf(bought.id)
  const card = await pay(bought, 'card')
  await Promise.all([press(code, 'pay'), press(card.body.payment_url, 'pay')])
  await eventually(async () => (await ledgerOf(bought.id)).length, 2)
  await settled(bought.id, ['payment -1000', 'payment -1000', 'refund 1000'])
  expect(await sold(sale)).toBe(2)
})

test('a code that nobody pays runs out with the hold; what comes late takes seats that are free, or goes back', async () => {
  const sale = await makeSale(product, { kind: { seats: 2 } })
  const late = await bySbp(sale)
  pass(16)
  expect(await stateOf(late)()).toBe('lapsed')
  expect((await pay(late)).body.errorMessage).toBe('ticket.not_payable')
  const next = await bySbp(sale)
  await press(await codeOf(late.id), 'pay')
  await eventually(stateOf(late), 'failed')
  expect((await read(late)).returned).toEqual({ asked: 1000, done: 0 })
  await settled(late.id, ['payment -1000', 'refund 1000'])
  expect((await read(late)).returned).toEqual({ asked: 1000, done: 1000 })
  expect(await bankOf(late.id)).toEqual(['REFUNDED 0'])
  await eventually(() => receiptsOf(late.id), ['prepayment 1000 registered', 'refund 1000 registered'])
  pass(16)
  await press(await codeOf(next.id), 'pay')
  await eventually(stateOf(next), 'sold')
  expect(await sold(sale)).toBe(2)
})

test('a lost notification is found by asking, and notices that come repeated and turned round make no second ticket', async () => {
  const sale = await makeSale(product)
  const bought = await bySbp(sale)
  await bank.setSwitches({ drop_next: 100 })
  await press(await codeOf(bought.id), 'pay')
  const [attempt] = await attemptsOf(bought.id)
  await checkPayment(deps, attempt?.id ?? '')
  expect(await stateOf(bought)()).toBe('sold')
  await bank.setSwitches({ drop_next: 0 })
  const { rows: notices } = await pool.query<{ body: string }>(
    `select n.body from sandbox_bank.notice n join sandbox_bank.payment b on b.payment_id = n.payment_id
     where b.order_id = $1 and n.body not like '%"RECEIPT"%' order by n.notice_id desc`,
    [attempt?.id],
  )
  expect(notices.length).toBeGreaterThan(1)
  for (const { body } of [...notices, ...notices]) {
    const headers = { 'content-type': 'application/json' }
    const url = `${origin}/api/payments/notifications`
    expect(await (await fetch(url, { method: 'POST', headers, body })).text()).toBe('OK')
  }
  await workMoney(product, bought.id)
  expect([await ledgerOf(bought.id), await sold(sale)]).toEqual([['payment -1000'], 2])
})

test('tickets come back one after another, each for the same sum, with its receipt and without a doubt', async () => {
  const sale = await makeSale(product, { kind: { seats: 3 }, session: { starts_at: inHours(48), ends_at: null } })
  const bought = await paid(sale, 3)
  const [one, two] = bought.tickets
  expect((await giveBack(bought, [one])).status).toBe(200)
  await settled(bought.id, ['payment -1500', 'refund 500'])
  await bank.setSwitches({ refund_seconds: 3600 })
  expect((await giveBack(bought, [two])).status).toBe(200)
  await workMoney(product, bought.id)
  // Under way: the seats are free, the money is not back yet, and nothing disagrees with the bank.
  expect([await sold(sale), (await read(bought)).returned]).toEqual([1, { asked: 1000, done: 500 }])
  await expect(settleReceipts(deps, { order_id: null, purchase_id: bought.id })).rejects.toThrow('bank.returning')
  await bank.setSwitches({ refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(bought.id, ['payment -1500', 'refund 500', 'refund 500'])
  const receipts = ['prepayment 1500', 'refund 500', 'refund 500'].map((one) => `${one} registered`)
  await eventually(() => receiptsOf(bought.id), receipts)
  const [attempt] = await attemptsOf(bought.id)
  await reconcilePayment(deps, attempt?.id ?? '')
  expect(
    await rows(em(), sql`select from bank_difference where attempt_id = ${attempt?.id} and state = 'open'`),
  ).toEqual([])
})

test('a session that is cancelled gives back what was paid over SBP, later and once', async () => {
  const sale = await makeSale(product, { event: { title: 'Отменённый вечер' } })
  const bought = await paid(sale)
  const unpaid = await bySbp(sale, 1)
  const { token } = await administrator(product)
  const path = `/api/admin/event_sessions/${sale.session.id}`
  const { version } = (await call('GET', path, { token })).body
  await bank.setSwitches({ refund_seconds: 3600 })
  await call('PUT', path, { token, body: { version, state: 'cancelled' } })
  await cancelSession(deps, sale.session.id)
  for (let times = 0; times < 3; times += 1) await workMoney(product, bought.id)
  expect([await bankOf(bought.id), await ledgerOf(bought.id)]).toEqual([['ASYNC_REFUNDING 1000'], ['payment -1000']])
  await bank.setSwitches({ refund_seconds: 0 })
  await pool.query('update sandbox_bank.payment set refund_at = now() where refunding > 0')
  await settled(bought.id, ['payment -1000', 'refund 1000'])
  // A code that is paid after all buys nothing.
  await press(await codeOf(unpaid.id), 'pay')
  await eventually(stateOf(unpaid), 'failed')
  await settled(unpaid.id, ['payment -500', 'refund 500'])
})

test('SBP that the bank has switched off leaves the hold to be paid by card, and one that is not offered is refused', async () => {
  const sale = await makeSale(product)
  await bank.setSwitches({ sbp_off: true })
  const bought = await bySbp(sale)
  await bank.setSwitches({ sbp_off: false })
  expect(bought.payment_url).toBeUndefined()
  const { state, payment } = await read(bought)
  expect([state, payment.bank_payment_info]).toEqual([
    'held',
    expect.objectContaining({ status: 'REJECTED', error_code: '3019', method: 'sbp' }),
  ])
  deps.config.payments.sbp = false
  try {
    const refused = await pay(bought, 'sbp')
    expect([refused.status, refused.body.errorMessage]).toEqual([409, 'payment.method_unavailable'])
    const another = await buy(product, sale, 1, undefined, { payment_method: 'sbp' })
    expect([another.status, another.body.errorMessage]).toEqual([409, 'payment.method_unavailable'])
    // What is not offered any more is paid by card, without being asked.
    expect((await pay(bought)).body.payment_url).toStartWith(`${origin}/sandbox-bank/pay/`)
  } finally {
    deps.config.payments.sbp = true
  }
})
