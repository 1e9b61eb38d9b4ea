import { expect, test } from 'bun:test'
import { makeProduct } from '../../../test/kitchen'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product

type Past = { at: string; status?: string; total?: number; reason?: string; payment?: string }

/** An order as it went once; moments are said on the region's clock. */
async function ordered(kitchen: Kitchen, { at, status = 'COMPLETED', total = 1000, reason, payment = 'cash' }: Past) {
  const { id, customer } = await placedOrder(product, kitchen)
  const created = new Date(`${at}:00+11:00`)
  const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000)
  await product.pool.query(
    'update "order" set status = $2, total = $3, discount = 0, payment_type = $4, created_at = $5 where id = $1',
    [id, status, total, payment, created],
  )
  await product.pool.query('delete from order_event where order_id = $1', [id])
  const steps = [
    ['CONFIRMATION_PENDING', after(1), null],
    ['CONFIRMED', after(3), null],
    ...(status === 'COMPLETED' ? [['OUT_FOR_DELIVERY', after(23), null] as const] : []),
    ...(reason ? [[status, after(4), reason] as const] : []),
  ]
  for (const [to, moment, comment] of steps)
    await product.pool.query(
      'insert into order_event (order_id, "to", actor, comment, created_at) values ($1, $2, $3, $4, $5)',
      [id, to, 'restaurant', comment, moment],
    )
  return { id, customer }
}
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

async function otherDish({ restaurant_id, product_id }: Kitchen) {
  const { rows } = await product.pool.query<{ category_id: string }>('select category_id from product where id = $1', [
    product_id,
  ])
  return makeProduct(product.em(), { restaurant_id, category_id: rows[0]?.category_id ?? '', name: 'Чай' })
}

const ask = (kitchen: Kitchen, query: string) =>
  call('GET', `/api/business_user/statistics${query}`, { token: kitchen.owner.token })

test('a period is counted beside as many days before it, by days of the region', async () => {
  const kitchen = await openKitchen(product)
  await ordered(kitchen, { at: '2026-05-03T23:30', total: 700 })
  await ordered(kitchen, { at: '2026-05-04T00:30', total: 1500 })
  await ordered(kitchen, { at: '2026-05-05T12:00', total: 500, payment: 'online' })
  await ordered(kitchen, { at: '2026-05-05T13:00', status: 'CANCELLED_BY_RESTAURANT', reason: 'Кончился рис' })
  await ordered(kitchen, { at: '2026-05-05T14:00', status: 'CANCELLED_BY_USER' })
  await ordered(kitchen, { at: '2026-05-05T15:00', status: 'PAYMENT_FAILED' })
  const { body } = await ask(kitchen, '?from=2026-05-04&to=2026-05-05')
  expect(body.before).toEqual({ from: '2026-05-02', to: '2026-05-03' })
  expect(body.figures).toMatchObject({
    revenue: 2000,
    orders: 2,
    average_bill: 1000,
    customers: 2,
    new_customers: 2,
    cancelled_by_restaurant: 1,
    cancelled_by_others: 1,
    accept_seconds: 120,
    cook_seconds: 1200,
  })
  expect(body.figures_before).toMatchObject({ revenue: 700, orders: 1 })
  expect(body.rows).toEqual([
    { at: '2026-05-04', revenue: 1500, orders: 1, revenue_before: 0 },
    { at: '2026-05-05', revenue: 500, orders: 1, revenue_before: 700 },
  ])
  expect(body.refusals).toEqual([{ reason: 'Кончился рис', count: 1 }])
  expect(body.payments).toEqual([
    { payment_type: 'cash', orders: 1, revenue: 1500 },
    { payment_type: 'online', orders: 1, revenue: 500 },
  ])
  // 4 May 2026 is a Monday.
  expect(body.hours).toEqual([
    { weekday: 1, hour: 0, orders: 1 },
    { weekday: 2, hour: 12, orders: 1 },
  ])
  expect(body.products).toMatchObject([{ product_id: kitchen.product_id, bought_with: [] }])
})

test('a day that is not over is compared with as much of the day before', async () => {
  const kitchen = await openKitchen(product)
  product.clock.now = new Date('2026-05-20T12:00:00+11:00')
  await ordered(kitchen, { at: '2026-05-19T11:59', total: 300 })
  await ordered(kitchen, { at: '2026-05-19T12:01', total: 400 })
  const { figures_before, rows } = (await ask(kitchen, '')).body
  expect([figures_before.revenue, rows[12].revenue_before]).toEqual([300, 400])
})

test('a single day is told by its hours', async () => {
  const kitchen = await openKitchen(product)
  await ordered(kitchen, { at: '2026-05-05T09:59', total: 900 })
  const { rows } = (await ask(kitchen, '?from=2026-05-05')).body
  expect(rows).toHaveLength(24)
  expect(rows[9]).toEqual({ at: '09', revenue: 900, orders: 1, revenue_before: 0 })
})

test('who has ordered there before is not new', async () => {
  const kitchen = await openKitchen(product)
  const { id, customer } = await ordered(kitchen, { at: '2026-05-01T12:00' })
  const { id: second } = await ordered(kitchen, { at: '2026-05-05T12:00' })
  await product.pool.query('update "order" set user_id = $2 where id = $1', [second, customer.id])
  expect(id).not.toBe(second)
  expect((await ask(kitchen, '?from=2026-05-05')).body.figures).toMatchObject({ customers: 1, new_customers: 0 })
})

test('nothing sold is all zeros, no times and no rows but empty ones', async () => {
  const kitchen = await openKitchen(product)
  const { body } = await ask(kitchen, '?from=2026-05-05')
  expect(body.figures).toMatchObject({ revenue: 0, orders: 0, average_bill: 0, accept_seconds: null })
  expect([body.products, body.hours, body.refusals]).toEqual([[], [], []])
})

test('a period that ends before it begins, or is longer than a year, is refused with words', async () => {
  const kitchen = await openKitchen(product)
  expect((await ask(kitchen, '?from=2026-05-05&to=2026-05-04')).body.errors.to).toContain('Начало позже конца')
  expect((await ask(kitchen, '?from=2024-05-05&to=2026-05-04')).status).toBe(422)
})

test('another owner’s restaurant is not counted', async () => {
  const kitchen = await openKitchen(product)
  const other = await openKitchen(product)
  await ordered(other, { at: '2026-05-05T12:00' })
  expect((await ask(kitchen, '?from=2026-05-05')).body.figures.orders).toBe(0)
  expect((await ask(kitchen, `?from=2026-05-05&restaurant_id=${other.restaurant_id}`)).status).toBe(404)
})

test('the table is a file of its own', async () => {
  const kitchen = await openKitchen(product)
  const { body, headers } = await ask(kitchen, '/export?format=csv&from=2026-05-04&to=2026-05-05')
  expect(headers.get('content-disposition')).toContain('statistics-2026-05-04-2026-05-05.csv')
  expect(body.split('\r\n')).toHaveLength(4)
})

test('what is bought with a dish and what promo codes gave are counted of what was taken', async () => {
  const kitchen = await openKitchen(product)
  const tea = await otherDish(kitchen)
  const taken = await ordered(kitchen, { at: '2026-06-01T12:00' })
  const alone = await ordered(kitchen, { at: '2026-06-01T13:00' })
  const refused = await ordered(kitchen, { at: '2026-06-01T14:00', status: 'CANCELLED_BY_USER' })
  for (const { id } of [taken, refused])
    await product.pool.query(
      `insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
       values ($1, $2, 'Чай', 200, 'ml', '[]', 90, 2, 180, 9)`,
      [id, tea.id],
    )
  await product.pool.query(
    `update "order" set promo_code = 'ЛЕТО', discount = 210, offer_discount = 50, bonus_spent = 10 where id = any($1)`,
    [[taken.id, alone.id, refused.id]],
  )
  const { body } = await ask(kitchen, '?from=2026-06-01&to=2026-06-01')
  expect(body.promo_codes).toEqual([{ code: 'ЛЕТО', orders: 2, discount: 300 }])
  const dish = body.products.find((one: { product_id: string }) => one.product_id === kitchen.product_id)
  expect(dish.bought_with).toEqual([{ name: 'Чай', count: 1 }])
})
