import { expect, test } from 'bun:test'
import { PACE_NEEDED } from '@ostrov/shared/orders/pace'
import { quarterOf } from '@ostrov/shared/orders/quarter'
import { placedOrder } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'
import { openTrial, wholeLife } from '../../../../test/trial'
import { refreshPace } from '../../restaurants/refresh-pace'
import { findWeeks, sendWeek } from '../../statistics/send-week'
import { handOverOrder } from '../life/hand-over-order'

const product = await openProduct()
const { call, pool, clock, deps } = product
// In the middle of a quarter, whatever the hour is.
clock.now = new Date(quarterOf(clock.now).from.getTime() + 5 * 60_000)

const HOUR_MS = 3_600_000

test('no figure, letter, promise, place of a quarter or person’s answer is changed by it', async () => {
  const trial = await openTrial(product)
  const { kitchen, token } = trial
  const { restaurant_id } = kitchen
  await pool.query('update restaurant set orders_per_quarter = 6 where id = $1', [restaurant_id])
  await pool.query('update product set stock = 20 where id = $1', [kitchen.product_id])
  // One answer fewer than is needed to tell the usual time of answering, one delivery fewer than makes a pace.
  const orders = [await placedOrder(product, kitchen)]
  for (let answered = 1; answered < 5; answered += 1) orders.push(await placedOrder(product, kitchen))
  for (const { id } of orders) await handOverOrder(deps, id)
  for (const { id } of orders.slice(1)) await trial.confirm(id)
  const [waiting, delivered] = orders
  if (!waiting || !delivered) throw new Error('No order was placed.')
  await pool.query(
    `insert into order_event (order_id, "from", "to", actor) select $1, 'OUT_FOR_DELIVERY', 'DELIVERED', 'restaurant' from generate_series(2, $2)`,
    [delivered.id, PACE_NEEDED],
  )
  await pool.query(`update "order" set status = 'COMPLETED', finished_at = now() where id = $1`, [delivered.id])

  const without = await allThatIsCounted()
  const id = await wholeLife(product, trial)
  // As a delivery it would count for the pace.
  await pool.query(`update "order" set delivery_type = 'delivery', delivery = '{}' where id = $1`, [id])
  await pool.query(
    `insert into order_event (order_id, "from", "to", actor) values ($1, 'OUT_FOR_DELIVERY', 'DELIVERED', 'restaurant')`,
    [id],
  )
  expect(await allThatIsCounted()).toEqual(without)

  async function allThatIsCounted() {
    const { token: customer } = waiting?.customer ?? { token: '' }
    const quoted = { token: customer, body: { delivery_type: 'pickup', payment_type: 'cash' } }
    const basket = await call('POST', '/api/basket_item', {
      token: customer,
      body: { restaurant_id, product_id: kitchen.product_id, quantity: 1 },
    })
    await refreshPace(product.em(), clock.now)
    const stored = await pool.query(
      `select r.pace, r.rating, r.reviews_count, (select json_agg(p.stock) from product p where p.restaurant_id = r.id) as stock,
         (select json_agg(s order by s.query) from search_count s) as searched, (select json_agg(l) from order_ledger l) as ledger,
         (select json_agg(y) from payment y) as payments from restaurant r where r.id = $1`,
      [restaurant_id],
    )
    const mine = [
      '/user/orders',
      '/user/orders/recent',
      `/user/orders/${waiting?.id}`,
      '/restaurants/ordered',
      '/search?query=пицца',
    ]
    const public_ = [
      '/user/promo_code/promotions',
      `/restaurants/${restaurant_id}`,
      `/restaurants/${restaurant_id}/menu`,
    ]
    const theirs = ['/business_user/statistics', '/business_user/statistics/export?format=csv']
    const answers = []
    for (const path of [...mine, ...public_]) answers.push((await call('GET', `/api${path}`, { token: customer })).body)
    for (const path of theirs) answers.push((await call('GET', `/api${path}`, { token })).body)
    const { barrier } = (await call('POST', `/api/user/baskets/${basket.body.basket.id}/quote`, quoted)).body.basket
      .quote
    await call('DELETE', `/api/user/baskets/${basket.body.basket.id}`, { token: customer })
    return { stored: stored.rows, answers, barrier, letter: await weekTold(restaurant_id) }
  }
})

/** The weekly letter of the week that today ends. */
async function weekTold(restaurant_id: string) {
  const to = `${crypto.randomUUID()}@example.com`
  await pool.query(
    `update restaurant set notification_config = jsonb_set(notification_config || $2, '{events,weekly}', '["mail"]') where id = $1`,
    [restaurant_id, { emails: [to] }],
  )
  const tomorrow = new Date(clock.now.getTime() + 24 * HOUR_MS)
  await findWeeks(product.em(), tomorrow)
  const { rows: weeks } = await pool.query<{ from: string }>(
    "select payload->>'from' as from from graphile_worker._private_jobs where payload->>'restaurant_id' = $1 and payload->>'from' is not null limit 1",
    [restaurant_id],
  )
  await pool.query("delete from graphile_worker._private_jobs where payload->>'to' like '%@example.com'")
  await sendWeek(deps, { restaurant_id, from: weeks[0]?.from ?? '' })
  const { rows } = await pool.query(
    "select regexp_replace(payload->>'text', 'token=\\S+', '') as text from graphile_worker._private_jobs where payload->>'to' = $1",
    [to],
  )
  return rows
}
