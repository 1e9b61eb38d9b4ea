import { expect, test } from 'bun:test'
import { startProduct } from '../../../scripts/product-server'
import { openKitchen } from '../orders'
import { openProduct } from '../product'
import { type Diner, makeCrowd, press } from './crowd'
import { until } from './until'
import { brokenOrders, ordersOf } from './whole-orders'

const CROWD = 200
const KILL_AFTER = 40

const product = await openProduct()
const kitchen = await openKitchen(product)
const menu = { ...kitchen, price: 700 }
await product.pool.query(
  `insert into promo_code (code, name, amount, min_order_sum, user_use_limit, expires_at)
   values ('DINNER', 'Ужин', 100, 0, 1, now() + interval '1 day')`,
)
// A promo code asks for payment online.
const online = await makeCrowd(product, menu, CROWD / 2, { code: 'DINNER', payment_type: 'online' })
const cash = await makeCrowd(product, menu, CROWD / 2)
const crowd = online.flatMap((diner, place) => [diner, ...cash.slice(place, place + 1)])
const settings = { databaseUrl: product.databaseUrl, script: 'api/src/server.ts' }

test('a server killed in the middle of 200 placements loses nothing and doubles nothing', async () => {
  const early = await placeUntilKilled()
  expect(early.filter((answer) => answer === null).length).toBeGreaterThan(0)

  const second = await startProduct(settings)
  try {
    const late = await Promise.all(crowd.map((diner) => press(second.url, diner)))
    expect(late.filter((answer) => answer?.status !== 200)).toEqual([])
    for (const [place, answer] of early.entries()) {
      if (answer) expect(late[place]?.order_uuid).toBe(answer.order_uuid)
    }
    expect(await ordersOf(product.pool, crowd)).toEqual(
      crowd.map(({ id }, place) => ({ id, orders: [late[place]?.order_uuid] })),
    )
    expect(await brokenOrders(product.pool)).toEqual([])
    expect(await leftBaskets()).toBe(0)
    expect(await promoUses()).toEqual({ counted: online.length, ordered: online.length })
    await until('every order paid in cash is on the board', async () => (await ordersNotHandedOver()) === 0)
    // A page the killed process was asking for is opened by the job behind it, once that process is taken for dead: 90 s.
    await until('every online order has a page to pay at', async () => (await paymentPages()) === online.length, 150)
  } finally {
    await second.stop()
  }
}, 240_000)

/** All press at once; the process is shot when some have been answered and others are under way. */
async function placeUntilKilled() {
  const server = await startProduct(settings)
  let answered = 0
  const enough = Promise.withResolvers<void>()
  const pressing = crowd.map(async (diner: Diner) => {
    const answer = await press(server.url, diner)
    if (answer?.status === 200 && ++answered === KILL_AFTER) enough.resolve()
    return answer
  })
  await Promise.race([enough.promise, Promise.all(pressing)])
  await server.kill()
  return Promise.all(pressing)
}

async function leftBaskets() {
  return (await product.pool.query('select from basket')).rowCount
}

async function promoUses() {
  const { rows } = await product.pool.query(
    `select (select total_used_count from promo_code where code = 'DINNER') as counted,
       (select count(*)::int from "order" where promo_code = 'DINNER') as ordered`,
  )
  return rows[0]
}

async function ordersNotHandedOver() {
  const { rowCount } = await product.pool.query(
    `select from "order" where payment_type = 'cash' and status <> 'CONFIRMATION_PENDING'`,
  )
  return rowCount
}

async function paymentPages() {
  return (await product.pool.query('select distinct order_id from payment where payment_url is not null')).rowCount
}
