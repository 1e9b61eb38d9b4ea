import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { findWeeks, sendWeek } from './send-week'

const product = await openProduct()
// 09:00 of a Monday on the island.
const MONDAY = new Date('2026-05-10T22:00:00Z')

async function kitchenAsking(weekly: string[]) {
  const kitchen = await openKitchen(product)
  const to = `${crypto.randomUUID()}@example.com`
  await product.pool.query(
    `update restaurant set notification_config = jsonb_set(notification_config || $2, '{events,weekly}', $3) where id = $1`,
    [kitchen.restaurant_id, { emails: [to] }, JSON.stringify(weekly)],
  )
  const letters = async () =>
    (
      await product.pool.query<{ text: string }>(
        "select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1",
        [to],
      )
    ).rows
  return { kitchen, letters, restaurant_id: kitchen.restaurant_id }
}

const weekJobs = async (id: string) =>
  (
    await product.pool.query<{ from: string }>(
      "select payload->>'from' as from from graphile_worker._private_jobs where payload->>'restaurant_id' = $1 and payload->>'from' is not null",
      [id],
    )
  ).rows

test('on Monday each restaurant that asks for it is to be told of the week before, once', async () => {
  const asking = await kitchenAsking(['mail'])
  const silent = await kitchenAsking([])
  await findWeeks(product.em(), MONDAY)
  await findWeeks(product.em(), MONDAY)
  expect(await weekJobs(asking.restaurant_id)).toEqual([{ from: '2026-05-04' }])
  expect(await weekJobs(silent.restaurant_id)).toEqual([])
})

test('the letter says what the week came to beside the one before, and is written once', async () => {
  const { kitchen, letters, restaurant_id } = await kitchenAsking(['mail'])
  const { id } = await placedOrder(product, kitchen)
  await product.pool.query(
    `update "order" set status = 'COMPLETED', total = 1500, created_at = '2026-05-10T23:30:00+11:00' where id = $1`,
    [id],
  )
  await sendWeek(product.deps, { restaurant_id, from: '2026-05-04' })
  await sendWeek(product.deps, { restaurant_id, from: '2026-05-04' })
  const [letter, second] = await letters()
  expect(letter?.text.replaceAll('\u00A0', ' ')).toContain('Выручка — 1 500 ₽ (0 ₽)')
  expect(second).toBeUndefined()
})

test('of a week without an order nothing is told', async () => {
  const { letters, restaurant_id } = await kitchenAsking(['mail'])
  await sendWeek(product.deps, { restaurant_id, from: '2026-05-04' })
  expect(await letters()).toEqual([])
})
