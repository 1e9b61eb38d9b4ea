import { expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Order } from '../orders/order'
import { OrderItem } from '../orders/order-item'

const product = await openProduct()
const { call } = product
const kitchen = await makeRestaurant(product.em())
const inKitchen = { restaurant_id: kitchen.id, category_id: kitchen.category_id }
const soup = await makeProduct(product.em(), { ...inKitchen, name: 'Суп', price: 300 })
const pizza = await makeProduct(product.em(), {
  ...inKitchen,
  name: 'Пицца',
  options: [{ name: 'Сыр', price: 50 }],
})
const gone = await makeProduct(product.em(), { ...inKitchen, name: 'Снятое', is_active: false })
const cheese = { id: pizza.options.Сыр ?? '', name: 'Сыр', price: 50 }
const vanished = { id: Bun.randomUUIDv7(), name: 'Икра', price: 90 }

type Line = { id: string; quantity: number; options?: { id: string; name: string; price: number }[]; struck?: string }

async function placed(user_id: string, lines: Line[]) {
  const em = product.em()
  const order = em.create(Order, {
    status: 'COMPLETED',
    user_id,
    restaurant_id: kitchen.id,
    basket_id: Bun.randomUUIDv7(),
    restaurant: {
      general_info: { name: '', address: '', phones: [], coordinates: { type: 'Point', coordinates: [142.7, 46.9] } },
      logo_id: null,
      delivery_time: 45,
    },
    user_name: 'Анна',
    user_phone: '79140000000',
    delivery_type: 'pickup',
    payment_type: 'cash',
    price: 300,
    total: 300,
  })
  for (const [sort, line] of lines.entries())
    em.create(OrderItem, {
      order,
      product_id: line.id,
      name: `Строка ${sort}`,
      weight: 100,
      weight_unit: 'gram',
      product_options: line.options ?? [],
      unit_price: 300,
      quantity: line.quantity,
      line_total: 300,
      cancellation_comment: line.struck ?? null,
      sort,
    })
  await em.flush()
  return order
}

const repeat = (token: string, key: string | number) => call('PUT', `/api/user/baskets/repeat_order/${key}`, { token })
const lines = (body: { basket: { items: { product: { name: string }; quantity: number }[] } }) =>
  body.basket.items.map((line) => [line.product.name, line.quantity]).toSorted()

test('the lines of a repeated order stand as they were bought', async () => {
  const { token, id } = await signIn(product)
  const cheap = await Promise.all(
    Array.from({ length: 6 }, (_, at) => makeProduct(product.em(), { ...inKitchen, name: `Блюдо ${at}`, price: 100 })),
  )
  const bought = [...cheap.toReversed(), soup]
  const order = await placed(
    id,
    bought.map(({ id }) => ({ id, quantity: 1 })),
  )
  const { body } = await repeat(token, order.id)
  const names = body.basket.items.map((line: { product: { id: string } }) => line.product.id)
  expect(names).toEqual(bought.map(({ id }) => id))
})

test('an order is repeated by its number or uuid, and a second time adds nothing', async () => {
  const { token, id } = await signIn(product)
  const order = await placed(id, [
    { id: soup.id, quantity: 2 },
    { id: pizza.id, quantity: 1, options: [cheese] },
  ])
  const first = await repeat(token, order.id)
  expect(first.status).toBe(200)
  expect(lines(first.body)).toEqual([
    ['Пицца', 1],
    ['Суп', 2],
  ])
  expect(first.body).toMatchObject({ skipped: [], basket: { total: 1340 } })
  expect(lines((await repeat(token, order.uuid)).body)).toEqual([
    ['Пицца', 1],
    ['Суп', 2],
  ])
})

test('what cannot be had any more is left out and named', async () => {
  const { token, id } = await signIn(product)
  const order = await placed(id, [
    { id: soup.id, quantity: 1 },
    { id: gone.id, quantity: 1 },
    { id: Bun.randomUUIDv7(), quantity: 1 },
    { id: pizza.id, quantity: 1, options: [vanished] },
    { id: soup.id, quantity: 9, struck: 'Закончилось' },
  ])
  const { body } = await repeat(token, order.id)
  expect(lines(body)).toEqual([['Суп', 1]])
  expect(body.skipped.map((one: { name: string }) => one.name)).toEqual(['Строка 1', 'Строка 2', 'Строка 3'])
})

test('nothing to repeat makes no basket', async () => {
  const { token, id } = await signIn(product)
  const order = await placed(id, [{ id: gone.id, quantity: 1 }])
  expect((await repeat(token, order.id)).body).toMatchObject({ basket: null, skipped: [{ product_id: gone.id }] })
  expect((await call('GET', '/api/user/baskets', { token })).body.items).toEqual([])
})

test('a stranger’s order is not found', async () => {
  const [mine, stranger] = [await signIn(product), await signIn(product)]
  const order = await placed(mine.id, [{ id: soup.id, quantity: 1 }])
  expect((await repeat(stranger.token, order.id)).body.errorMessage).toBe('order.not_found')
  expect((await repeat(stranger.token, order.uuid)).status).toBe(404)
  expect((await repeat(mine.token, 'abc')).status).toBe(422)
})

test('the restaurants one ordered from are listed', async () => {
  const { token, id } = await signIn(product)
  await placed(id, [{ id: soup.id, quantity: 1 }])
  await placed(id, [{ id: soup.id, quantity: 1 }])
  const { body } = await call('GET', '/api/restaurants/ordered', { token })
  expect(body).toMatchObject({ total: 1, items: [{ id: kitchen.id }] })
})
