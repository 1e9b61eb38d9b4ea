import { expect, test } from 'bun:test'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { row, sql } from '../../../db/sql'
import { PromoCode } from '../../promotions/promo-code'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, em, clock } = product

const place = (token: string, body: unknown) => call('POST', '/api/user/orders', { token, body })

test('change from less than the order costs is refused under its field, and change for a card is nobody’s', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  for (const payment_comment of ['100', '1 599 ₽', 'крупной купюры']) {
    const { status, body } = await place(token, { ...form, payment_comment })
    expect([status, body.errorMessage]).toEqual([422, 'order.change_too_small'])
    expect(body.errors.payment_comment).toBe(body.message)
  }
  const placed = await place(token, { ...form, payment_type: 'card', payment_comment: '100' })
  const order = await call('GET', `/api/user/orders/${placed.body.order_uuid}`, { token })
  expect(order.body.payment_comment).toBeNull()
})

test('a pickup paid by the courier’s card is refused', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const { status, body } = await place(
    token,
    orderForm(kitchen, basket, { delivery_type: 'pickup', payment_type: 'card' }),
  )
  expect(status).toBe(422)
  expect(body.errors.payment_type).toBeString()
})

test('an order carrying a code that does not count is refused with its sentence, never placed at full price', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, {
    code: 'СУП',
    name: 'Суп',
    amount: 400,
    min_order_sum: 1400,
    starts_at: clock.now,
    expires_at,
  })
  fork.create(PromoCode, {
    code: 'ПИР',
    name: 'Пир',
    amount: 400,
    min_order_sum: 1401,
    starts_at: clock.now,
    expires_at,
  })
  await fork.flush()
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const refused = [
    { payment_type: 'online', code: 'НЕТ ТАКОГО' },
    { payment_type: 'online', code: 'ПИР' },
    { payment_type: 'cash', code: 'СУП' },
    { payment_type: 'card', code: 'СУП' },
  ]
  for (const change of refused) {
    const { status, body } = await place(token, { ...form, ...change })
    expect([status, body.errorMessage]).toEqual([409, 'promo.invalid'])
    expect(body.message).not.toBe('Промокод не подошёл.')
  }
  expect(await row(em(), sql`select from "order" where basket_id = ${form.basket_id}`)).toBeUndefined()
  expect((await place(token, { ...form, payment_type: 'online', code: ' суп ' })).status).toBe(200)
})
