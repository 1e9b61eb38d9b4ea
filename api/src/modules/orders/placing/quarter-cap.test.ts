import { expect, test } from 'bun:test'
import { formatTime } from '@ostrov/shared/formats/time'
import { quarterOf } from '@ostrov/shared/orders/quarter'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { clock, pool } = product
// In the middle of a quarter, whatever the hour is.
clock.now = new Date(quarterOf(clock.now).from.getTime() + 5 * 60_000)

async function cappedKitchen(orders_per_quarter: number) {
  const kitchen = await openKitchen(product)
  const { token } = kitchen.owner
  await product.call('PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`, {
    token,
    body: { orders_per_quarter },
  })
  return kitchen
}
type Kitchen = Awaited<ReturnType<typeof cappedKitchen>>

async function readyToOrder(kitchen: Kitchen) {
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const place = () => product.call('POST', '/api/user/orders', { token, body: orderForm(kitchen, basket) })
  const quote = async () => {
    const terms = { delivery_type: 'pickup', payment_type: 'cash' }
    const { body } = await product.call('POST', `/api/user/baskets/${basket.basket_id}/quote`, { token, body: terms })
    return body.basket.quote.barrier
  }
  return { token, place, quote }
}

test('fifty who order at once get exactly the places of the quarter', async () => {
  const kitchen = await cappedKitchen(7)
  const people = await Promise.all(Array.from({ length: 50 }, () => readyToOrder(kitchen)))
  const answers = await Promise.all(people.map(({ place }) => place()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(43)
  expect([...new Set(refused.map(({ body }) => body.errorMessage))]).toEqual(['restaurant.full'])
  const { rows } = await pool.query('select count(*)::int as placed from "order" where restaurant_id = $1', [
    kitchen.restaurant_id,
  ])
  expect(rows).toEqual([{ placed: 7 }])
})

test('who comes too late is told when the next quarter begins, before the press and by it', async () => {
  const kitchen = await cappedKitchen(1)
  const [first, second] = [await readyToOrder(kitchen), await readyToOrder(kitchen)]
  expect(await second.quote()).toBeNull()
  await first.place()
  const { to } = quarterOf(clock.now)
  const words = `Оформите заказ в\u00A0${formatTime(to)}`
  expect(await second.quote()).toMatchObject({ code: 'full', message: expect.stringContaining(words) })
  const { body } = await second.place()
  expect(body).toMatchObject({ errorMessage: 'restaurant.full', free_at: to.toISOString() })
  expect(body.message).toContain(words)
})

test('the next quarter takes orders again', async () => {
  const kitchen = await cappedKitchen(1)
  const [first, second] = [await readyToOrder(kitchen), await readyToOrder(kitchen)]
  await first.place()
  const before = clock.now
  clock.now = quarterOf(before).to
  expect((await second.place()).status).toBe(200)
  clock.now = before
})

test('a cancelled order frees its place, and one that waits for its money keeps it', async () => {
  const kitchen = await cappedKitchen(1)
  const [first, second] = [await readyToOrder(kitchen), await readyToOrder(kitchen)]
  const { order_id } = (await first.place()).body
  await pool.query(`update "order" set status = 'PAYMENT_PENDING' where id = $1`, [order_id])
  expect((await second.place()).status).toBe(409)
  await pool.query(`update "order" set status = 'CANCELLED_BY_USER' where id = $1`, [order_id])
  expect((await second.place()).status).toBe(200)
})

test('a restaurant without a cap takes all', async () => {
  const kitchen = await openKitchen(product)
  const people = await Promise.all([readyToOrder(kitchen), readyToOrder(kitchen), readyToOrder(kitchen)])
  const answers = await Promise.all(people.map(({ place }) => place()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})
