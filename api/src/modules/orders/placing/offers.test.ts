import { expect, test } from 'bun:test'
import { makeProduct } from '../../../../test/kitchen'
import { makeOffer, OFFER } from '../../../../test/offers'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { PromoCode } from '../../promotions/promo-code'

const product = await openProduct({ LIMITS: 'writes=10000/60' })
const { call, pool, em, clock } = product

type Kitchen = Awaited<ReturnType<typeof openKitchen>>
const place = (token: string, body: unknown) => call('POST', '/api/user/orders', { token, body })
const read = async (token: string, uuid: string) => (await call('GET', `/api/user/orders/${uuid}`, { token })).body
const basketOf = async (token: string) => (await call('GET', '/api/user/baskets', { token })).body.items[0]
const cancel = (token: string, uuid: string) =>
  call('PUT', `/api/orders/actions/user/cancel/${uuid}`, { token, body: {} })
const ledger = async (id: number) =>
  (await pool.query('select kind, amount, note, paid_by from order_ledger where order_id = $1 order by id', [id])).rows

/** A kitchen with a second dish, of 300 ₽. */
async function withTea() {
  const kitchen = await openKitchen(product)
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const dish = { restaurant_id: kitchen.restaurant_id, category_id: rows[0].category_id, price: 300 }
  return { kitchen, tea: (await makeProduct(em(), dish)).id }
}
const half = (kitchen: Kitchen, terms = {}) =>
  makeOffer(product, kitchen, { kind: 'second_half', label: 'Второй за полцены', percent: null, ...terms })

test('a basket says what the offers take off, and the order charges and keeps just that', async () => {
  const { kitchen, tea } = await withTea()
  await makeOffer(product, kitchen, { kind: 'gift', label: 'Чай', percent: null, from_sum: 700, part_1: [tea] })
  await half(kitchen, { sort: 1, product_ids: [kitchen.product_id] })
  const { token } = await signIn(product)
  await fillBasket(product, token, kitchen)
  expect((await basketOf(token)).quote.hints).toEqual(['Подарок «Чай» ваш: добавьте его в\u00A0корзину'])
  const basket = await fillBasket(product, token, { ...kitchen, product_id: tea }, 1)
  const { quote, items } = await basketOf(token)
  expect(quote).toMatchObject({ price: 1700, offer_discount: 650, total: 1050, hints: [] })
  expect(quote.offers.map(({ label, amount }: { label: string; amount: number }) => [label, amount])).toEqual([
    ['Чай', 300],
    ['Второй за полцены', 350],
  ])
  expect(items.map(({ discount }: { discount: number }) => discount)).toEqual([350, 300])
  const { body } = await place(token, { ...orderForm(kitchen, basket), total: 1250 })
  const order = await read(token, body.order_uuid)
  expect(order).toMatchObject({ price: 1700, discount: 650, offer_discount: 650, total: 1250, promo_code: null })
  expect(order.lost_discount).toBe(0)
  expect(order.basket.items.map(({ discount }: { discount: number }) => discount)).toEqual([350, 300])
  expect(await ledger(order.id)).toEqual([
    { kind: 'goods', amount: 1700, note: null, paid_by: null },
    { kind: 'discount', amount: -650, note: 'Акции', paid_by: 'restaurant' },
    { kind: 'delivery', amount: 200, note: null, paid_by: null },
  ])
})

test('a promo code is of what the offers leave, and so are the minimum and free delivery', async () => {
  const kitchen = await openKitchen(product, { zone: { price: 200, min_order_sum: 1000, free_delivery_sum: 1300 } })
  await makeOffer(product, kitchen, { percent: 20 })
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  const terms = { amount: 10, amount_type: 'percent', min_order_sum: 1100, starts_at: clock.now, expires_at } as const
  const fork = em()
  fork.create(PromoCode, { ...terms, code: 'ДЕСЯТЬ', name: 'Десять', paid_by: 'platform' })
  await fork.flush()
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const form = orderForm(kitchen, basket, { payment_type: 'online', code: 'ДЕСЯТЬ' })
  const { body } = await place(token, { ...form, total: 1120 - 112 + 200 })
  const order = await read(token, body.order_uuid)
  expect(order).toMatchObject({ discount: 280 + 112, offer_discount: 280, promo_code: { amount: 112 } })
  expect((await ledger(order.id)).slice(1, 3)).toMatchObject([
    { amount: -112, note: null, paid_by: 'platform' },
    { amount: -280, note: 'Акции', paid_by: 'restaurant' },
  ])
  await fillBasket(product, token, kitchen, 1)
  const short = await basketOf(token)
  const few = await place(token, orderForm(kitchen, { basket_id: short.id, cartSum: short.total }))
  expect(few.body.errorMessage).toBe('zone.below_minimum')
})

test('of sixty orders at once ten have an offer for ten, and the others are told that it is over', async () => {
  const kitchen = await openKitchen(product)
  const offer = await makeOffer(product, kitchen, { limit_total: 10, label: 'Первым десяти' })
  const people = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { token } = await signIn(product)
      const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { delivery_type: 'pickup' })
      return { token, form: { ...form, total: 1260 } }
    }),
  )
  const answers = await Promise.all(people.map(({ token, form }) => place(token, form)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => [body.errorMessage, body.message])
  expect(new Set(refused.map(String))).toEqual(
    new Set(['order.cart_changed,Акция «Первым десяти» закончилась. Проверьте сумму и\u00A0оформите ещё раз.']),
  )
  const late = answers.findIndex(({ status }) => status !== 200)
  const { token = '', form } = people[late] ?? {}
  expect((await basketOf(token)).quote).toMatchObject({ total: 1400, offers: [] })
  const first = answers.findIndex(({ status }) => status === 200)
  await cancel(people[first]?.token ?? '', answers[first]?.body.order_uuid)
  expect((await place(token, form)).status).toBe(200)
  const { body } = await call('GET', `/api/restaurant/${kitchen.restaurant_id}/offer`, { token: kitchen.owner.token })
  expect(body.items).toMatchObject([{ id: offer.id, used: 10 }])
})

test('who has used an offer as often as one may has it no more, others have', async () => {
  const kitchen = await openKitchen(product)
  await makeOffer(product, kitchen, { limit_per_customer: 1 })
  const { token } = await signIn(product)
  const order = async (sum: number) => {
    const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { delivery_type: 'pickup' })
    return place(token, { ...form, total: sum })
  }
  expect((await order(1260)).status).toBe(200)
  expect((await order(1260)).body.message).toContain('закончилась')
  const other = await signIn(product)
  await fillBasket(product, other.token, kitchen)
  expect((await basketOf(other.token)).quote.total).toBe(1260)
})

test('an offer that is switched off counts no more at once, and the order that took it keeps it', async () => {
  const kitchen = await openKitchen(product)
  const offer = await half(kitchen)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { delivery_type: 'pickup' })
  const { body } = await place(token, { ...form, total: 1050 })
  const path = `/api/restaurant/${kitchen.restaurant_id}/offer/${offer.id}`
  const { id: _, version, used: _u, ...terms } = offer
  const asked = { token: kitchen.owner.token, body: { ...terms, is_on: false, version } }
  expect((await call('PUT', path, asked)).body.is_on).toBe(false)
  expect((await call('PUT', path, asked)).body.errorMessage).toBe('offer.changed')
  await fillBasket(product, token, kitchen)
  expect((await basketOf(token)).quote.total).toBe(1400)
  expect((await call('DELETE', path, { token: kitchen.owner.token })).status).toBe(200)
  expect(await read(token, body.order_uuid)).toMatchObject({ total: 1050, offer_discount: 350 })
})

test('what a kind does not ask is not kept, and what it asks is demanded', async () => {
  const kitchen = await openKitchen(product)
  const path = `/api/restaurant/${kitchen.restaurant_id}/offer`
  const add = (terms: object) => call('POST', path, { token: kitchen.owner.token, body: { ...OFFER, ...terms } })
  const gift = { kind: 'gift', from_sum: 500, part_1: [kitchen.product_id], price: 10, percent: 50 }
  expect((await add(gift)).body).toMatchObject({ from_sum: 500, price: null, percent: null })
  const { status, body } = await add({ kind: 'set' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['price', 'part_1', 'part_2']])
})

test('a set takes no dish that demands a choice, for its page has none; one that is off may keep such a dish', async () => {
  const { kitchen, tea } = await withTea()
  const { rows } = await pool.query('select category_id from product where id = $1', [tea])
  const size = { name: 'Размер', min: 1, max: 1, options: [{ name: '30 см' }] }
  const { restaurant_id, owner, product_id } = kitchen
  const dish = { restaurant_id, category_id: rows[0].category_id, name: 'Пицца', groups: [size] }
  const pizza = (await makeProduct(em(), dish)).id
  const terms = { kind: 'set', price: 500, percent: null, part_1: [product_id], part_2: [tea, pizza] }
  const add = (more: object) =>
    call('POST', `/api/restaurant/${restaurant_id}/offer`, {
      token: owner.token,
      body: { ...OFFER, ...terms, ...more },
    })
  const refused = await add({})
  const words = 'У\u00A0блюда «Пицца» есть обязательный выбор: в\u00A0комбо его не\u00A0добавить'
  expect(refused).toMatchObject({ status: 422, body: { message: words, errors: { part_2: words } } })
  expect((await add({ is_on: false })).status).toBe(200)
  expect((await add({ kind: 'gift', price: null, from_sum: 500, part_1: [pizza], part_2: [] })).status).toBe(200)
})
