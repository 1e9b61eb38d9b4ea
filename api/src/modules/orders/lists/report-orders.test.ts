import { expect, test } from 'bun:test'
import Papa from 'papaparse'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { openTrial } from '../../../../test/trial'
import { readWorkbook } from '../../imports/read-workbook'

const product = await openProduct()
const { call, pool, clock, app } = product
const kitchen = await openKitchen(product)
const { token } = await administrator(product, undefined, 'finance')
// At three in the afternoon of the region.
clock.now = new Date('2026-11-20T04:00:00Z')

const NAMES = ['goods', 'delivery', 'discount', 'own', 'charged', 'paid', 'refunded', 'left', 'onSpot'] as const
const path = (query: string, id = kitchen.restaurant_id) => `/api/admin/orders/restaurant/${id}/report?${query}`
const ask = (query: string, as = token, id = kitchen.restaurant_id) => call('GET', path(query, id), { token: as })
const MONTH = 'from=2026-11-01&to=2026-11-30'

async function table(query = MONTH) {
  const { body } = await ask(`${query}&format=csv`)
  const { data } = Papa.parse<string[]>(String(body).replace('\uFEFF', ''), { delimiter: ';', skipEmptyLines: true })
  const sums = (line: string[] = []) => Object.fromEntries(NAMES.map((name, at) => [name, Number(line[at + 8])]))
  const [, ...lines] = data
  const end = lines.findIndex(([name]) => name === 'Итого')
  return {
    orders: lines.slice(0, end).map((line) => ({ id: Number(line[0]), day: line[1], status: line[3], ...sums(line) })),
    all: sums(lines[end]),
    received: sums(lines[end + 1]),
    ahead: lines.slice(end + 2).map((line) => ({ name: line[0], ...sums(line) })),
    lines,
  }
}

const [cash, online, refused, unpaid, struck] = await Promise.all([
  placedOrder(product, kitchen),
  placedOrder(product, kitchen, { payment_type: 'online' }),
  placedOrder(product, kitchen),
  placedOrder(product, kitchen, { payment_type: 'online' }),
  placedOrder(product, kitchen),
])
const change = (id: number, what: string) => pool.query(`update "order" set ${what} where id = $1`, [id])
const ledger = (id: number, kind: string, amount: number) =>
  pool.query(`insert into order_ledger (order_id, kind, amount) values ($1, $2, $3)`, [id, kind, amount])
await change(cash.id, `status = 'COMPLETED'`)
await change(online.id, `status = 'COMPLETED', promo_code = '=1+1', discount = 300, total = 1300`)
await ledger(online.id, 'discount', -300)
await ledger(online.id, 'payment', -1300)
await ledger(online.id, 'refund', 400)
await change(refused.id, `status = 'CANCELLED_BY_RESTAURANT'`)
await change(unpaid.id, `status = 'CANCELLED'`)
await change(struck.id, `status = 'DELIVERED', price = 700, total = 900`)
await ledger(struck.id, 'goods', -700)
await openTrial(product).then(({ make }) => make())

test('each order has its line, and the sums agree with the ledger to the ruble', async () => {
  const { orders, all, received } = await table()
  expect(orders.map(({ id }) => id)).toEqual([cash, online, refused, struck].map(({ id }) => id).sort((a, b) => a - b))
  expect(orders.find(({ id }) => id === online.id)).toMatchObject({
    ...{ day: '2026-11-20', status: 'Завершён', goods: 1400, delivery: 200, discount: 300, charged: 1300 },
    ...{ paid: 1300, refunded: 400, left: 900, onSpot: 0 },
  })
  expect(orders.find(({ id }) => id === struck.id)).toMatchObject({ goods: 700, charged: 900, onSpot: 900 })
  expect(orders.find(({ id }) => id === refused.id)).toMatchObject({ charged: 1600, onSpot: 0 })
  const { rows } = await pool.query(
    `select coalesce(sum(amount) filter (where kind in ('goods', 'delivery', 'discount')), 0)::int as charged,
       -coalesce(sum(amount) filter (where kind = 'payment'), 0)::int as paid, coalesce(sum(amount) filter (where kind = 'refund'), 0)::int as refunded
     from order_ledger where order_id = any($1)`,
    [orders.map(({ id }) => id)],
  )
  expect(all).toMatchObject(rows[0])
  expect(all.charged).toBe(1600 + 1300 + 1600 + 900)
  expect(received).toMatchObject({ charged: 1600 + 1300 + 900, onSpot: 1600 + 900, left: 900 })
})

test('days are those of the region, both ends included', async () => {
  // Half past midnight of the 21st on the island.
  await pool.query(`update "order" set created_at = '2026-11-20T13:30:00Z' where id = $1`, [cash.id])
  const ids = async (query: string) => (await table(query)).orders.map(({ id }) => id)
  expect(await ids('from=2026-11-21&to=2026-11-21')).toEqual([cash.id])
  expect(await ids('from=2026-11-20&to=2026-11-20')).not.toContain(cash.id)
  expect(await ids('from=2026-11-22&to=2026-11-30')).toEqual([])
  expect((await table('from=2026-11-22&to=2026-11-30')).all.charged).toBe(0)
})

test('orders for a time say so, and are counted by the hour they are wanted in', async () => {
  expect((await table()).ahead).toEqual([])
  await pool.query(`update "order" set wanted_at = '2026-11-20T09:00:00Z' where id = any($1)`, [
    [refused.id, struck.id],
  ])
  const { lines, ahead } = await table()
  expect(lines.find(([id]) => id === String(struck.id))?.[5]).toBe('2026-11-20 20:00')
  expect(ahead.map(({ name }) => name)).toEqual(['Ко времени всего: 2', 'Ко времени с 20:00: 2'])
  expect(ahead[0]).toMatchObject({ charged: 2500 })
})

test('no cell is a formula, in either file', async () => {
  const { lines } = await table()
  expect(lines.flat().filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell))).toEqual([])
  expect(lines.flat().some((cell) => cell.includes('=1+1'))).toBe(true)
  const answer = await app.handle(
    new Request(`http://localhost${path(`${MONTH}&format=xlsx`)}`, { headers: { authorization: `Bearer ${token}` } }),
  )
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-01-2026-11-30.xlsx"')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(JSON.stringify(readWorkbook(bytes))).toContain('Итого')
})

test('a period that ends before it begins, is too long or is none is refused, and so is who may not', async () => {
  expect((await ask('from=2026-11-30&to=2026-11-01&format=csv')).body.errors.to).toContain('позже')
  expect((await ask('from=2020-11-30&to=2026-11-01&format=csv')).status).toBe(422)
  for (const query of ['from=2026-11-01&format=csv', `${MONTH}&format=pdf`, 'from=x&to=y&format=csv', MONTH])
    expect((await ask(query)).status, query).toBe(422)
  const nobodys = '018f0000-0000-7000-8000-000000000000'
  expect((await ask(`${MONTH}&format=csv`, token, nobodys)).body.errorMessage).toBe('restaurant.not_found')
  const support = await administrator(product, undefined, 'support')
  expect((await ask(`${MONTH}&format=csv`, support.token)).body.errorMessage).toBe('request.not_found')
  expect((await ask(`${MONTH}&format=csv`, kitchen.owner.token)).status).toBe(403)
})
