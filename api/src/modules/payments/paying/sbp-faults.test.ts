import { describe, expect, test } from 'bun:test'
import { faults, openFaultyBank } from '../../../../test/faulty-bank'
import { placedOrder } from '../../../../test/orders'
import { rows, sql } from '../../../db/sql'
import { capturePayments, settlePayments } from '../returns/settle-payments'

const { product, kitchen, plan, paid, wish, codeOf, bankOf, ledgerOf, statusOf, eventually, untilDone } =
  await openFaultyBank()
const { call, em, press, deps, clock } = product
const { owner, restaurant_id } = kitchen

describe.each(faults)('%s', (fault) => {
  test('at the QR code: the order is kept, and «Оплатить» gets the code of the same payment', async () => {
    plan({ method: 'GetQr', fault, times: 3 })
    const { id, payment_url, customer } = await placedOrder(product, kitchen, {
      ...{ payment_type: 'online', payment_method: 'sbp' },
    })
    plan(null)
    expect([payment_url, await statusOf(id)]).toEqual([undefined, 'PAYMENT_PENDING'])
    const again = await call('POST', `/api/user/orders/${id}/pay`, { token: customer.token })
    expect(again.body.payment_url).toEndWith('/sbp')
    await press(await codeOf(id), 'pay')
    await eventually(() => ledgerOf(id), ['payment -1600'])
    expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
  })

  test('at a return over SBP, which the bank would do anew: what was done is found, what was not is asked for later', async () => {
    const id = await paid('sbp')
    await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
    await untilDone(() => capturePayments(deps, id))
    await wish(id, 300)
    const began = clock.now
    plan({ method: 'Cancel', fault, times: 1 })
    await expect(settlePayments(deps, id)).rejects.toThrow('bank.not_returned')
    plan({ method: 'GetQrState', fault, times: 3 })
    await expect(settlePayments(deps, id)).rejects.toThrow('bank.silent')
    plan(null)
    // At once nobody repeats it: the call may still be on its way.
    await settlePayments(deps, id).catch(() => undefined)
    const isDone = !['500', 'unheard'].includes(fault)
    expect((await bankOf(id))[0]).toEqual(isDone ? expect.stringMatching(/REFUND/) : 'CONFIRMED 1600')
    await wish(id, 200)
    clock.now = new Date(began.getTime() + 61_000)
    await eventually(async () => {
      await settlePayments(deps, id).catch(() => undefined)
      return ledgerOf(id)
    }, ['payment -1600', 'refund 300', 'refund 200'])
    expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1100'])
    clock.now = began
  })
})

test('an equal second part whose answer was lost is asked for by nobody: it is left to a person, who is told', async () => {
  const id = await paid('sbp')
  await wish(id, 300)
  await eventually(async () => {
    await settlePayments(deps, id).catch(() => undefined)
    return ledgerOf(id)
  }, ['payment -1600', 'refund 300'])
  await wish(id, 300)
  const began = clock.now
  plan({ method: 'Cancel', fault: 'unheard', times: 1 })
  await settlePayments(deps, id).catch(() => undefined)
  plan(null)
  clock.now = new Date(began.getTime() + 120_000)
  for (let times = 0; times < 3; times += 1)
    await expect(settlePayments(deps, id)).rejects.toThrow('bank.not_returned unknown')
  clock.now = began
  expect(await bankOf(id)).toEqual(['PARTIAL_REFUNDED 1300'])
  const [told] = await rows<{ told: boolean }>(
    em(),
    sql`select refund_failed_at is not null as told from payment where order_id = ${id}`,
  )
  expect(told?.told).toBe(true)
})
