import { expect, test } from 'bun:test'
import { makeCategory, makeProduct, makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Product } from '../menu/product'
import { ProductCategory } from '../menu/product-category'
import { ProductOptionGroupLink } from '../menu/product-choice'
import { ProductOption } from '../menu/product-option'
import { ProductOptionGroup } from '../menu/product-option-group'

const product = await openProduct()
const { call } = product
const kitchen = await makeRestaurant(product.em(), { title: 'Кухня' })
const restaurant_id = kitchen.id
const dish = (input: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(product.em(), { restaurant_id, category_id: kitchen.category_id, ...input })
const plain = await dish({ name: 'Суп', price: 300, discount_price: 250 })
const pizza = await dish({
  name: 'Пицца',
  price: 700,
  options: [{ name: 'Сыр', price: 50 }, { name: 'Лук' }],
  groups: [{ name: 'Размер', min: 1, max: 1, options: [{ name: 'Малая' }, { name: 'Большая', price: 200 }] }],
})
const { Сыр: cheese = '', Лук: onion = '', Малая: small = '', Большая: big = '' } = pizza.options

const add = (token: string, product_id: string, quantity = 1, product_options: string[] = []) =>
  call('POST', '/api/basket_item', { token, body: { product_id, restaurant_id, quantity, product_options } })
const set = (token: string, item_id: string, quantity: number) =>
  call('PUT', `/api/basket_item/${item_id}`, { token, body: { quantity } })
const list = async (token: string) => (await call('GET', '/api/user/baskets', { token })).body

test('the same dish with the same options is one line, priced by the server', async () => {
  const { token } = await signIn(product)
  await add(token, pizza.id, 1, [cheese, big])
  await add(token, pizza.id, 2, [big, cheese, cheese])
  const { status, body } = await add(token, plain.id, 1)
  expect(status).toBe(200)
  expect(
    body.basket.items.map((line: { quantity: number; line_total: number }) => [line.quantity, line.line_total]),
  ).toEqual([
    [3, 2850],
    [1, 250],
  ])
  expect(body.basket).toMatchObject({ total: 3100, restaurant_id, restaurant: { title: 'Кухня' } })
  expect(body.basket.items[0].product_options).toEqual([
    { id: big, name: 'Большая', price: 200 },
    { id: cheese, name: 'Сыр', price: 50 },
  ])
})

test('options stand as the menu lays them out, size first, though their group is another in other dishes', async () => {
  const em = product.em()
  // The sauces are shared: in the dish they were made for they come first, in the shawarma after the size.
  const wings = await dish({
    name: 'Крылья',
    groups: [{ name: 'Соус', min: 0, max: 2, options: [{ name: 'Острый' }] }],
  })
  const shawarma = await dish({
    name: 'Шаверма',
    options: [{ name: 'Ещё мяса', price: 90 }],
    groups: [
      { name: 'Размер', min: 1, max: 1, options: [{ name: 'Стандарт' }, { name: 'Большая шаверма', price: 90 }] },
    ],
  })
  const [sauces] = await em.find(ProductOptionGroup, { name: 'Соус' })
  em.create(ProductOptionGroupLink, { product_id: shawarma.id, group_id: sauces?.id ?? '', sort: 1 })
  await em.flush()
  const { 'Ещё мяса': meat = '', 'Большая шаверма': large = '' } = shawarma.options
  const { Острый: hot = '' } = wings.options
  const { token } = await signIn(product)
  const { body } = await add(token, shawarma.id, 1, [meat, hot, large])
  expect(body.basket.items[0].product_options.map((one: { name: string }) => one.name)).toEqual([
    'Большая шаверма',
    'Острый',
    'Ещё мяса',
  ])
  const page = (await call('GET', `/api/user/products/${shawarma.id}`)).body
  const shown = [...page.product_option_groups.flatMap((g: typeof page) => g.product_options), ...page.product_options]
  expect(shown.map((one: { id: string }) => one.id).filter((id) => [meat, hot, large].includes(id))).toEqual([
    large,
    hot,
    meat,
  ])
})

test('another choice is another line', async () => {
  const { token } = await signIn(product)
  await add(token, pizza.id, 1, [small])
  const { body } = await add(token, pizza.id, 1, [big, onion])
  expect(body.basket.items).toHaveLength(2)
})

test('twenty taps at once add up to twenty, in one basket and one line', async () => {
  const { token } = await signIn(product)
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(token, plain.id)))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect(await list(token)).toMatchObject({ total: 1, items: [{ items: [{ quantity: 20 }] }] })
})

test('a line that is said again under its name, as after a lost answer, holds the most that was said of it', async () => {
  const { token } = await signIn(product)
  const say = (quantity: number, line_id?: string) =>
    call('POST', '/api/basket_item', { token, body: { product_id: plain.id, restaurant_id, quantity, line_id } })
  const name = crypto.randomUUID()
  const quantities = [
    await say(2, name),
    await say(6, name),
    await say(2, name),
    await say(1),
    await say(1, crypto.randomUUID()),
  ]
  expect(quantities.map(({ body }) => body.basket.items.map((line: { quantity: number }) => line.quantity))).toEqual([
    ...[[2], [6], [6], [7], [8]],
  ])
  const [{ changes }] = (await list(token)).items.map((basket: { quote: object }) => basket.quote)
  expect(changes).toEqual([])
  const { token: other } = await signIn(product)
  const own = await call('POST', '/api/basket_item', {
    token: other,
    body: { product_id: plain.id, restaurant_id, quantity: 1, line_id: name },
  })
  expect(own.body.basket.items).toMatchObject([{ quantity: 1 }])
})

test('adding past a hundred of a line is refused and changes nothing', async () => {
  const { token } = await signIn(product)
  await add(token, plain.id, 99)
  const { status, body } = await add(token, plain.id, 2)
  expect([status, body.errorMessage]).toEqual([409, 'basket.quantity_limit'])
  expect((await list(token)).items[0].items[0].quantity).toBe(99)
  expect((await add(token, plain.id, 101)).status).toBe(422)
})

test('a number sent as text is refused, not guessed', async () => {
  const { token } = await signIn(product)
  const body = { product_id: plain.id, restaurant_id, quantity: '2', product_options: [] }
  expect((await call('POST', '/api/basket_item', { token, body })).status).toBe(422)
})

test.each([
  ['too few', []],
  ['too many', [small, big]],
  ['not of this dish', [small, Bun.randomUUIDv7()]],
])('options that are %s are refused', async (_, options) => {
  const { token } = await signIn(product)
  const { status, body } = await add(token, pizza.id, 1, options)
  expect([status, body.errorMessage]).toEqual([422, 'basket.options_invalid'])
  expect((await list(token)).items).toEqual([])
})

test('a dish that is hidden, in a hidden category or unknown cannot be added', async () => {
  const { token } = await signIn(product)
  const off = await dish({ is_active: false })
  const category_id = await makeCategory(product.em(), restaurant_id, { is_active: false })
  const unlisted = await dish({ category_id })
  expect((await add(token, off.id)).body.errorMessage).toBe('basket.product_unavailable')
  expect((await add(token, unlisted.id)).body.errorMessage).toBe('basket.product_unavailable')
  expect((await add(token, Bun.randomUUIDv7())).status).toBe(404)
})

test('a dish is not sold under another restaurant', async () => {
  const { token } = await signIn(product)
  const other = await makeRestaurant(product.em())
  const body = { product_id: plain.id, restaurant_id: other.id, quantity: 1 }
  expect((await call('POST', '/api/basket_item', { token, body })).body.errorMessage).toBe('product.not_found')
})

test('zero removes a line, and the last line removes the basket', async () => {
  const { token } = await signIn(product)
  await add(token, plain.id, 1)
  const { body } = await add(token, pizza.id, 1, [small])
  const [first, second] = body.basket.items
  expect((await set(token, first.id, 5)).body.basket.items[0].quantity).toBe(5)
  expect((await set(token, first.id, 0)).body.basket.items).toHaveLength(1)
  expect((await set(token, second.id, 0)).body).toEqual({ basket: null })
  expect((await set(token, second.id, 1)).body.errorMessage).toBe('basket.item_not_found')
  expect((await list(token)).items).toEqual([])
})

test('a stranger finds neither the line nor the basket', async () => {
  const [mine, stranger] = [await signIn(product), await signIn(product)]
  const { body } = await add(mine.token, plain.id)
  expect((await set(stranger.token, body.basket.items[0].id, 9)).status).toBe(404)
  expect((await call('DELETE', `/api/user/baskets/${body.basket.id}`, { token: stranger.token })).status).toBe(404)
  expect((await list(stranger.token)).items).toEqual([])
  expect((await list(mine.token)).items[0].items[0].quantity).toBe(1)
})

test('clearing takes the basket away', async () => {
  const { token } = await signIn(product)
  const { body } = await add(token, plain.id)
  expect((await call('DELETE', `/api/user/baskets/${body.basket.id}`, { token })).body).toEqual({ basket: null })
  expect((await list(token)).items).toEqual([])
})

test('a line that can no longer be ordered says why and costs nothing', async () => {
  const { token } = await signIn(product)
  const inMoved = await makeCategory(product.em(), restaurant_id)
  const [ended, rejected, moved] = [await dish(), await dish(), await dish({ category_id: inMoved })]
  const topped = await dish({ options: [{ name: 'Икра', price: 90 }] })
  const grown = await dish({
    groups: [{ name: 'Соус', min: 1, max: 2, options: [{ name: 'Острый' }, { name: 'Сладкий' }] }],
  })
  const [caviar = '', hot = ''] = [topped.options.Икра, grown.options.Острый]
  for (const one of [ended, rejected, moved]) await add(token, one.id)
  await add(token, topped.id, 1, [caviar])
  await add(token, grown.id, 1, [hot])
  await add(token, plain.id)
  const em = product.em()
  await em.nativeUpdate(Product, { id: ended.id }, { is_active: false })
  await em.nativeUpdate(Product, { id: rejected.id }, { deleted_at: new Date() })
  await em.nativeUpdate(ProductCategory, { id: inMoved }, { is_active: false })
  await em.nativeUpdate(ProductOption, { id: caviar }, { is_active: false })
  await em.getConnection().execute('update product_option_group set min = 2 where name = ?', ['Соус'])
  const [basket] = (await list(token)).items
  expect(basket.items.map((line: { cancellation_comment: string | null }) => line.cancellation_comment)).toEqual([
    'Блюдо закончилось',
    'Блюдо больше не\u00A0продаётся',
    'Блюдо закончилось',
    'Выбранная добавка закончилась',
    'Изменились добавки: выберите заново',
    null,
  ])
  expect(basket.total).toBe(250)
})

test('a basket holds a hundred lines at most', async () => {
  const { token } = await signIn(product)
  const { body } = await add(token, plain.id)
  await product.pool.query(
    `insert into basket_item (basket_id, product_id, option_ids, options_key, quantity)
     select $1, $2, '{}', 'line ' || n, 1 from generate_series(1, 99) n`,
    [body.basket.id, plain.id],
  )
  const refused = await add(token, pizza.id, 1, [small])
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'basket.too_many'])
  expect((await list(token)).items[0].items).toHaveLength(100)
})
