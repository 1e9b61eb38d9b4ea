import { expect, test } from 'bun:test'
import { makeProduct } from '../../../test/kitchen'
import { openKitchen, orderForm, placedOrder } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { endStops } from './set-activity'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product, { title: 'Причал' })
const { restaurant_id } = kitchen
const { token } = kitchen.owner
const { rows: own } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
const dish = await makeProduct(product.em(), {
  restaurant_id,
  category_id: own[0].category_id,
  name: 'Кальмаровница',
  is_additional: true,
  options: [{ name: 'Сыр', price: 50 }],
  groups: [{ name: 'Размер', min: 0, max: 1, options: [{ name: 'Большая' }] }],
})
const path = `/api/restaurant/${restaurant_id}`
const stop = (id: string, body: unknown) => call('PUT', `${path}/products/activity/${id}`, { token, body })
const stopOption = (id: string, body: unknown) => call('PUT', `${path}/product-option/activity/${id}`, { token, body })
const inMenu = async () =>
  (await call('GET', `/api/user/products/restaurant/${restaurant_id}`)).body.items.some(
    ({ id }: { id: string }) => id === dish.id,
  )
const shown = async () => (await call('GET', `/api/user/products/${dish.id}`)).body
/** Its time is over, by the product's clock too, which stands still since it was opened. */
const passTime = (table: string) =>
  pool.query(`update ${table} set stopped_until = now() - interval '1 hour' where stopped_until is not null`)

test('a dish that is stopped is in no menu, no suggestion and no search, and comes back by itself', async () => {
  const body = (await stop(dish.id, { stopped_until: 'two_hours' })).body
  expect(Date.parse(body.stopped_until) - Date.now()).toBeWithin(119 * 60_000, 121 * 60_000 + 1)
  const seen = async () => [
    await inMenu(),
    (await shown()).name ?? null,
    (await call('GET', `/api/user/products/restaurant/${restaurant_id}/additional`)).body.total,
    (await call('GET', `/api/search?query=${encodeURIComponent('кальмаровница')}`)).body.products?.length,
  ]
  expect(await seen()).toEqual([false, null, 0, 0])
  await passTime('product')
  expect(await seen()).toEqual([true, 'Кальмаровница', 1, 1])
})

test('what was stopped is put back by hand at once', async () => {
  await stop(dish.id, { stopped_until: 'tomorrow' })
  expect(await inMenu()).toBe(false)
  expect((await stop(dish.id, { stopped_until: null })).body.stopped_until).toBeNull()
  expect(await inMenu()).toBe(true)
  await stop(dish.id, { is_active: false })
  expect(await inMenu()).toBe(false)
  await stop(dish.id, { is_active: true })
})

test('a stop that ends in the past is refused with a sentence', async () => {
  const refused = await stop(dish.id, { stopped_until: '2020-01-01' })
  expect([refused.status, refused.body.errors.stopped_until]).toEqual([422, 'Выберите время позже нынешнего'])
})

test('a stopped option and a stopped group are not offered, and a basket that holds one says so', async () => {
  const guest = crypto.randomUUID()
  const items = async () => (await call('GET', `/api/unauthorized/baskets/${guest}`)).body.items[0].items
  const body = { restaurant_id, product_id: dish.id, quantity: 1, product_options: [dish.options.Сыр] }
  await call('POST', `/api/unauthorized/basket_item/${guest}`, { body })
  const option = String(dish.options.Сыр)
  expect((await stopOption(option, { stopped_until: 'two_hours' })).body).toMatchObject({ id: option, is_active: true })
  expect((await shown()).product_options).toEqual([])
  expect((await items())[0].cancellation_comment).toBe('Выбранная добавка закончилась')
  expect((await call('POST', `/api/unauthorized/basket_item/${guest}`, { body })).body.errorMessage).toBe(
    'basket.options_invalid',
  )
  await passTime('product_option')
  expect((await items())[0].cancellation_comment).toBeNull()
  const { rows } = await pool.query('select group_id from product_option_group_link where product_id = $1', [dish.id])
  const group = `${path}/product-option/group/activity/${rows[0].group_id}`
  await call('PUT', group, { token, body: { stopped_until: 'tomorrow' } })
  expect((await shown()).product_option_groups).toEqual([])
  await passTime('product_option_group')
  expect((await shown()).product_option_groups).toHaveLength(1)
})

test('a stopped dish is neither repeated from an order nor put into a basket', async () => {
  const order = await placedOrder(product, kitchen)
  await stop(kitchen.product_id, { stopped_until: 'two_hours' })
  const asked = { token: order.customer.token }
  const repeated = await call('PUT', `/api/user/baskets/repeat_order/${order.uuid}`, asked)
  expect(repeated.body).toMatchObject({ basket: null, skipped: [{ product_id: kitchen.product_id }] })
  const body = { restaurant_id, product_id: kitchen.product_id, quantity: 1 }
  const added = await call('POST', '/api/basket_item', { ...asked, body })
  expect([added.status, added.body.errorMessage]).toEqual([409, 'basket.product_unavailable'])
  await stop(kitchen.product_id, { stopped_until: null })
})

test('a stopped option cannot be ordered from a basket that holds it, and can once it is back by itself', async () => {
  const { token: buyer } = await signIn(product)
  const body = { restaurant_id, product_id: dish.id, quantity: 2, product_options: [dish.options.Сыр] }
  const { basket } = (await call('POST', '/api/basket_item', { token: buyer, body })).body
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total })
  const order = () => call('POST', '/api/user/orders', { token: buyer, body: form })
  await stopOption(String(dish.options.Сыр), { stopped_until: 'two_hours' })
  const refused = await order()
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'basket.empty'])
  await passTime('product_option')
  expect((await order()).status).toBe(200)
})

test('whoever looks at a menu hears of its version when something is stopped and when it is back', async () => {
  const version = async () =>
    (await call('GET', `/api/updates/menu_and_reviews?ids=${restaurant_id}`)).body.items[0].menu
  const before = await version()
  await stop(dish.id, { stopped_until: 'two_hours' })
  expect(await version()).not.toBe(before)
  await passTime('product')
  expect(await version()).toBe(before)
})

test('the minute’s work forgets the stops that are over, and those alone', async () => {
  await stop(dish.id, { stopped_until: 'two_hours' })
  const inDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await stop(kitchen.product_id, { stopped_until: inDays })
  await endStops(product.em(), new Date(Date.now() + 121 * 60_000 + 1))
  const { rows } = await pool.query('select id from product where restaurant_id = $1 and stopped_until is not null', [
    restaurant_id,
  ])
  expect(rows).toEqual([{ id: kitchen.product_id }])
})
