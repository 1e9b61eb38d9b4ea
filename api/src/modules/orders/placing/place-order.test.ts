import { expect, test } from 'bun:test'
import { makeProduct } from '../../../../test/kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { metricsText } from '../../../kernel/metrics'
import { BlackListEntry } from '../../restaurants/people/black-list-entry'
import { loadPlacingFacts, lockBasket } from './placing-facts'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, em, clock } = product

const place = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/api/user/orders', { token, body, headers })
const count = async (query: ReturnType<typeof sql>) =>
  (await rows<{ n: number }>(em(), sql<{ n: number }>`${query}`))[0]?.n

/** What this process says of itself in `/api/metrics`. */
async function countedOrders() {
  const text = await metricsText()
  return [...text.matchAll(/^orders_placed_total\{.*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}

test('a cash order is recorded with its snapshot, sums, ledger, event and job, and its basket is gone', async () => {
  const kitchen = await openKitchen(product)
  const { customer, uuid, id } = await placedOrder(product, kitchen)
  const { body } = await call('GET', `/api/user/orders/${uuid}`, { token: customer.token })
  expect(body).toMatchObject({ id, status: 'new', price: 1400, discount: 0, total: 1600, is_reviewed: false })
  expect(body.basket.items).toMatchObject([
    { name: 'Пицца «Маргарита»', quantity: 2, unit_price: 700, line_total: 1400 },
  ])
  expect(body.delivery).toMatchObject({ type: 'delivery', price: 200, apartment: '12' })
  expect(body.events).toMatchObject([{ to: 'new' }])
  expect(body.payment).toBeNull()
  expect(await count(sql`select sum(amount)::int as n from order_ledger where order_id = ${id}`)).toBe(1600)
  const jobs = sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'order.hand_over'`
  expect(await count(jobs)).toBe(1)
  const baskets = await call('GET', '/api/user/baskets', { token: customer.token })
  expect(baskets.body.items).toEqual([])
})

test('fifty simultaneous presses with one key make one order, counted once, and hear one answer', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const before = await countedOrders()
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const key = { 'idempotency-key': 'one-and-the-same' }
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(token, form, key)))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((one) => one.body.order_uuid)).size).toBe(1)
  expect(await count(sql`select count(*)::int as n from "order" where basket_id = ${form.basket_id}`)).toBe(1)
  expect((await countedOrders()) - before).toBe(1)
})

test('fifty simultaneous presses with keys of their own make one order; the others are told which', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => place(token, form, { 'idempotency-key': `press-number-${n}` })),
  )
  const placed = answers.filter((one) => one.status === 200)
  expect(placed.length).toBe(1)
  const refused = answers.filter((one) => one.status === 409)
  expect(refused.length).toBe(49)
  expect(new Set(refused.map((one) => `${one.body.errorMessage} ${one.body.order_uuid}`))).toEqual(
    new Set([`order.already_placed ${placed[0]?.body.order_uuid}`]),
  )
})

test('a changed price places nothing and brings the new basket', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  await rows(em(), sql`update product set price = 800 where id = ${kitchen.product_id}`)
  const { status, body } = await place(token, form)
  expect(status).toBe(409)
  expect(body).toMatchObject({ errorMessage: 'order.cart_changed', basket: { id: form.basket_id, total: 1600 } })
})

test('below the zone’s minimum the sentence names the sum', async () => {
  const kitchen = await openKitchen(product, { zone: { min_order_sum: 1500 } })
  const { token } = await signIn(product)
  const { status, body } = await place(token, orderForm(kitchen, await fillBasket(product, token, kitchen)))
  expect(status).toBe(409)
  expect(body).toMatchObject({
    errorMessage: 'zone.below_minimum',
    message: 'Минимальная сумма заказа: 1\u00A0500\u00A0₽',
  })
})

test('a closed restaurant takes no order and says so', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const until = new Date(clock.now.getTime() + 3_600_000)
  await rows(em(), sql`update restaurant set disabled_until = ${until} where id = ${kitchen.restaurant_id}`)
  const { status, body } = await place(token, form)
  expect(status).toBe(409)
  expect(body.errorMessage).toBe('restaurant.closed')
  expect(body.message).toStartWith('Ресторан закрыт. Откроется')
})

test('a customer on the black list is refused', async () => {
  const kitchen = await openKitchen(product)
  const { token, id } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const fork = em()
  fork.create(BlackListEntry, { restaurant_id: kitchen.restaurant_id, user_id: id })
  await fork.flush()
  const { status, body } = await place(token, form)
  expect(status).toBe(409)
  expect(body.message).toBe('Вы заблокированны рестораном')
})

test('a dish that went off sale is left out when the person has seen it struck through', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const { category_id } = (
    await rows<{ category_id: string }>(em(), sql`select category_id from product where id = ${kitchen.product_id}`)
  )[0] ?? { category_id: '' }
  const { restaurant_id } = kitchen
  const soup = await makeProduct(em(), { restaurant_id, category_id, name: 'Суп', price: 300 })
  await call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id: soup.id, quantity: 1 } })
  await rows(em(), sql`update product set is_active = false where id = ${soup.id}`)
  const stale = await place(token, orderForm(kitchen, { ...basket, cartSum: 1700 }))
  expect(stale.body.errorMessage).toBe('order.cart_changed')
  const { status, body } = await place(token, orderForm(kitchen, basket))
  expect(status).toBe(200)
  const order = await call('GET', `/api/user/orders/${body.order_uuid}`, { token })
  expect(order.body.basket.items.length).toBe(1)
})

test('an incomplete form is refused field by field', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { user_phone: '+7 (900', apartment: '' })
  const { status, body } = await place(token, form)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ user_phone: 'Укажите валидный номер телефона', apartment: 'Это поля обязательное' })
})

test('another person’s basket is not found', async () => {
  const kitchen = await openKitchen(product)
  const anna = await signIn(product)
  const boris = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, anna.token, kitchen))
  const { status, body } = await place(boris.token, form)
  expect(status).toBe(404)
  expect(body.errorMessage).toBe('basket.not_found')
})

test('a sixth unfinished order is refused', async () => {
  const { token } = await signIn(product)
  for (let n = 0; n < 5; n += 1) {
    const kitchen = await openKitchen(product)
    expect((await place(token, orderForm(kitchen, await fillBasket(product, token, kitchen)))).status).toBe(200)
  }
  const kitchen = await openKitchen(product)
  const { body } = await place(token, orderForm(kitchen, await fillBasket(product, token, kitchen)))
  expect(body.errorMessage).toBe('order.too_many')
})

test('a basket that is being ordered takes no change meanwhile', async () => {
  const kitchen = await openKitchen(product)
  const { restaurant_id, product_id } = kitchen
  const { token, id: user_id } = await signIn(product)
  const { basket_id } = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const add = () => call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id, quantity: 1 } })
  await em().transactional(async (tx) => {
    const key = { user_id, restaurant_id, basket_id, point: null, now: clock.now, at: clock.now }
    expect(await lockBasket(tx, key)).toBe(true)
    const first = await Promise.race([add().then(() => 'changed'), Bun.sleep(150).then(() => 'waited')])
    expect(first).toBe('waited')
    expect((await loadPlacingFacts(tx, key))?.lines).toMatchObject([{ quantity: 2, line_total: 1400 }])
  })
})

test.each([
  ['gone', sql`update product_option set is_active = false where name = 'Большая'`],
  ['no longer enough', sql`update product_option_group set min = 2 where name = 'Размер'`],
])('a dish whose chosen option is %s is left out as the basket shows it', async (_, change) => {
  const kitchen = await openKitchen(product)
  const { restaurant_id, product_id } = kitchen
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const [plain] = await rows<{ category_id: string }>(
    em(),
    sql`select category_id from product where id = ${product_id}`,
  )
  const groups = [{ name: 'Размер', min: 1, max: 2, options: [{ name: 'Малая' }, { name: 'Большая', price: 200 }] }]
  const pizza = await makeProduct(em(), { restaurant_id, category_id: plain?.category_id ?? '', price: 300, groups })
  const body = { restaurant_id, product_id: pizza.id, quantity: 1, product_options: [pizza.options.Большая] }
  expect((await call('POST', '/api/basket_item', { token, body })).body.basket.total).toBe(1900)
  await rows(em(), sql`${change}`)
  const shown = await call('GET', '/api/user/baskets', { token })
  expect(shown.body.items[0].total).toBe(1400)
  const placed = await place(token, orderForm(kitchen, basket))
  expect(placed.status).toBe(200)
  const order = await call('GET', `/api/user/orders/${placed.body.order_uuid}`, { token })
  expect(order.body.basket.items).toHaveLength(1)
})
