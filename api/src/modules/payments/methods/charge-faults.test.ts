import { describe, expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { faults, openFaultyBank } from '../../../../test/faulty-bank'
import { workMoney } from '../../../../test/money-jobs'
import { fillBasket, orderForm, placedOrder } from '../../../../test/orders'

const { product, kitchen, plan, bankOf, ledgerOf, statusOf, eventually } = await openFaultyBank()
const { call, press, clock } = product

const first = await placedOrder(product, kitchen, { payment_type: 'online', keep_method: true })
await press(first.payment_url, 'pay', '4276')
await eventually(() => statusOf(first.id), 'new')
await workMoney(product, first.id)
const { token } = first.customer
const [method] = (await call('GET', '/api/user/saved_methods', { token })).body.items

async function inOnePress() {
  const basket = await fillBasket(product, token, kitchen)
  const body = orderForm(kitchen, basket, { payment_type: 'online', saved_method_id: method.id })
  return Number((await call('POST', '/api/user/orders', { token, body })).body.order_id)
}

describe.each(faults)('%s', (fault) => {
  test('at a charge: it is asked about, never charged again, and what was not taken is let go after a minute', async () => {
    const began = clock.now
    const id = await inOnePress()
    plan({ method: 'Charge', fault, times: 1 })
    await workMoney(product, id)
    plan(null)
    await workMoney(product, id)
    const isDone = !['500', 'unheard'].includes(fault)
    await eventually(() => statusOf(id), isDone ? 'new' : 'PAYMENT_PENDING')
    clock.now = new Date(began.getTime() + MINUTE_MS + 1_000)
    await workMoney(product, id)
    clock.now = began
    expect(await statusOf(id)).toBe(isDone ? 'new' : 'PAYMENT_FAILED')
    expect(await bankOf(id)).toEqual([isDone ? 'AUTHORIZED 1600' : 'CANCELED 0'])
    expect(await ledgerOf(id)).toEqual(isDone ? ['payment -1600'] : [])
    // Nothing of it stays under way, so that the next order may be placed.
    await product.pool.query(`update "order" set status = 'COMPLETED', finished_at = now() where id = $1`, [id])
  })

  test('at the opening or the question: one payment is charged in the end', async () => {
    const id = await inOnePress()
    for (const call of ['Init', 'GetState']) {
      plan({ method: call, fault, times: 3 })
      await workMoney(product, id)
    }
    plan(null)
    await workMoney(product, id)
    const said = (await bankOf(id)).filter((one) => one !== 'CANCELED 0')
    expect(said.length).toBeLessThanOrEqual(1)
    expect(await ledgerOf(id)).toEqual(said.length === 1 ? ['payment -1600'] : [])
    await product.pool.query(`update "order" set status = 'COMPLETED', finished_at = now() where id = $1`, [id])
  })
})
