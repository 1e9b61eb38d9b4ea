import { expect, test } from 'bun:test'
import type { BasketChange } from '@ostrov/shared/baskets/changes'
import { LENINA, makeProduct, makeZone, squareAround } from '../../../../test/kitchen'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { Product } from '../../menu/product'
import { ProductOption } from '../../menu/product-option'
import { PromoCode } from '../../promotions/promo-code'
import { BlackListEntry } from '../../restaurants/people/black-list-entry'
import { DeliveryZone } from '../../restaurants/zones/delivery-zone'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, em, clock } = product

type Terms = { delivery_type?: string; payment_type?: string; code?: string; coordinates?: unknown; seen?: string }
const TERMS = { delivery_type: 'delivery', payment_type: 'cash', coordinates: LENINA }

async function quoted(token: string, basket_id: string, terms: Terms = {}) {
  const { status, body } = await call('POST', `/api/user/baskets/${basket_id}/quote`, {
    token,
    body: { ...TERMS, ...terms },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.basket
}
const told = (basket: { quote: { changes: BasketChange[] } }) =>
  basket.quote.changes.map(({ kind, name, from, to }) => [kind, name, from, to])

async function oneBasket(input: Parameters<typeof openKitchen>[1] = {}) {
  const kitchen = await openKitchen(product, input)
  const customer = await signIn(product)
  const basket = await fillBasket(product, customer.token, kitchen)
  return { kitchen, ...customer, ...basket }
}

async function promoCode(changes: Partial<PromoCode> = {}) {
  const fork = em()
  const code = `К${Bun.randomUUIDv7().slice(-12).toUpperCase()}`
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, { code, name: code, amount: 400, starts_at: clock.now, expires_at, ...changes })
  await fork.flush()
  return code
}

test('a price that rose is told with both prices until that was read, and with every answer about the basket', async () => {
  const { kitchen, token, basket_id } = await oneBasket()
  await em().nativeUpdate(Product, { id: kitchen.product_id }, { price: 750 })
  const [listed] = (await call('GET', '/api/user/baskets', { token })).body.items
  expect(told(listed)).toEqual([['price', 'Пицца «Маргарита»', 700, 750]])
  expect(listed.quote).toMatchObject({ price: 1500, total: 1500, delivery_type: null })
  const { quote } = await quoted(token, basket_id)
  await em().nativeUpdate(Product, { id: kitchen.product_id }, { price: 800 })
  const again = await quoted(token, basket_id, { seen: quote.changes_key })
  expect(told(again)).toEqual([['price', 'Пицца «Маргарита»', 700, 800]])
  expect(told(await quoted(token, basket_id, { seen: again.quote.changes_key }))).toEqual([])
  expect(told(await quoted(token, basket_id))).toEqual([])
  const [after] = (await call('GET', '/api/user/baskets', { token })).body.items
  expect(after.quote.changes).toEqual([])
})

test('a dish that is off sale, one that is back and a choice that is gone are told by name', async () => {
  const { kitchen, token, basket_id } = await oneBasket()
  const { category_id } = await em().findOneOrFail(Product, kitchen.product_id)
  const made = { restaurant_id: kitchen.restaurant_id, category_id }
  const soup = await makeProduct(em(), { ...made, name: 'Уха', price: 300, options: [{ name: 'Икра', price: 90 }] })
  const body = { restaurant_id: kitchen.restaurant_id, product_id: soup.id, quantity: 1 }
  await call('POST', '/api/basket_item', { token, body: { ...body, product_options: [soup.options.Икра] } })
  await em().nativeUpdate(Product, { id: kitchen.product_id }, { is_active: false })
  await em().nativeUpdate(ProductOption, { id: soup.options.Икра ?? '' }, { is_active: false })
  const without = await quoted(token, basket_id)
  expect(told(without)).toEqual([
    ['stopped', 'Пицца «Маргарита»', 700, null],
    ['option', 'Уха', 390, null],
  ])
  expect(without.quote.changes[1].reason).toContain('«Икра»')
  expect(without.quote.barrier.code).toBe('no_dishes')
  await quoted(token, basket_id, { seen: without.quote.changes_key })
  await em().nativeUpdate(Product, { id: kitchen.product_id }, { is_active: true })
  expect(told(await quoted(token, basket_id))).toEqual([['back', 'Пицца «Маргарита»', null, 700]])
})

test('dearer delivery to the same place, a higher minimum and a zone that is gone are told; another place is none', async () => {
  const { kitchen, token, basket_id } = await oneBasket({ zone: { price: 100, min_order_sum: 500 } })
  const zone = { id: kitchen.zone_id ?? '' }
  expect(told(await quoted(token, basket_id))).toEqual([])
  await em().nativeUpdate(DeliveryZone, zone, { price: 150, min_order_sum: 2000 })
  const dearer = await quoted(token, basket_id)
  expect(told(dearer)).toEqual([
    ['delivery', 'Доставка', 100, 150],
    ['minimum', 'Минимальная сумма заказа', 500, 2000],
  ])
  expect(dearer.quote).toMatchObject({ left_to_minimum: 600, barrier: { code: 'below_minimum' } })
  await quoted(token, basket_id, { seen: dearer.quote.changes_key })
  await em().nativeUpdate(DeliveryZone, zone, { is_active: false })
  expect(told(await quoted(token, basket_id))).toEqual([['outside', 'Ваш адрес вне зоны доставки', 150, null]])
  expect(told(await quoted(token, basket_id, { delivery_type: 'pickup' }))).toEqual([])
  const next = { type: 'Point' as const, coordinates: [142.7332, 46.9696] as [number, number] }
  await makeZone(em(), kitchen.restaurant_id, { polygon: squareAround(next), price: 300 })
  expect(told(await quoted(token, basket_id, { coordinates: next }))).toEqual([])
})

test('a sum other than the one quoted is not charged: the answer brings the basket quoted anew', async () => {
  const { kitchen, token, basket_id, cartSum } = await oneBasket({ zone: { price: 100, min_order_sum: 0 } })
  const { quote } = await quoted(token, basket_id)
  await em().nativeUpdate(DeliveryZone, { id: kitchen.zone_id ?? '' }, { price: 250 })
  const form = { ...orderForm(kitchen, { basket_id, cartSum }), total: quote.total }
  const { status, body } = await call('POST', '/api/user/orders', { token, body: form })
  expect([status, body.errorMessage]).toEqual([409, 'order.cart_changed'])
  expect(told(body.basket)).toEqual([['delivery', 'Доставка', 100, 250]])
  const placed = await call('POST', '/api/user/orders', { token, body: { ...form, total: body.basket.quote.total } })
  expect(placed.status).toBe(200)
})

test('a code counts online alone, says why it does not, and is nothing to a guest', async () => {
  const { kitchen, token, basket_id } = await oneBasket()
  const code = await promoCode({ min_order_sum: 1400 })
  const online = (await quoted(token, basket_id, { payment_type: 'online', code })).quote
  expect(online).toMatchObject({ discount: 400, promo: { code, is_valid: true, discount: 400, message: '' } })
  const cash = (await quoted(token, basket_id, { code })).quote
  expect(cash).toMatchObject({ discount: 0, promo: { is_valid: false, discount: 400 } })
  expect(cash.promo.message).toContain('онлайн')
  const unknown = (await quoted(token, basket_id, { payment_type: 'online', code: 'НЕТ' })).quote
  expect(unknown.promo).toMatchObject({ is_valid: false, discount: 0, message: expect.stringContaining('Такого') })

  const guest = crypto.randomUUID()
  const item = { restaurant_id: kitchen.restaurant_id, product_id: kitchen.product_id, quantity: 1 }
  const { basket } = (await call('POST', `/api/unauthorized/basket_item/${guest}`, { body: item })).body
  const asked = await call('POST', `/api/unauthorized/baskets/${guest}/${basket.id}/quote`, {
    body: { ...TERMS, code },
  })
  expect(asked.body.basket.quote).toMatchObject({ price: 700, discount: 0, promo: { is_valid: false } })
  expect(asked.body.basket.quote.zone.id).toBe(kitchen.zone_id)
})

test('codes tried too often are refused for a while, and the rest of the quote is told all the same', async () => {
  const { token, basket_id } = await oneBasket()
  const { points } = product.deps.config.limits.writes
  for (let tried = 0; tried < points; tried += 1) await quoted(token, basket_id, { code: `НЕТ${tried}` })
  const { quote } = await quoted(token, basket_id, { payment_type: 'online', code: 'НЕТ' })
  expect(quote.promo.message).toContain('Слишком много попыток')
  expect(quote).toMatchObject({ price: 1400, delivery_price: 200, total: 1600 })
})

test('baskets that become one by signing in tell what came beside the guest’s own lines', async () => {
  const { kitchen, token } = await oneBasket()
  const { category_id } = await em().findOneOrFail(Product, kitchen.product_id)
  const made = { restaurant_id: kitchen.restaurant_id, category_id, price: 100 }
  const tea = await makeProduct(em(), { ...made, name: 'Чай' })
  const own = { restaurant_id: kitchen.restaurant_id, product_id: tea.id, quantity: 1 }
  await call('POST', '/api/basket_item', { token, body: own })
  const guest = crypto.randomUUID()
  const item = { restaurant_id: kitchen.restaurant_id, product_id: kitchen.product_id, quantity: 3 }
  await call('POST', `/api/unauthorized/basket_item/${guest}`, { body: item })
  const merged = await call('PUT', `/api/user/baskets/update_unauthorized/${guest}`, { token })
  expect(told(merged.body.items[0])).toEqual([
    ['quantity', 'Пицца «Маргарита»', 3, 5],
    ['added', 'Чай', null, 1],
  ])
})

test('a repeated order tells what is dearer than it was and what is not to be had, until that was read', async () => {
  const { kitchen, token, basket_id, cartSum } = await oneBasket()
  const { category_id } = await em().findOneOrFail(Product, kitchen.product_id)
  const made = { restaurant_id: kitchen.restaurant_id, category_id }
  const tea = await makeProduct(em(), { ...made, name: 'Чай', price: 100 })
  const own = { restaurant_id: kitchen.restaurant_id, product_id: tea.id, quantity: 1 }
  await call('POST', '/api/basket_item', { token, body: own })
  const form = orderForm(kitchen, { basket_id, cartSum: cartSum + 100 })
  const { body } = await call('POST', '/api/user/orders', { token, body: form })
  await em().nativeUpdate(Product, { id: kitchen.product_id }, { price: 770 })
  await em().nativeUpdate(Product, { id: tea.id }, { is_active: false })
  const repeated = (await call('PUT', `/api/user/baskets/repeat_order/${body.order_uuid}`, { token })).body
  expect(told(repeated.basket)).toEqual([
    ['price', 'Пицца «Маргарита»', 700, 770],
    ['skipped', 'Чай', null, null],
  ])
  const shown = await quoted(token, repeated.basket.id)
  expect(shown.quote.changes).toEqual(repeated.basket.quote.changes)
  await quoted(token, repeated.basket.id, { seen: shown.quote.changes_key })
  expect(told(await quoted(token, repeated.basket.id))).toEqual([])
})

test('a person the restaurant does not serve is told so before anything is sent', async () => {
  const { kitchen, token, id, basket_id } = await oneBasket()
  const fork = em()
  fork.create(BlackListEntry, { restaurant_id: kitchen.restaurant_id, user_id: id, reason: '' })
  await fork.flush()
  expect((await quoted(token, basket_id)).quote.barrier).toMatchObject({ code: 'blacklisted' })
})

test('a basket’s restaurant carries its schedule', async () => {
  const { token } = await oneBasket()
  const [basket] = (await call('GET', '/api/user/baskets', { token })).body.items
  expect(basket.restaurant.schedule).toMatchObject([{ type: 'all_day', closed: false }])
})
