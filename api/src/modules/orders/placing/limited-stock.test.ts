import { expect, test } from 'bun:test'
import { makeProduct } from '../../../../test/kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { handOverOrder } from '../life/hand-over-order'

const product = await openProduct({ LIMITS: 'writes=10000/60' })
const { call, pool } = product

/** A kitchen whose only dish is counted. */
async function counting(stock: number | null) {
  const kitchen = await openKitchen(product)
  await setStock(kitchen, stock)
  return kitchen
}
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

const setStock = ({ restaurant_id, product_id, owner }: Kitchen, stock: number | null) =>
  call('PUT', `/api/restaurant/${restaurant_id}/products/activity/${product_id}`, {
    token: owner.token,
    body: { stock },
  })

async function stockOf({ product_id }: { product_id: string }): Promise<number | null> {
  const { rows } = await pool.query('select stock from product where id = $1', [product_id])
  return rows[0].stock
}

const place = (token: string, body: unknown) => call('POST', '/api/user/orders', { token, body })
const cancel = (token: string, uuid: string) =>
  call('PUT', `/api/orders/actions/user/cancel/${uuid}`, { token, body: {} })
const add = (token: string, { restaurant_id, product_id }: Kitchen, quantity: number) =>
  call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id, quantity } })
const menuOf = async ({ restaurant_id }: Kitchen) =>
  (await call('GET', `/api/user/products/restaurant/${restaurant_id}`)).body.items

test('the sixth order takes the last, and the seventh is told what changed', async () => {
  const kitchen = await counting(6)
  const late = await signIn(product)
  const lateForm = orderForm(kitchen, await fillBasket(product, late.token, kitchen))
  for (let at = 0; at < 3; at++) await placedOrder(product, kitchen)
  expect(await stockOf(kitchen)).toBe(0)
  const refused = await place(late.token, lateForm)
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'basket.empty'])
  const [basket] = (await call('GET', '/api/user/baskets', { token: late.token })).body.items
  expect(basket.items[0].cancellation_comment).toBe('Блюдо закончилось')
  expect(basket.quote.changes).toMatchObject([{ kind: 'stopped', reason: 'блюдо закончилось' }])
  expect(await menuOf(kitchen)).toEqual([])
})

test('fifty simultaneous orders sell exactly as many as there are', async () => {
  const kitchen = await counting(20)
  const people = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { token } = await signIn(product)
      return { token, form: orderForm(kitchen, await fillBasket(product, token, kitchen, 2)) }
    }),
  )
  const answers = await Promise.all(people.map(({ token, form }) => place(token, form)))
  const placed = answers.filter(({ status }) => status === 200)
  expect(placed).toHaveLength(10)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await stockOf(kitchen)).toBe(0)
})

test('orders that want the same two dishes in either order never wait for each other crosswise', async () => {
  const kitchen = await counting(50)
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const { restaurant_id } = kitchen
  const second = await makeProduct(product.em(), { restaurant_id, category_id: rows[0].category_id, price: 600 })
  await setStock({ ...kitchen, product_id: second.id }, 50)
  const both = [kitchen.product_id, second.id]
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const { token } = await signIn(product)
      const [first = '', other = ''] = at % 2 ? both : both.toReversed()
      await fillBasket(product, token, { ...kitchen, product_id: first }, 1)
      return { token, form: orderForm(kitchen, await fillBasket(product, token, { ...kitchen, product_id: other }, 1)) }
    }),
  )
  const answers = await Promise.all(people.map(({ token, form }) => place(token, form)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await stockOf(kitchen), await stockOf({ product_id: second.id })]).toEqual([30, 30])
})

test('a cancelled order gives back what it took, once', async () => {
  const kitchen = await counting(6)
  const order = await placedOrder(product, kitchen)
  expect(await stockOf(kitchen)).toBe(4)
  expect((await cancel(order.customer.token, order.uuid)).status).toBe(200)
  await cancel(order.customer.token, order.uuid)
  expect(await stockOf(kitchen)).toBe(6)
})

test('an order from before the dish was counted gives nothing back', async () => {
  const kitchen = await counting(null)
  const order = await placedOrder(product, kitchen)
  await setStock(kitchen, 3)
  await cancel(order.customer.token, order.uuid)
  expect(await stockOf(kitchen)).toBe(3)
})

test('no more is put into a basket than is left, and fewer can always be chosen', async () => {
  const kitchen = await counting(5)
  const { token } = await signIn(product)
  const { body } = await add(token, kitchen, 4)
  const [line] = body.basket.items
  const more = await add(token, kitchen, 2)
  expect([more.status, more.body.message]).toEqual([409, 'Осталось только\u00A05. Уменьшите количество'])
  const set = (quantity: number) => call('PUT', `/api/basket_item/${line.id}`, { token, body: { quantity } })
  expect((await set(6)).body.errorMessage).toBe('basket.stock_short')
  expect((await set(5)).status).toBe(200)
  await setStock(kitchen, 2)
  const short = (await set(4)).body.basket
  expect([short.total, short.items[0].stock, short.items[0].cancellation_comment]).toEqual([
    ...[0, 2, 'Осталось только\u00A02. Уменьшите количество'],
  ])
  expect((await set(2)).body.basket).toMatchObject({ total: 1400, items: [{ cancellation_comment: null }] })
})

test('two lines of one dish want of the same pot', async () => {
  const kitchen = await openKitchen(product)
  const { restaurant_id } = kitchen
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const dish = await makeProduct(product.em(), {
    restaurant_id,
    category_id: rows[0].category_id,
    options: [{ name: 'Сыр' }],
  })
  await setStock({ ...kitchen, product_id: dish.id }, 3)
  const { token } = await signIn(product)
  const body = { restaurant_id, product_id: dish.id, quantity: 2 }
  await call('POST', '/api/basket_item', { token, body })
  const second = { token, body: { ...body, product_options: [dish.options.Сыр] } }
  expect((await call('POST', '/api/basket_item', second)).body.errorMessage).toBe('basket.stock_short')
})

test('few that are left are told to customers, many are the kitchen’s own', async () => {
  const kitchen = await counting(11)
  expect((await menuOf(kitchen))[0].stock).toBeNull()
  await setStock(kitchen, 10)
  expect((await menuOf(kitchen))[0].stock).toBe(10)
  expect((await call('GET', `/api/user/products/${kitchen.product_id}`)).body.stock).toBe(10)
})

test('an order without a counted dish asks the database nothing more', async () => {
  const kitchen = await counting(null)
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const touched = async () =>
    (await pool.query('select xmin from product where id = $1', [kitchen.product_id])).rows[0].xmin
  const before = await touched()
  expect((await place(token, form)).status).toBe(200)
  expect(await touched()).toBe(before)
})

test('a dish offered instead of another is taken out of what is left of it', async () => {
  const kitchen = await counting(10)
  const { restaurant_id } = kitchen
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const instead = await makeProduct(product.em(), { restaurant_id, category_id: rows[0].category_id, price: 500 })
  await setStock({ ...kitchen, product_id: instead.id }, 5)
  const order = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, order.id)
  const { rows: lines } = await pool.query('select id from order_item where order_id = $1', [order.id])
  const body = {
    cancelled_items: [{ id: lines[0].id, cancellation_comment: 'Кончилось' }],
    replacement: { item_id: lines[0].id, product_id: instead.id },
  }
  const path = `/api/orders/actions/restaurant/${restaurant_id}/confirm/${order.id}`
  await call('PUT', path, { token: kitchen.owner.token, body })
  const { token } = order.customer
  const { proposal } = (await call('GET', `/api/user/orders/${order.uuid}`, { token })).body
  const answer = { proposal_id: proposal.id, answer: 'agree' }
  await call('PUT', `/api/orders/actions/user/answer/${order.uuid}`, { token, body: answer })
  expect(await stockOf({ product_id: instead.id })).toBe(3)
  // What the kitchen struck out is gone, what was taken instead comes back.
  await cancel(token, order.uuid)
  expect([await stockOf(kitchen), await stockOf({ product_id: instead.id })]).toEqual([8, 5])
})
