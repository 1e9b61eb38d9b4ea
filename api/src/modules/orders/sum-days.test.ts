import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { wrongDays } from '../../../test/properties/kept-sums'
import { sumDays } from './sum-days'

const DAY_MS = 86_400_000
const product = await openProduct()
const { clock, deps, pool } = product
const kitchen = await openKitchen(product)

test('orders of one day are changed at once and nobody waits; a day that changes while it is summed is summed again', async () => {
  const [first, second] = [await placedOrder(product, kitchen), await placedOrder(product, kitchen)]
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
  expect(await sumDays(deps)).toBeGreaterThan(0)
  expect(await sumDays(deps)).toBe(0)
  const [one, other] = [await pool.connect(), await pool.connect()]
  const raise = 'update "order" set total = total + 1 where id = $1'
  try {
    for (const client of [one, other]) await client.query(`begin; set local lock_timeout = '2s'`)
    await one.query(raise, [first.id])
    await other.query(raise, [second.id])
    await other.query('commit')
    expect(await sumDays(deps)).toBe(1)
    expect((await wrongDays(pool)).wrong).toEqual([])
    await one.query('commit')
  } finally {
    one.release()
    other.release()
  }
  expect((await wrongDays(pool)).kept).toBe(1)
  expect(await sumDays(deps)).toBe(1)
  expect(await wrongDays(pool)).toEqual({ kept: 2, wrong: [] })
})

test('today is never kept, and an order of it changes no sums', async () => {
  const { id } = await placedOrder(product, kitchen)
  const { kept } = await wrongDays(pool)
  expect(await sumDays(deps)).toBe(0)
  await pool.query('update "order" set total = total + 1 where id = $1', [id])
  expect(await wrongDays(pool)).toEqual({ kept, wrong: [] })
})
