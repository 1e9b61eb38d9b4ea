import { describe, expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { faults, openFaultyProduct } from '../../../../test/faulty-bank'
import { eventually, moneyOf } from '../../../../test/money'
import { buy, makeSale } from '../../../../test/tickets'
import { rows, sql } from '../../../db/sql'
import { reconcilePayment } from '../../payments/reconciling/reconcile'
import { settlePurchase } from '../../payments/returns/settle-payments'

const { product, plan } = await openFaultyProduct()
const { call, em, press, deps, clock } = product
const { attemptsOf, bankOf, ledgerOf, codeOf } = moneyOf(product)

/** Three tickets that may come back. */
async function begun() {
  const starts_at = new Date(clock.now.getTime() + 72 * 60 * MINUTE_MS).toISOString()
  const sale = await makeSale(product, { session: { starts_at, ends_at: null } })
  const { body, person } = await buy(product, sale, 3, undefined, { payment_method: 'sbp' })
  const { token } = person
  const read = async () => (await call('GET', `/api/user/ticket_purchases/${body.id}`, { token })).body
  const giveBack = async (at: number) => {
    const { id, price } = (await read()).tickets[at]
    const asked = { ticket_ids: [id], total: price }
    expect((await call('POST', `/api/user/ticket_purchases/${body.id}/refund`, { token, body: asked })).status).toBe(
      200,
    )
  }
  const pay = async () => {
    await press(await codeOf(body.id), 'pay')
    // The first half of the bank's word is money already, the second makes the tickets.
    await eventually(async () => (await read()).state, 'sold')
    expect(await ledgerOf(body.id)).toEqual(['payment -1500'])
  }
  return { id: String(body.id), token, payment_url: body.payment_url, read, pay, giveBack }
}
const settled = (id: string, expected: string[]) =>
  eventually(async () => {
    await settlePurchase(deps, id).catch(() => undefined)
    return ledgerOf(id)
  }, expected)

describe.each(faults)('%s', (fault) => {
  test('at the QR code: the seats are held, and «Оплатить» gets the code of the same payment', async () => {
    plan({ method: 'GetQr', fault, times: 3 })
    const { id, token, payment_url, read, pay } = await begun()
    plan(null)
    expect([payment_url, (await read()).state]).toEqual([undefined, 'held'])
    const again = await call('POST', `/api/user/ticket_purchases/${id}/pay`, { token })
    expect(again.body.payment_url).toEndWith(`/profile/tickets/${id}/sbp`)
    await pay()
    expect(await bankOf(id)).toEqual(['CONFIRMED 1500'])
  })

  test('at the return of a ticket: what was done is found, what was not is asked for later, and once', async () => {
    const { id, pay, giveBack } = await begun()
    await pay()
    const began = clock.now
    await giveBack(0)
    plan({ method: 'Cancel', fault, times: 1 })
    await expect(settlePurchase(deps, id)).rejects.toThrow('bank.not_returned')
    plan({ method: 'GetQrState', fault, times: 3 })
    await expect(settlePurchase(deps, id)).rejects.toThrow('bank.silent')
    plan(null)
    // At once nobody repeats it: the call may still be on its way.
    await settlePurchase(deps, id).catch(() => undefined)
    const isDone = !['500', 'unheard'].includes(fault)
    expect((await bankOf(id))[0]).toEqual(isDone ? expect.stringMatching(/REFUND/) : 'CONFIRMED 1500')
    clock.now = new Date(began.getTime() + 61_000)
    await settled(id, ['payment -1500', 'refund 500'])
    // Another of the same price: the bank answers to it, so nobody wonders which of both it speaks of.
    await giveBack(1)
    await settled(id, ['payment -1500', 'refund 500', 'refund 500'])
    expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 500'])
    clock.now = began
  })
})

test('an equal part whose answer was lost is sent by nobody: it stands in the reconciliation until a person has settled it', async () => {
  const { id, pay, giveBack } = await begun()
  await pay()
  await giveBack(0)
  await settled(id, ['payment -1500', 'refund 500'])
  const began = clock.now
  await giveBack(1)
  plan({ method: 'Cancel', fault: 'unheard', times: 1 })
  await settlePurchase(deps, id).catch(() => undefined)
  plan(null)
  clock.now = new Date(began.getTime() + 120_000)
  for (let times = 0; times < 3; times += 1)
    await expect(settlePurchase(deps, id)).rejects.toThrow('bank.not_returned unknown')
  clock.now = began
  expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1000'])
  const [attempt] = await attemptsOf(id)
  const asked = await rows(
    em(),
    sql`select from graphile_worker._private_jobs where key = ${`reconcile:${attempt?.id}`}`,
  )
  expect(asked).toHaveLength(1)
  await reconcilePayment(deps, attempt?.id ?? '')
  const found = await rows(
    em(),
    sql`select kind, ours::int as ours, theirs::int as theirs, state from bank_difference where attempt_id = ${attempt?.id}`,
  )
  expect(found).toEqual([{ kind: 'return', ours: 100_000, theirs: 50_000, state: 'open' }])
})
